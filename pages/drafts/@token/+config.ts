import type { Config } from 'vite-plugin-ssr/types';

/** Rendered on demand, for those who have the link. */
export default { prerender: false } satisfies Config;
