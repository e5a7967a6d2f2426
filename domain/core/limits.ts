/** Every constant of the product, with its unit in the name. */

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_S = 24 * 60 * 60;

export const COOKIE_MAX_AGE_S = 30 * DAY_S;
/** How long an ended session stays known: longer than it lasts by more than the clocks of instances differ. */
export const REVOCATION_KEPT_S = COOKIE_MAX_AGE_S + DAY_S;
export const LOCALE_COOKIE_MAX_AGE_S = 365 * DAY_S;
/** Outlives the session, because a customer who returns after months must still be recognised. */
export const DEVICE_COOKIE_MAX_AGE_S = 365 * DAY_S;
/**
 * Lifetime of a mailed code: equal to the window of the rate limit on these mails, so that at least one of the mails
 * that a stranger can trigger remains valid.
 */
export const MAILED_CODE_LIFE_S = 60 * 60;
/** Lifetime of a code that was sent to a mobile number. */
export const MESSAGE_CODE_LIFE_S = 5 * 60;
export const LOCALE_COOKIE = 'i18n_redirected';

export const APP_LOADER_MS = 300;
export const STICKY_HEADER_DELAY_MS = 50;
export const DROPDOWN_DELAY_MS = 150;

export const SEARCH_DEBOUNCE_MS = 500;
/** Delay before remote options are requested while typing. */
export const REMOTE_SELECT_DEBOUNCE_MS = 300;
export const SEARCH_KEYWORD_MAX_CHARS = 100;
/** Maximum length of a filter value, such as a brand name. */
export const FILTER_VALUE_MAX_CHARS = 60;
/** A product's attribute that is shown but not filtered by; a longer one belongs into the description. */
export const ATTRIBUTE_TEXT_MAX_CHARS = 160;
/** Maximum number of values per facet, and of all facets together, in one listing. */
export const FACET_VALUES_MAX = 20;
export const FILTER_VALUES_MAX = 40;
/** With more selected values than this, the listing shows one removable chip per facet instead of one per value. */
export const FILTER_CHIPS_MAX = 12;
export const SEARCH_SUGGESTIONS = 8;

export const CACHE_PREFIX = 'cache:';
export const CACHE_DEFAULT_MS = 5 * MINUTE_MS;
export const CACHE_SEARCH_MS = 7 * 24 * 60 * MINUTE_MS;
export const CACHE_CONTENT_MS = 7 * 24 * 60 * MINUTE_MS;
/** Maximum number of public responses in the browser's cache; the oldest is evicted. */
export const CACHE_MOST_ENTRIES = 50;
export const CACHE_ENTRY_MAX_CHARS = 100_000;
export const LOCALE_MESSAGES_CACHE_MS = 24 * 60 * MINUTE_MS;

/** Messages to mobile numbers that the shop pays for, in 24 hours. */
export const MESSAGES_A_DAY = 1000;
/** The part of them that is for numbers which their customers have proven. */
export const MESSAGES_FOR_PROVEN = 0.25;

export const TOAST_DEFAULT_MS = 5000;
export const TOAST_HEADER_MS = 4500;
export const TOAST_CART_MS = 3000;
/** Toasts that nobody should miss. */
export const TOAST_WARNING_MS = 60_000;
export const TOAST_MAX_SHOWN = 5;
export const TOAST_GAP_PX = 16;
export const TOAST_SWIPE_THRESHOLD_PX = 50;
export const TOAST_HOTKEY = 'F8';

/**
 * A tooltip opens after a delay, at once if another has just been open, and closes shortly after the pointer leaves.
 */
export const TOOLTIP_OPEN_DELAY_MS = 700;
export const TOOLTIP_SKIP_DELAY_MS = 300;
export const TOOLTIP_HIDE_DELAY_MS = 200;

/** Time limit of the shop's own icon service; then the public one is tried as well. */
export const ICON_TIMEOUT_MS = 1500;
export const ICON_SERVICE_TIMEOUT_MS = 5 * SECOND_MS;
export const ICON_ROTATION_MS = 750;

export const SLIDER_AUTOPLAY_MS = 4000;
export const SLIDER_SPACING_PX = 20;
/** Visible slides from each width on, in px. */
export const SLIDER_SLIDES = [
  { fromPx: 0, slides: 1 },
  { fromPx: 768, slides: 3 },
  { fromPx: 1090, slides: 4 },
] as const;
export const SLIDER_ARROWS_ABOVE = 4;
/** Maximum number of products per request, for all sliders of a page together. */
export const CARDS_MAX = 40;
/** Minimum interval between refreshes of a page's sliders. */
export const CARDS_EVERY_MS = MINUTE_MS;

