/// <reference types="vite/client" />

/** The text of a module as a minified inline script: see `vite/inline-script.ts`. */
declare module '*?inline-script' {
  const text: string;
  export default text;
}
