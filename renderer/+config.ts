import type { Config } from 'vite-plugin-ssr/types';

/** How every page is rendered: HTML at build or on demand, then hydrated and navigated in the browser. */
export default {
  clientRouting: true,
  hydrationCanBeAborted: true,
  /** Links load their pages ahead themselves: see `renderer/routing/warmUp.ts`. */
  prefetchStaticAssets: false,
  /** `+middleware.ts` of a page names what has to let the shopper in: see `renderer/middleware.ts`. */
  meta: { middleware: { env: 'server-and-client' } },
  passToClient: ['locale', 'title', 'pageProps', 'shell', 'is404'],
} satisfies Config;