/** Delay after a visitor's first page before menus and editorial messages are refreshed. */
export const CONTENT_REFRESH_WAIT_MS = 5 * SECOND_MS;
/** Maximum time that a page's scripts wait for its first frame and its largest picture. */
export const SCRIPTS_WAIT_MS = 2 * SECOND_MS;
/** Maximum time that a form which was submitted before hydration waits for the page's scripts. */
export const SUBMIT_HOLD_MS = 10 * SECOND_MS;
/** Maximum time that a hydrated page on a busy device waits before it registers the service worker. */
export const WORKER_WAIT_MS = 3 * SECOND_MS;
/** Delay of the progress bar of a navigation. */
export const PROGRESS_BAR_AFTER_MS = 250;
/** How long a preloaded page is shown without a refresh. */
export const PAGE_AHEAD_MS = 30 * SECOND_MS;
/** Delay after scrolling before the position is saved in the browser's history: Safari allows 100 changes in 30 s. */
export const SCROLL_SAVE_MS = 333;
/** How long a restored page may take to become tall enough for its scroll position. */
export const SCROLL_RETRY_MS = 100;
/** How often an open page checks for a new deployment. */
export const BUILD_POLL_MS = 10 * MINUTE_MS;
export const OVERLAY_Z_INDEX = 2000;
export const CHUNK_RELOAD_GUARD_MS = 10 * SECOND_MS;
/** Number of pages preloaded at the same time, code and data. */
export const ROUTE_PRELOADS_MAX = 4;
/** Number of products per document that are preloaded because a scroll ended at them, 3 kB each. */
export const LOOKED_AT_PRELOADS_MAX = 8;

/** Maximum length of path and query; RFC 9110 recommends to support at least this. */
export const URL_MAX_CHARS = 8000;
export const BODY_MAX_BYTES = 64 * 1024;
/** A webhook of the store contains a whole product with its description. */
export const WEBHOOK_MAX_BYTES = 1024 * 1024;
export const PAGE_SIZE_DEFAULT = 24;
export const PAGE_SIZE_MAX = 100;
/** Sizes of a car by which its tyres are grouped; a car with more has one list. */
export const SIZES_OF_CAR_MAX = 8;
/** Tyres that are shown of each of them. */
export const ROWS_OF_SIZE = 4;
/** Tyres of a listing from which three are picked; of more, none are. */
export const PICKED_FROM_MAX = 200;

/**
 * Addresses in one sitemap. Search engines accept 50,000, but a function's response may have 4.5 MB, and an address with
 * its alternates takes up to 0.8 kB.
 */
export const SITEMAP_ADDRESSES_MAX = 5000;

/** Bounds of a product feed: about 1.5 kB an item; networks accept longer texts, but show no more. */
export const FEED_ITEMS_MAX = 200_000;
export const FEED_PRODUCTS_AT_ONCE = 200;
export const FEED_TITLE_MAX_CHARS = 150;
export const FEED_DESCRIPTION_MAX_CHARS = 500;
/** Working days ahead that a product page knows the dates of. */
export const WORKING_DAYS_AHEAD = 15;
/** How long delivery fees are taken as known for feeds and structured data. */
export const DELIVERY_ZONES_FRESH_MS = 5 * MINUTE_MS;
/** Days within which goods can be returned, unless a setting says otherwise: the right of every buyer in Egypt. */
export const RETURN_DAYS = 14;
/** How long a security.txt holds; less than a year, as RFC 9116 recommends. */
export const SECURITY_TEXT_LIFE_MS = 364 * 24 * 60 * MINUTE_MS;

/** A customer's words about a return, and the operator's answer. */
export const RETURN_TEXT_MAX_CHARS = 1000;
/** Address of a photo. */
export const RETURN_PHOTO_MAX_CHARS = 500;
/** Requests to return goods of one order, refused ones included. */
export const RETURNS_PER_ORDER_MAX = 10;
/** Open requests that the scheduled job looks up in the store, and that the letter of the day counts. */
export const RETURNS_FOLLOWED_MAX = 200;

