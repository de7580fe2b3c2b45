import '../src/frame/frame.css';
import { boot } from '../src/boot.tsx';
import { scriptedPlatform } from './scripted-platform.ts';

/**
 * A game without a platform, to look at its states: `?engine=slot&rounds=win,small,feature&locale=de`.
 * The rounds come one after another from the script and begin again at its end.
 */
const query = new URLSearchParams(location.search);
const element = document.getElementById('frame');
if (element)
  void boot(
    element,
    { token: 'scripted', parent: null, language: query.get('locale') ?? 'en-CA' },
    scriptedPlatform(query),
  );
