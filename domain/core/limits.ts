/** Every figure of the product in one place; the unit stands in the name. */

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_S = 24 * 60 * 60;

export const COOKIE_MAX_AGE_S = 30 * DAY_S;
export const LOCALE_COOKIE_MAX_AGE_S = 365 * DAY_S;
/** A browser stays known long after its session, for who comes back after months is the one to let in. */
export const DEVICE_COOKIE_MAX_AGE_S = 365 * DAY_S;
/**
 * How long a code for a new password lives: as long as the window in which its letters are counted, so that of the
 * letters that a stranger can have sent one is always good.
 */
export const RESET_CODE_LIFE_S = 60 * 60;
export const LOCALE_COOKIE = 'i18n_redirected';

export const APP_LOADER_MS = 300;
export const STICKY_HEADER_DELAY_MS = 50;
export const DROPDOWN_DELAY_MS = 150;

export const SEARCH_DEBOUNCE_MS = 500;
/** Choices that are asked about while they are made. */
export const REMOTE_SELECT_DEBOUNCE_MS = 300;
export const SEARCH_KEYWORD_MAX_CHARS = 100;
/** The longest value of a filter, such as a maker's name. */
export const FILTER_VALUE_MAX_CHARS = 60;
/** Values that one listing takes of a facet, and of all facets together. */
export const FACET_VALUES_MAX = 20;
export const FILTER_VALUES_MAX = 40;
/** With more chosen values than this, the listing shows one removable chip a facet, not one a value. */
export const FILTER_CHIPS_MAX = 12;
export const SEARCH_SUGGESTIONS = 8;

export const CACHE_PREFIX = 'cache:';
export const CACHE_DEFAULT_MS = 5 * MINUTE_MS;
export const CACHE_SEARCH_MS = 7 * 24 * 60 * MINUTE_MS;
export const CACHE_CONTENT_MS = 7 * 24 * 60 * MINUTE_MS;
/** What a browser keeps of public answers at most: the oldest gives way. */
export const CACHE_MOST_ENTRIES = 50;
export const CACHE_ENTRY_MAX_CHARS = 100_000;
export const LOCALE_MESSAGES_CACHE_MS = 24 * 60 * MINUTE_MS;

export const TOAST_DEFAULT_MS = 5000;
export const TOAST_HEADER_MS = 4500;
export const TOAST_CART_MS = 3000;
export const TOAST_MAX_SHOWN = 5;
export const TOAST_GAP_PX = 16;
export const TOAST_SWIPE_THRESHOLD_PX = 50;
export const TOAST_HOTKEY = 'F8';

/** A tooltip opens after a while, at once where another has just been open, and goes a moment after the pointer. */
export const TOOLTIP_OPEN_DELAY_MS = 700;
export const TOOLTIP_SKIP_DELAY_MS = 300;
export const TOOLTIP_HIDE_DELAY_MS = 200;

/** The shop's own icons get this long; the public service is asked too once they are late. */
export const ICON_TIMEOUT_MS = 1500;
export const ICON_SERVICE_TIMEOUT_MS = 5 * SECOND_MS;
export const ICON_ROTATION_MS = 750;

export const SLIDER_AUTOPLAY_MS = 4000;
export const SLIDER_SPACING_PX = 20;
/** Slides in view from each width on, in px. */
export const SLIDER_SLIDES = [
  { fromPx: 0, slides: 1 },
  { fromPx: 768, slides: 3 },
  { fromPx: 1090, slides: 4 },
] as const;
export const SLIDER_ARROWS_ABOVE = 4;
/** So many products may be asked about in one request: all sliders of a page together. */
export const CARDS_MAX = 40;
/** What a page's sliders show is asked for at most this often. */
export const CARDS_EVERY_MS = MINUTE_MS;

/** How often an open page asks whether a new deployment is there. */
/** How long after a visitor's first page the menus and words of editors are asked for. */
export const CONTENT_REFRESH_WAIT_MS = 5 * SECOND_MS;
/** How long a page's scripts wait for its largest picture at most. */
export const SCRIPTS_WAIT_MS = 2 * SECOND_MS;
/** How long a page that was loaded ahead is shown as it came. */
export const PAGE_AHEAD_MS = 30 * SECOND_MS;
/** A page's place is written into the browser's history so long after scrolling: Safari allows 100 changes in 30 s. */
export const SCROLL_SAVE_MS = 333;
/** How long a page that is returned to is given to become long enough to be scrolled to where it was left. */
export const SCROLL_RETRY_MS = 100;
/** How often an open page asks whether there is a new deployment. */
export const BUILD_POLL_MS = 10 * MINUTE_MS;
export const OVERLAY_Z_INDEX = 2000;
export const CHUNK_RELOAD_GUARD_MS = 10 * SECOND_MS;
/** Pages whose code and data are loaded ahead at the same time. */
export const ROUTE_PRELOADS_MAX = 4;