/** The highest fee for fitting one tyre that an operator can set, in piastres. */
export const FITTING_FEE_MAX = 10_000_00;
export const BRANCHES_MAX = 50;
/** Appointments of a branch at the same time. */
export const BRANCH_CAPACITY_MAX = 50;
/** Days ahead, today not counted, for which appointments can be booked. */
export const SLOT_DAYS_AHEAD = 14;
/** Days ahead of which a branch tells its holidays. */
export const HOLIDAYS_SHOWN_DAYS = 30;
/** Minute of the day before an appointment until which its customer can change it: 20:00. */
export const VISIT_CHANGE_UNTIL_MINUTE = 20 * 60;
/** A place is held for an order that is being placed; no request lasts as long. */
export const SLOT_HELD_MS = 15 * MINUTE_MS;
/** How long an order is known to keep its place before it may be asked again. */
export const SLOT_KEPT_MS = 6 * 60 * MINUTE_MS;
/** Orders of full appointments that a request asks whether they still stand. */
export const SLOT_CHECKS_AT_ONCE = 10;
/** Days after an appointment for which its place is still recorded. */
export const SLOT_RECORD_DAYS = 30;

/** Choices that a product's variations leave open ("Any colour") are sold up to this number. */
export const OPEN_CHOICES_MAX = 100;
export const CART_LINES_MAX = 200;
/** Coupons of one cart, and the length of a code. */
export const COUPONS_MAX = 5;
export const COUPON_CODE_MAX_CHARS = 40;

export const PASSWORD_MIN_CHARS = 8;
export const PASSWORD_MAX_CHARS = 128;
export const NAME_MAX_CHARS = 50;
export const EMAIL_MAX_CHARS = 254;
export const ADDRESS_MAX_CHARS = 200;
/** Entries of an address book. */
export const ADDRESSES_MAX = 20;
export const NOTES_MAX_CHARS = 500;
export const CONTACT_NAME_MAX_CHARS = 100;
export const CONTACT_MESSAGE_MAX_CHARS = 2000;
/** An editor's text in place of a message of the interface. */
export const WORD_OVERRIDE_MAX_CHARS = 300;

export const REVIEW_STARS_MAX = 5;
export const REVIEWS_PER_PAGE = 5;
/** How long ratings and reviews that were read from a store are taken as known. */
export const REVIEWS_FRESH_MS = 30 * SECOND_MS;

/** Number of headings from which a text gets a table of contents. */
export const CONTENTS_FROM_HEADINGS = 3;

/** Maximum pieces of one product in a customer's unpaid cash orders. */
export const CASH_PIECES_MAX = 12;
/** Maximum number of a customer's unpaid cash orders. */
export const CASH_ORDERS_MAX = 5;

/**
 * The part of a product's stock, and of a day's appointments, that orders whose number nobody has proven may take together
 * without paying.
 */
export const UNPROVEN_SHARE = 0.75;

/** Idempotency responses stored per customer; the oldest are deleted. */
export const IDEMPOTENCY_ANSWERS_MAX = 200;

/** Length of a carrier's id of an area. */
export const CARRIER_AREA_MAX_CHARS = 60;
/** How often the log names a state of a delivery that the carrier's documentation does not have. */
export const UNKNOWN_STATE_TOLD_EVERY_S = 24 * 60 * 60;

/** Lifetime of a payment session; a younger order may still be paid. */
export const PAYMENT_SESSION_MS = 15 * MINUTE_MS;
/** Additional time before an order without a payment result counts as timed out. */
export const PAYMENT_GRACE_MS = 5 * MINUTE_MS;
/** How long after its start an attempt is still checked for late payments without a callback. */
export const PAYMENT_AFTERMATH_MS = 3 * DAY_S * SECOND_MS;
/**
 * The reconciliation starts no further look-up after this and leaves the rest to its next run; the last ones need the
 * remainder of the minute that `vercel.json` allows.
 */
export const RECONCILIATION_MS = 40 * SECOND_MS;
/** Number of concurrent look-ups in the reconciliation. */
/** Orders of a customer that a read of all of them looks up at the payment provider. */
export const LOOK_UPS_PER_READ = 3;
export const RECONCILIATION_LOOK_UPS = 5;
/** How long one process may send a notice to a customer before another one takes it over. */
export const NOTICE_LEASE_MS = 5 * MINUTE_MS;
/** After this long a change of an account has been made or never will be, even if its process ended. */
export const ACCOUNT_CHANGE_MS = 10 * MINUTE_MS;
/** Waits after each failed attempt to send a notice; after the last one the notice is given up. */
export const NOTICE_RETRY_MS: readonly number[] = [1, 5, 30, 120, 360, 720, 1440].map(
  (minutes) => minutes * MINUTE_MS,
);
/** An older notice is given up, because its news is stale. */
export const NOTICE_LIFE_MS = 7 * DAY_S * SECOND_MS;
/** Longest carrier and tracking number, which are printed in letters and on the tracking page. */
export const SHIPMENT_MAX_CHARS = 60;
/** How many of the operator's steps the page of an order lists. */
export const OFFICE_STEPS_LISTED = 50;
/** Minute of the day in Egypt from which the operator's letter of the day is sent. */
export const DIGEST_FROM_MINUTE = 4 * 60;
/** Minute of the day before an appointment from which its customer is reminded. */
export const VISIT_REMIND_FROM_MINUTE = 9 * 60;
/** Lines of one part of that letter. */
export const DIGEST_LINES_MAX = 30;
/** Searches that found nothing in it. */
export const DIGEST_SEARCHES_MAX = 10;
/** How old an unanswered message may be that it names. */
export const DIGEST_MESSAGES_MS = 30 * 24 * 60 * 60 * 1000;
/** How long the operator's link to an order works. */
export const ORDER_LINK_LIFE_MS = 30 * 24 * 60 * 60 * 1000;
/** How long a caller's link to their prepared cart works. */
export const CART_LINK_LIFE_MS = 3 * 24 * 60 * 60 * 1000;

