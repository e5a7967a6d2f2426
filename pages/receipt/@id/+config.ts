import type { Config } from 'vite-plugin-ssr/types';

/** Rendered on demand: order ids are not known at build time. */
export default { prerender: false } satisfies Config;
