import { defineConfig } from 'vite';
import { WORKER_TEMPLATE, WORKER_SETTINGS_MARK } from './serviceWorker.js';

/** Builds the service worker as one script, without its settings, which the end of the build fills in. */
export default defineConfig({
  define: { WORKER_SETTINGS: WORKER_SETTINGS_MARK, 'process.env.NODE_ENV': '"production"' },
  build: {
    target: 'es2022',
    outDir: 'dist/server',
    emptyOutDir: false,
    copyPublicDir: false,
    reportCompressedSize: false,
    lib: {
      entry: 'features/offline/worker/sw.ts',
      formats: ['iife'],
      name: 'worker',
      fileName: () => WORKER_TEMPLATE,
    },
  },
});