/** Path and query of a request; RFC 9110 asks for at least so many. */
export const URL_MAX_CHARS = 8000;
export const BODY_MAX_BYTES = 64 * 1024;
/** A store's message holds a whole product, description and all. */
export const WEBHOOK_MAX_BYTES = 1024 * 1024;
export const PAGE_SIZE_DEFAULT = 24;
export const PAGE_SIZE_MAX = 100;

export const CART_LINES_MAX = 200;

export const PASSWORD_MIN_CHARS = 8;
export const PASSWORD_MAX_CHARS = 128;
export const NAME_MAX_CHARS = 50;
export const EMAIL_MAX_CHARS = 254;
export const ADDRESS_MAX_CHARS = 200;
export const NOTES_MAX_CHARS = 500;
export const CONTACT_NAME_MAX_CHARS = 100;
export const CONTACT_MESSAGE_MAX_CHARS = 2000;

/** From how many headings on a text gets a table of contents. */
export const CONTENTS_FROM_HEADINGS = 3;

/** So many pieces of one product a customer may have on the way that are yet to be paid in cash. */
export const CASH_PIECES_MAX = 12;
/** So many orders a customer may have on the way that are yet to be paid in cash. */
export const CASH_ORDERS_MAX = 5;

/** Answers to idempotency keys that are kept for a customer, the newest ones. */
export const ANSWERS_KEPT = 200;

/** How long a payment session lives; an order younger than that may be on its way to be paid. */
export const PAYMENT_SESSION_MS = 15 * MINUTE_MS;
/** So much later an order whose payment nobody has heard of counts as timed out. */
export const PAYMENT_GRACE_MS = 5 * MINUTE_MS;
/** So long after it began an attempt is looked up again, for money that came late and without a word. */
export const PAYMENT_AFTERMATH_MS = 3 * DAY_S * SECOND_MS;
/**
 * The reconciliation begins no look-up after so long, and leaves the others to its next run: the last ones need
 * the rest of the minute that `vercel.json` gives it.
 */
export const RECONCILIATION_MS = 40 * SECOND_MS;
/** So many attempts are looked up at the same time. */
export const RECONCILIATION_LOOK_UPS = 5;
/** Reading a pending order asks the provider at most this often. */
export const PAYMENT_LOOK_UP_EVERY_S = 3;

/** Retry rule of the HTTP client: idempotent methods 0 times, others once, on these statuses. */
export const RETRY_STATUSES: readonly number[] = [408, 409, 425, 429, 500, 502, 503, 504];
/** Longer than this the client does not wait for its second try, whatever the server asks for. */
export const RETRY_WAIT_MAX_S = 10;

/** When a browser or robot may try again that met an outage. */
export const OUTAGE_RETRY_AFTER_S = 5;
/** All tries of one question to the store or the content backend together. Nobody waits longer for the catalogue. */
export const STORE_READ_BUDGET_MS = 10 * SECOND_MS;
/** A shopper waits so long for a product's price of this moment, and then sees the one last known. */
export const CURRENT_OFFER_PATIENCE_MS = 2 * SECOND_MS;
/** Texts that are known are shown where the content backend takes longer than this. */
export const TEXTS_PATIENCE_MS = 2 * SECOND_MS;

/** Widths in px at which pictures are offered; twice each breakpoint is covered by the larger ones. */
export const IMAGE_WIDTHS_PX = [96, 160, 320, 640, 768, 1024, 1280, 1536, 2048, 3072] as const;
export const IMAGE_QUALITY = 75;

/** A car of the fitment table was built in these years; next year's are on sale this year. */
export const CAR_FIRST_YEAR = 1950;
export const CAR_PRESSURE_PSI = { min: 15, max: 100 };
/** An operator's fitment file; the shop's own table has some thousand rows in 90 kB. */
export const FITMENT_FILE_MAX_BYTES = 2 * 1024 * 1024;
export const FITMENT_ROWS_MAX = 20_000;
