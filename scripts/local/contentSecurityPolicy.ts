import { createHash } from 'node:crypto';
import type { AnalyticsSettings } from '../../domain/content/pageViews.js';
import { EARLY_SCRIPT } from '../../renderer/html/earlyScript.js';

type Directive = 'script-src' | 'img-src' | 'connect-src';

/** What Google Tag Manager and GA4 need, according to Google's documentation, without `unsafe-inline`. */
const TAG_MANAGER: Record<Directive, string[]> = {
  'script-src': ['https://*.googletagmanager.com'],
  'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  'connect-src': [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
};

/** The policy of every response. Analytics adds its own sources and nothing else. */
export function contentSecurityPolicy(analytics: AnalyticsSettings | null): string {
  const hash = createHash('sha256').update(EARLY_SCRIPT).digest('base64');
  const sources = (directive: Directive, ...own: string[]) =>
    [
      directive,
      ...own,
      ...(analytics?.gtmId == null ? [] : TAG_MANAGER[directive]),
      ...(directive === 'connect-src' && analytics?.url != null ? [new URL(analytics.url).origin] : []),
    ].join(' ');
  return [
    "default-src 'self'",
    sources('script-src', "'self'", `'sha256-${hash}'`),
    "style-src 'self' 'unsafe-inline'",
    sources('img-src', "'self'", 'data:'),
    "font-src 'self'",
    sources('connect-src', "'self'", 'https://api.iconify.design'),
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    // Not with Tag Manager, because the operator's tags in it write scripts and HTML of their own.
    ...(analytics?.gtmId == null ? ["require-trusted-types-for 'script'", 'trusted-types early shop'] : []),
  ].join('; ');
}
