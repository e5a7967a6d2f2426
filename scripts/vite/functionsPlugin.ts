import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { isPageData } from '../../domain/core/paths.js';
import { dataFolder } from '../../server/config/dataFolder.js';
import { readConfiguration } from '../local/configuration.js';
import { functionFiles } from '../local/functions.js';
import { imageOptimiser } from '../local/imageOptimiser.js';
import { readRoutes, routeRequest } from '../local/routing.js';

/** Runs the functions of `api/` and the image optimiser in the development server, with hot reload. */
export function functionsPlugin(): Plugin {
  return {
    name: 'shop:functions',
    apply: 'serve',
    configureServer(server) {
      const configuration = readConfiguration();
      const routes = readRoutes(configuration);
      const functions = functionFiles(resolve('api'), (file) => server.ssrLoadModule(file));
      const serveImage = imageOptimiser({
        source: resolve('public'),
        cache: join(dataFolder(), 'images'),
        settings: configuration.images,
        origin: `http://localhost:${server.config.server.port}`,
      });
      server.middlewares.use((request, response, next) => {
        const url = new URL(request.url ?? '/', 'http://localhost');
        if (url.pathname === '/_vercel/image') {
          serveImage(request, response, url.searchParams).catch(next);
          return;
        }
        // The framework's middleware renders pages, but knows nothing of their data.
        if (!/^\/(?:api|feeds|media)\//.test(url.pathname) && !isPageData(url.pathname)) {
          next();
          return;
        }
        const facts = {
          path: url.pathname,
          query: url.search,
          header: () => undefined,
          cookie: () => undefined,
        };
        const outcome = routeRequest(routes, facts, functions.exists);
        const target = outcome.kind === 'rewrite' ? outcome.destination : url.pathname;
        functions.run(target, request, response).catch(next);
      });
    },
  };
}
