import type { Config } from 'vite-plugin-ssr/types';

/**
 * Every page is HTML, prerendered or rendered on demand, then hydrated; further navigation happens in the browser, by
 * `renderer/client.ts`. It reads the data that `+onRenderHtml.ts` writes, so the framework passes none.
 */
export default {
  /** A page's `+middleware.ts` names its route guard: see `renderer/app/middleware.ts`. */
  meta: { middleware: { env: 'server-and-client' } },
} satisfies Config;
