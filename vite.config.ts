import react from '@vitejs/plugin-react';
import ssr from 'vite-plugin-ssr/plugin';
import { defineConfig } from 'vite';
import { numberClasses } from './scripts/vite/classNames.js';
import { coloursPlugin } from './scripts/vite/coloursPlugin.js';
import { demoPicturesPlugin } from './scripts/vite/demoPicturesPlugin.js';
import { messagesPlugin } from './scripts/vite/messagesPlugin.js';
import { functionsPlugin } from './scripts/vite/functionsPlugin.js';
import { iconsPlugin } from './scripts/vite/iconsPlugin.js';
import { minifyPlugin } from './scripts/vite/minifyPlugin.js';
import { pageAssetsPlugin } from './scripts/vite/pageAssetsPlugin.js';
import { quietPlugin } from './scripts/vite/quietPlugin.js';
import { reactModulesPlugin } from './scripts/vite/reactModulesPlugin.js';
import { valibotModulesPlugin } from './scripts/vite/valibotModulesPlugin.js';

/** `includeAssetsImportedByServer`: the server's hooks import backends, and nothing of theirs is to be shipped. */
export default defineConfig(({ command, isSsrBuild }) => ({
  // The framework's plugin is typed as `any`.
  // eslint-disable-next-line @typescript-eslint/no-unsafe-assignment
  plugins: [
    quietPlugin(),
    react(),
    reactModulesPlugin(),
    valibotModulesPlugin(),
    coloursPlugin(),
    messagesPlugin(),
    iconsPlugin(),
    functionsPlugin(),
    demoPicturesPlugin(),
    pageAssetsPlugin(),
    minifyPlugin(),
    ssr({ disableAutoFullBuild: true, includeAssetsImportedByServer: false }),
  ],
  define: { 'import.meta.env.BUILD_ID': JSON.stringify(process.env['BUILD_ID'] ?? 'development') },
  css: { modules: { generateScopedName: command === 'build' ? numberClasses() : 'el-[name]-[local]' } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // A plugin minifies browser code; the renderer runs only in Node.
    minify: isSsrBuild === true ? 'oxc' : false,
    cssMinify: 'esbuild',
    // Nobody who builds the site can do anything about the time that a plugin takes.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  /** Server code loads its dependencies at run time, except notistack, which is bundled. */
  ssr: { noExternal: ['notistack'] },
}));
