import type { Config } from 'vite-plugin-ssr/types';

/** Rendered on demand alone: what it shows stands in its address. */
export default { prerender: false } satisfies Config;
