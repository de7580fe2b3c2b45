import '../src/frame/frame.css';
import { boot } from '../src/boot.tsx';
import { scriptedPlatform } from './scripted-platform.ts';

/**
 * Runs a game without a platform, to inspect its states: `?engine=slot&rounds=win,small,feature&locale=de`. The
 * scripted rounds are played in order and repeat from the start.
 */
const query = new URLSearchParams(location.search);
const element = document.getElementById('frame');
if (element)
  void boot(
    element,
    { token: 'scripted', parent: null, language: query.get('locale') ?? 'en-CA' },
    scriptedPlatform(query),
  );
