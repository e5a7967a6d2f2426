import type { Config } from 'vite-plugin-ssr/types';

/** How every page is rendered: HTML at build or on demand, then hydrated and navigated in the browser. */
export default {
  clientRouting: true,
  hydrationCanBeAborted: true,
  passToClient: ['locale', 'head', 'pageProps', 'shell', 'is404'],
} satisfies Config;
