import type { Config } from 'vite-plugin-ssr/types';

/** Rendered on demand: the content depends on the query. */
export default { prerender: false } satisfies Config;