/** How long ended notices are kept, so that none is repeated. */
export const NOTICE_KEPT_MS = 90 * DAY_S * SECOND_MS;
/** One run starts to send no further notice after this, and leaves the rest to the next one. */
export const NOTICES_RUN_MS = 20 * SECOND_MS;
/** How far back the scheduled job looks for changes of orders that nobody was told of. */
export const NOTICES_MISSED_MS = 2 * DAY_S * SECOND_MS;
/** Number of notices that one run sends at the same time. */
export const NOTICES_AT_ONCE = 3;
/** Bounds of one run over unconfirmed cash orders; the next one continues with the rest. */
export const UNCONFIRMED_RUN_ORDERS = 200;
export const UNCONFIRMED_RUN_MS = 30 * SECOND_MS;
/** How long the money of an order is awaited that is paid later, unless a setting says otherwise, and at most. */
export const PAY_HOURS = 48;
export const PAY_HOURS_MAX = 336;
/** How long before its deadline an unpaid transfer is reminded of; never before half of its time is over. */
export const PAY_REMIND_MS = DAY_S * SECOND_MS;
/** Texts of a store about its ways to pay. */
export const WAY_NAME_MAX_CHARS = 60;
export const WAY_TEXT_MAX_CHARS = 300;
export const PAY_TO_MAX_CHARS = 1500;
/** Bounds of one run over orders whose money is awaited; the next one continues with the rest. */
export const AWAITED_RUN_ORDERS = 200;
export const AWAITED_RUN_MS = 20 * SECOND_MS;
/** A customer's words about their transfer, such as its number. */
export const PROOF_TEXT_MAX_CHARS = 200;
/** Minimum interval between provider look-ups when a pending order is read. */
export const PAYMENT_LOOK_UP_EVERY_S = 3;

/** Statuses on which the HTTP client retries a POST once; other methods are never retried. */
export const RETRY_STATUSES: readonly number[] = [408, 409, 425, 429, 500, 502, 503, 504];
/** Maximum wait before the client's retry, whatever the server requests. */
export const RETRY_WAIT_MAX_S = 10;

/** So old a page may be that is kept: then it is rendered anew. */
export const PAGE_FRESH_S = 60;
/** Changes of the store come in bursts: so long they are gathered before pages are renewed. */
export const CHANGES_GATHER_MS = 1 * SECOND_MS;
/** So long pages are renewed before changes of the meantime are looked for, whose pages come first. */
export const RENEWAL_MAX_MS = 5 * SECOND_MS;
/** So long one process goes on while changes keep coming or pages are left, which are then renewed by their age. */
export const PUBLISHING_MAX_MS = 40 * SECOND_MS;

/** Public pages, lists and pictures are rejected while their turn would come later than this … */
export const SHED_DELAY_MS = 700;
/** … and more requests than these are under way. */
export const BUSY_REQUESTS = 24;
/** Those of a network with more requests under way than browsers have connections are rejected sooner. */
export const CROWD_DELAY_MS = 200;
export const CROWD_REQUESTS = 12;
/** What has waited longer, because turns took longer than before, is rejected as well. */
export const LONGEST_DELAY_MS = 1.5 * SECOND_MS;
/** So many requests of any kind are answered at a time, of one network and of all; more are rejected at once. */
export const NETWORK_REQUESTS = 100;
export const ALL_REQUESTS = 1000;
/** So many connections may be open; a browser keeps up to six, and many share an address. */
export const NETWORK_CONNECTIONS = 600;
export const ALL_CONNECTIONS = 5000;
/** Retry-After of what has been rejected then: at random, so that a crowd does not come back at once. */
export const SHED_RETRY_AFTER_S = { min: 2, max: 6 };

