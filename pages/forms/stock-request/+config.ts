import type { Config } from 'vite-plugin-ssr/types';

/** Rendered on demand: forms are sent to this address, and a file could not take them. */
export default { prerender: false } satisfies Config;
