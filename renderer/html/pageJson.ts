/** What the framework adds to the data of a page that was rendered without a redirect or an abort. */
const UNUSED = {
  abortReason: undefined,
  _urlRewrite: null,
  _urlRedirect: undefined,
  abortStatusCode: undefined,
  _abortCall: undefined,
  _pageContextInitHasClientData: undefined,
};

interface Sent {
  locale: unknown;
  title: unknown;
  shell: unknown;
  _pageId: string;
}

/**
 * Writes a page's data with props of either kind, exactly as the framework does: it marks `undefined` and escapes text
 * that begins like a mark, `/` and `<`. What all kinds share is written once.
 */
export function pageJson({ locale, title, shell, _pageId }: Sent): (pageProps: unknown) => string {
  const first = write({ locale, title });
  const last = write({ shell, is404: null, ...UNUSED, _pageId });
  return (pageProps) => `${first.slice(0, -1)},"pageProps":${write(pageProps)},${last.slice(1)}`;
}

function write(value: unknown): string {
  return JSON.stringify(value, marked).replaceAll('<', '\\u003c').replaceAll('/', '\\/');
}

function marked(_: string, value: unknown): unknown {
  if (typeof value === 'string') return value.startsWith('!') ? `!${value}` : value;
  if (value === undefined) return '!undefined';
  if (isPlain(value)) return value;
  throw new Error('A page has data that cannot be sent to the browser');
}

function isPlain(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return typeof value === 'boolean' || value === null;
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}
