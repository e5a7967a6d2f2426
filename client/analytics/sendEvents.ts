import { type Ga4Event, toGa4 } from '../../domain/analytics/ga4.js';
import { pageEvents } from '../../domain/analytics/pageEvents.js';
import type { AnalyticsSettings } from '../../domain/content/pageViews.js';
import { privacyOf } from '../../domain/content/pagePrivacy.js';
import { hideKey } from '../page/hiddenSearch.js';
import { isReceiving, receiveEvents } from './track.js';
import { takePurchase } from './unreportedPurchases.js';

type DataLayer = object[];

/**
 * Sends all events, the queued ones first, to Google Tag Manager and to the operator's address. Only after consent, and
 * with an address without a key, because tags read it by themselves; not at all where the key cannot be hidden.
 */
export function startSending({ gtmId, url }: AnalyticsSettings): void {
  const { pathname, search, hash } = location;
  const address = hideKey(pathname + search + hash);
  if (isReceiving() || address === null) return;
  history.replaceState(history.state, '', address);
  const dataLayer = gtmId === null ? null : loadTagManager(gtmId);
  receiveEvents((tracked, page) => {
    if (privacyOf(page) === 'key-in-path') return;
    for (const event of tracked.name === 'page' ? pageEvents(tracked) : [tracked]) {
      if (event.name === 'purchase' && !takePurchase(event.order.id)) continue;
      const entry = toGa4(event);
      // Null first: otherwise the data layer would merge the event with the previous one.
      dataLayer?.push({ ecommerce: null }, entry);
      if (url !== null) send(url, { ...entry, page });
    }
  });
}

/** Google's snippet as a module, because the Content-Security-Policy allows no inline script. */
function loadTagManager(id: string): DataLayer {
  const dataLayer = (window.dataLayer ??= []);
  dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${id}`;
  document.head.append(script);
  return dataLayer;
}

/** `text/plain` needs no CORS preflight; `keepalive` lets the request outlive the page. */
function send(url: string, entry: Ga4Event & { page: string }): void {
  const body = JSON.stringify(entry);
  fetch(url, { method: 'POST', body, mode: 'no-cors', credentials: 'omit', keepalive: true }).catch(
    () => undefined,
  );
}

/** Removes Google Analytics' cookies of this host and its parent domains. */
export function removeAnalyticsCookies(): void {
  const labels = location.hostname.split('.');
  const domains = ['', ...labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`)];
  for (const [name] of document.cookie.matchAll(/(?<=^|; )_ga[^=]*/g)) {
    for (const domain of domains) document.cookie = `${name}=; Max-Age=0; Path=/${domain}`;
  }
}
