import { createHash } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { EARLY_SCRIPT } from '../../renderer/html/earlyScript.js';
import { readConfiguration } from './configuration.js';
import { contentSecurityPolicy } from './contentSecurityPolicy.js';
import { readRoutes, routeRequest } from './routing.js';

afterEach(() => vi.unstubAllEnvs());

const OWN_SCRIPTS = `'self' 'sha256-${createHash('sha256').update(EARLY_SCRIPT).digest('base64')}'`;

/** The policy's sources by directive. */
const directives = (policy: string): Record<string, string> =>
  Object.fromEntries(
    policy.split('; ').map((part) => [part.split(' ')[0], part.replace(/^\S+ /, '')] as const),
  ) as Record<string, string>;

const CLOSED = {
  'default-src': "'self'",
  'script-src': OWN_SCRIPTS,
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self' https://api.iconify.design",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
  'form-action': "'self'",
};

/** HTML and scripts come from two policies of the shop's own. */
const TRUSTED_TYPES = { 'require-trusted-types-for': "'script'", 'trusted-types': 'early shop' };

test('without analytics, allows only the shop itself, its inline script by hash, and the icon service', () => {
  expect(directives(contentSecurityPolicy(null))).toEqual({ ...CLOSED, ...TRUSTED_TYPES });
});

test('with GTM_ID, adds exactly the sources of Google Tag Manager and GA4', () => {
  expect(directives(contentSecurityPolicy({ gtmId: 'GTM-ABC1234', url: null }))).toEqual({
    ...CLOSED,
    'script-src': `${OWN_SCRIPTS} https://*.googletagmanager.com`,
    'img-src': `${CLOSED['img-src']} https://*.google-analytics.com https://*.googletagmanager.com`,
    'connect-src': `${CLOSED['connect-src']} https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com`,
  });
});

test('with ANALYTICS_URL, allows connections to its origin only', () => {
  const url = 'https://events.example/shop?site=1';
  expect(directives(contentSecurityPolicy({ gtmId: null, url }))).toEqual({
    ...CLOSED,
    ...TRUSTED_TYPES,
    'connect-src': `${CLOSED['connect-src']} https://events.example`,
  });
});

test.each([
  ['', null],
  ['GTM-ABC1234', { gtmId: 'GTM-ABC1234', url: null }],
] as const)('every path is served with the policy of the settings: GTM_ID=%s', (gtmId, analytics) => {
  vi.stubEnv('GTM_ID', gtmId);
  const request = { path: '/ar/faq', query: '', header: () => undefined, cookie: () => undefined };
  const { headers } = routeRequest(readRoutes(readConfiguration()), request, () => true);
  expect(headers['Content-Security-Policy']).toBe(contentSecurityPolicy(analytics));
});
