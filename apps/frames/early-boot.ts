import type { Plugin } from 'vite';

const boot = /\/src\/boot\.tsx$/;

/**
 * Preloads the module that `main.tsx` imports later, so that it downloads in parallel with the first script, which
 * initially only requests the launch data.
 */
export const earlyBoot = (): Plugin => ({
  name: 'liftoff:early-boot',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_page, { bundle = {} }) {
      const chunks = Object.values(bundle).filter(file => file.type === 'chunk');
      const found = chunks.find(({ facadeModuleId }) => facadeModuleId !== null && boot.test(facadeModuleId));
      if (!found) throw new Error('The frame has no chunk of its boot.');
      const entry = chunks.find(({ isEntry }) => isEntry);
      const scripts = [found.fileName, ...found.imports].filter(
        file => file !== entry?.fileName && !entry?.imports.includes(file),
      );
      return scripts.map(file => ({
        tag: 'link',
        attrs: { rel: 'modulepreload', href: `/frame/${file}`, crossorigin: true },
        injectTo: 'head' as const,
      }));
    },
  },
});
