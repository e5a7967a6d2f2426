import type { Config } from 'vite-plugin-ssr/types';

/** Rendered on demand, for whoever runs the shop and has the link. */
export default { prerender: false } satisfies Config;
