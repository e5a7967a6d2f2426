import react from '@vitejs/plugin-react';
import ssr from 'vite-plugin-ssr/plugin';
import { defineConfig } from 'vite';
import { compileHintPlugin } from './scripts/vite/compileHintPlugin.js';
import { coloursPlugin } from './scripts/vite/coloursPlugin.js';
import { demoPicturesPlugin } from './scripts/vite/demoPicturesPlugin.js';
import { messagesPlugin } from './scripts/vite/messagesPlugin.js';
import { functionsPlugin } from './scripts/vite/functionsPlugin.js';
import { iconsPlugin } from './scripts/vite/iconsPlugin.js';
import { logger } from './scripts/vite/logger.js';
import { pageAssetsPlugin } from './scripts/vite/pageAssetsPlugin.js';

/** `includeAssetsImportedByServer`: the server's hooks import backends, and nothing of theirs is to be shipped. */
export default defineConfig(({ command }) => ({
  customLogger: logger(command === 'build' ? 'warn' : 'info'),
  // The framework's plugin is typed as `any`.
  // oxlint-disable-next-line typescript/no-unsafe-assignment
  plugins: [
    react(),
    coloursPlugin(),
    messagesPlugin(),
    iconsPlugin(),
    functionsPlugin(),
    demoPicturesPlugin(),
    pageAssetsPlugin(),
    compileHintPlugin(),
    // oxlint-disable-next-line typescript/no-deprecated -- true is the default
    ssr({ disableAutoFullBuild: true, includeAssetsImportedByServer: false }),
  ],
  define: { 'import.meta.env.BUILD_ID': JSON.stringify(process.env['BUILD_ID'] ?? 'development') },
  css: { modules: { generateScopedName: command === 'build' ? 'el-[hash:base64:6]' : 'el-[name]-[local]' } },
  // A build for the platform while the development server runs is no reason to reload.
  server: { watch: { ignored: ['**/.vercel/**'] } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    minify: 'oxc',
    // Nobody who builds the site can do anything about the time that a plugin takes.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  /** Server code loads its dependencies at run time, except notistack, which is bundled. */
  ssr: { noExternal: ['notistack'] },
}));
