import type { Plugin } from 'vite';

/** Tells Chromium to compile a whole file off the main thread, instead of each function when it is first called. */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/** Starts every chunk for the browser with Chromium's compile hint. */
export function compileHintPlugin(): Plugin {
  return {
    name: 'shop:compile-hint',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // Not as a banner, because the hint has to precede the list of files that Vite prepends to a chunk.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue;
          file.code = COMPILE_HINT + file.code;
          if (file.map !== null) file.map.mappings = `;${file.map.mappings}`;
        }
      },
    },
  };
}
