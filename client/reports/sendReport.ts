import { apiAddress } from '../core/api.js';

/** Sends a report to the shop, also while the page is being left. */
export function sendReport(path: '/post/client-error' | '/post/web-vitals', body: object): void {
  navigator.sendBeacon(apiAddress(path), new Blob([JSON.stringify(body)], { type: 'application/json' }));
}
