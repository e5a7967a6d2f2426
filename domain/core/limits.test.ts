import { expect, test } from 'vitest';
import * as limits from './limits.js';

test('keeps the timings and sizes of the interface at their specified values', () => {
  expect(limits).toMatchObject({
    COOKIE_MAX_AGE_S: 2_592_000,
    LOCALE_COOKIE_MAX_AGE_S: 31_536_000,
    LOCALE_MESSAGES_CACHE_MS: 86_400_000,
    APP_LOADER_MS: 300,
    STICKY_HEADER_DELAY_MS: 50,
    DROPDOWN_DELAY_MS: 150,
    SEARCH_DEBOUNCE_MS: 500,
    REMOTE_SELECT_DEBOUNCE_MS: 300,
    CACHE_PREFIX: 'cache:',
    CACHE_DEFAULT_MS: 300_000,
    CACHE_SEARCH_MS: 604_800_000,
    CACHE_CONTENT_MS: 604_800_000,
    TOAST_DEFAULT_MS: 5000,
    TOAST_HEADER_MS: 4500,
    TOAST_CART_MS: 3000,
    TOAST_MAX_SHOWN: 5,
    TOAST_GAP_PX: 16,
    TOAST_SWIPE_THRESHOLD_PX: 50,
    TOAST_HOTKEY: 'F8',
    TOOLTIP_OPEN_DELAY_MS: 700,
    TOOLTIP_SKIP_DELAY_MS: 300,
    TOOLTIP_HIDE_DELAY_MS: 200,
    ICON_TIMEOUT_MS: 1500,
    ICON_SERVICE_TIMEOUT_MS: 5000,
    ICON_ROTATION_MS: 750,
    SLIDER_AUTOPLAY_MS: 4000,
    SLIDER_SPACING_PX: 20,
    SLIDER_SLIDES: [
      { fromPx: 0, slides: 1 },
      { fromPx: 768, slides: 3 },
      { fromPx: 1090, slides: 4 },
    ],
    SLIDER_ARROWS_ABOVE: 4,
    OVERLAY_Z_INDEX: 2000,
    CHUNK_RELOAD_GUARD_MS: 10_000,
    ROUTE_PRELOADS_MAX: 4,
    RETRY_STATUSES: [408, 409, 425, 429, 500, 502, 503, 504],
  });
});
