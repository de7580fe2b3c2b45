/// <reference types="vite/client" />

/** The minified text of a module as an inline script: see `vite/inline-script.ts`. */
declare module '*?inline-script' {
  const text: string;
  export default text;
}
