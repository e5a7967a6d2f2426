/** Vite configurations of what features bundle besides the site's code. */
export const BUNDLES = ['features/offline/build/worker.config.ts'];
