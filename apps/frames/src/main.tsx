import './styles/frame.css';
import { boot } from './boot.tsx';
import { parentOrigin } from './frame/host.ts';

const query = new URLSearchParams(location.search);
const allowed = document.querySelector('meta[name="liftoff-parents"]')?.getAttribute('content') ?? '';
const element = document.getElementById('frame');

if (element)
  void boot(
    element,
    {
      token: query.get('token') ?? '',
      parent: parentOrigin(query.get('origin'), allowed),
      language: query.get('locale') ?? navigator.language,
    },
    (_route, url, init) => fetch(url, init),
  );
