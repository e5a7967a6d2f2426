import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { DEMO_PICTURES } from '../build/demoPictures.js';
import { staticFiles } from '../local/staticFiles.js';

/** Serves the demonstration shop's pictures in development; a build copies them into the site. */
export function demoPicturesPlugin(): Plugin {
  return {
    name: 'shop:demo-pictures',
    apply: 'serve',
    configureServer(server) {
      const files = staticFiles(resolve(DEMO_PICTURES));
      server.middlewares.use('/pictures', (request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        if (!files.serve(request, response, pathname)) next();
      });
    },
  };
}
