/** Bundles the browser's code, the renderer and what features add into `dist/`, in one process. */
import { build } from 'vite';
import { BUNDLES } from '../../features/bundles.mjs';

const options = { logLevel: 'warn' };
/** Modules of the renderer that contain file names, style sheets and message ids of the browser's code. */
const FROM_BROWSER_CODE = /^\0virtual:(?:page-assets|messages)$/;

/** The renderer's other modules are read and compiled meanwhile. */
function waitFor(browserCode) {
  return {
    name: 'shop:wait-for-browser-code',
    enforce: 'pre',
    load: {
      // Before the plugins that write these modules, whatever they enforce.
      order: 'pre',
      filter: { id: FROM_BROWSER_CODE },
      async handler() {
        await browserCode;
        return null;
      },
    },
  };
}

const browserCode = build(options);
await Promise.all([
  browserCode,
  build({ ...options, build: { ssr: true }, plugins: [waitFor(browserCode)] }),
]);
for (const configFile of BUNDLES) await build({ ...options, configFile });
