import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { WebVitals } from '../../domain/reports/webVitals.js';
import { pagePattern } from './pagePattern.js';
import { sendReport } from './sendReport.js';

/** Share of page loads that are measured, so that a busy shop does not use up the service's quota. */
export const MEASURED_SHARE = 0.2;

/**
 * Sends the web vitals of this page load once, when the page is first hidden: they are final then, and a phone may end
 * the page without notice. Nothing in them tells visitors apart, so no consent is needed.
 */
export function reportVitals(random: () => number = Math.random): void {
  if (random() >= MEASURED_SHARE) return;
  const vitals: WebVitals = { page: pagePattern(location.pathname) };
  const keep = ({ name, value }: Metric) => {
    vitals[name.toLowerCase() as Lowercase<Metric['name']>] = value;
  };
  for (const on of [onTTFB, onFCP, onLCP, onINP, onCLS]) on(keep);
  // After the library's own listeners, which complete the values.
  document.addEventListener('visibilitychange', function send() {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', send);
    sendReport('/post/web-vitals', vitals);
  });
}
