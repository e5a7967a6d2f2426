import type { ShopSettings } from '../../server/ports/backend.js';

/** What a feature adds to a built site. */
export type BuildStep = (build: { site: string; buildId: string; settings: ShopSettings }) => void;