/** Retry-After of responses during an outage. */
export const OUTAGE_RETRY_AFTER_S = 5;
/** Time budget of a read from the store or the content backend, including retries. */
export const STORE_READ_BUDGET_MS = 10 * SECOND_MS;
/** Time budget of one request of a refresh of the whole catalogue, for which no shopper waits. */
export const STORE_REFRESH_BUDGET_MS = 30 * SECOND_MS;
/** A refresh asks for fewer products at once after a slower answer, and for more after a quicker one. */
export const STORE_PAGE_SLOW_MS = 5 * SECOND_MS;
export const STORE_PAGE_QUICK_MS = 2 * SECOND_MS;
/** How long to wait for a product's current price before the last known one is used. */
export const CURRENT_OFFER_TIMEOUT_MS = 2 * SECOND_MS;
/** How long texts of the content backend are fresh. */
export const TEXTS_FRESH_MS = MINUTE_MS;
/** Cached texts are used if the content backend takes longer than this. */
export const TEXTS_TIMEOUT_MS = 2 * SECOND_MS;

/** How long a page waits for what it can do without: reviews, delivery, and a newer version of what is known of them. */
export const PARTS_TIMEOUT_MS = 2 * SECOND_MS;
/** How long a reader waits for the store to tell whether there is a product that the mirror does not know. */
export const LOOK_AGAIN_TIMEOUT_MS = 3 * SECOND_MS;

/** Widths in px at which pictures are available, covering each breakpoint at densities 1 and 2. */
export const IMAGE_WIDTHS_PX = [96, 160, 320, 640, 768, 1024, 1280, 1536, 2048, 3072] as const;
export const IMAGE_QUALITY = 75;

/** Range of construction years in the fitment table; next year's models are on sale this year. */
export const CAR_FIRST_YEAR = 1950;
/** Slug of a model, year and sizes. */
export const CAR_KEY_MAX_CHARS = 120;
/** Cars that a shopper can keep. */
export const MY_CARS_MAX = 5;
export const CAR_PRESSURE_PSI = { min: 15, max: 100 };
/** Maximum size of an operator's fitment file; the shop's own table has about a thousand rows in 90 kB. */
export const FITMENT_FILE_MAX_BYTES = 2 * 1024 * 1024;
export const FITMENT_ROWS_MAX = 20_000;
/** Searches that found nothing: those of a day and its days that are kept, and their length. */
export const MISSED_SEARCHES_OF_DAY_MAX = 500;
export const MISSED_SEARCH_MAX_CHARS = 60;
export const MISSED_SEARCHES_KEPT_DAYS = 90;
/** After so many days a search that only one person has typed is deleted; only what several have is shown. */
export const LONE_SEARCH_KEPT_DAYS = 7;
export const MISSED_SEARCH_SHOWN_FROM = 2;
/** The operator's synonyms: groups, words of a group, and letters and parts of a word. */
export const SYNONYM_GROUPS_MAX = 500;
export const SYNONYMS_IN_GROUP_MAX = 8;
export const SYNONYM_MAX_CHARS = 60;
export const SYNONYM_PARTS_MAX = 4;
/** Synonyms of a search that are looked up, because each costs time; words after that are taken as they are. */
export const SYNONYMS_OF_SEARCH_MAX = 16;
export const SYNONYMS_FILE_MAX_BYTES = 256 * 1024;
/** A product file: WooCommerce writes about 1 kB a row. */
export const GOODS_FILE_MAX_BYTES = 128 * 1024 * 1024;
export const GOODS_ROWS_MAX = 100_000;
export const GOODS_PRICE_MAX_PIASTRES = 1_000_000 * 100;
export const GOODS_STOCK_MAX = 1_000_000;
export const GOODS_NAME_MAX_CHARS = 200;
export const GOODS_SKU_MAX_CHARS = 100;
export const GOODS_TEXT_MAX_CHARS = 50_000;
/** Pictures of one product, their original size, and the width and height to which larger ones are reduced. */
export const GOODS_PICTURES_MAX = 20;
export const GOODS_PICTURE_MAX_BYTES = 10 * 1024 * 1024;
export const GOODS_PICTURE_PX = 2048;

/** Writes that wait for a connection: their number, and how long; the server forgets idempotency keys after 24 h. */
export const WAITING_WRITES_MAX = 20;
export const WAITING_WRITE_LIFE_MS = 23 * 60 * MINUTE_MS;
/** How often a waiting write is tried where the browser does not notice the connection. */
export const WAITING_RETRY_MS = 30 * SECOND_MS;
/** Attempts that the shop may answer with a server error; the pause doubles with each, so the last follows after 15 min. */
export const WAITING_ATTEMPTS_MAX = 6;
