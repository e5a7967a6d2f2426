const DAY_S = 24 * 60 * 60;
const HOUR_S = 60 * 60;

/** Requests to be told of goods in stock: of one browser, for one address or number, and from one network. */
export const stockLimits = {
  'stock-requests-visitor': { variable: 'LIMIT_STOCK_REQUESTS_VISITOR', max: 20, windowSeconds: DAY_S },
  'stock-requests-contact': { variable: 'LIMIT_STOCK_REQUESTS_CONTACT', max: 10, windowSeconds: DAY_S },
  'stock-requests-address': { variable: 'LIMIT_STOCK_REQUESTS_ADDRESS', max: 60, windowSeconds: HOUR_S },
} as const;

/** Open requests to be told that something is in stock again, of one address or number, and for one product. */
export const STOCK_REQUESTS_PER_CONTACT = 20;
export const STOCK_REQUESTS_PER_ITEM = 2000;
/** How long such a request waits for the goods. */
export const STOCK_REQUEST_LIFE_MS = 180 * DAY_S * 1000;
/** People who are told of each piece in stock, within a day; most of them do not buy at once. */
export const STOCK_NEWS_PER_PIECE = 3;
export const STOCK_NEWS_WAVE_MS = DAY_S * 1000;
/** Requests that one run turns into notices. */
export const STOCK_NEWS_AT_ONCE = 500;
