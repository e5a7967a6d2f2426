import type { Config } from 'vite-plugin-ssr/types';

/** Every page is HTML, prerendered or rendered on demand, then hydrated; further navigation happens in the browser. */
export default {
  clientRouting: true,
  hydrationCanBeAborted: true,
  /** Links prefetch their pages themselves: see `renderer/routing/warmUp.ts`. */
  prefetchStaticAssets: false,
  /** A page's `+middleware.ts` names its route guard: see `renderer/middleware.ts`. */
  meta: { middleware: { env: 'server-and-client' } },
  passToClient: ['locale', 'title', 'pageProps', 'shell', 'is404', 'formAnswer'],
} satisfies Config;
