import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BODY_MAX_BYTES, NETWORK_REQUESTS } from '../../domain/core/limits.js';
import { DEFAULT_LOCALE, LANGUAGES, LOCALES } from '../../domain/core/locale.js';
import { localePath } from '../../domain/core/paths.js';
import { parseCookies } from '../../server/http/session/cookies.js';
import { clientAddress } from '../../server/http/network/clientAddress.js';
import { cacheControl } from '../../server/http/routing/respond.js';
import { nginxLanguages } from '../redirectsOfLanguages.js';
import { readConfiguration } from './configuration.js';
import { STATIC_BEHIND_CACHE } from './edge.js';
import { readRoutes, routeRequest } from './routing.js';
import { COMPRESSIBLE } from './staticFiles.js';

/* deploy/nginx.conf, read as nginx does, must follow the same rules as the platform's edge. */

const CONF = readFileSync('deploy/nginx.conf', 'utf8').replace(/^\s*#.*$/gm, '');
const bare = (text = '') => text.replace(/^(["'])(.*)\1$/, '$2');

/** The values of every line of a directive. */
const directive = (name: string): string[] =>
  [...CONF.matchAll(new RegExp(`^\\s*${name} (.*);$`, 'gm'))].map(([, value]) => bare(value));

type Variables = Readonly<Record<string, string>>;
const fill = (template: string, variables: Variables) =>
  template.replace(/\$(\w+)/g, (_, name: string) => variables[name] ?? '');

/** The variables with those of every `map` added. Exact values come before regular expressions. */
function mapped(given: Variables): Variables {
  const variables: Record<string, string> = { ...given };
  for (const [, source, target = '', body = ''] of CONF.matchAll(
    /map ("[^"]*"|\S+) \$(\w+) \{\n([\s\S]*?)\n\}/g,
  )) {
    const value = fill(bare(source), variables);
    const rows = [...body.matchAll(/^\s*("[^"]*"|\S+) (\S+);$/gm)].map(([, key, result]) => [
      bare(key),
      result ?? '',
    ]);
    const exact = rows.find(([key]) => key === value && key !== 'default');
    variables[target] = fill(exact?.[1] ?? matched(rows, value, variables), variables);
  }
  return variables;
}

function matched(rows: (string | undefined)[][], value: string, variables: Record<string, string>): string {
  for (const [key = '', result = ''] of rows.filter(([name = '']) => name.startsWith('~'))) {
    const match = new RegExp(key.slice(1)).exec(value);
    if (match === null) continue;
    Object.assign(variables, match.groups);
    return result;
  }
  return rows.find(([key]) => key === 'default')?.[1] ?? '';
}

const forBrowser = (sent: string) => mapped({ upstream_http_cache_control: sent })['browser_cache_control'];

describe('the cache of nginx', () => {
  it('removes from the shop’s headers exactly what is meant for a cache in front', () => {
    const forEdge = cacheControl({ kind: 'public', edgeSeconds: 60, staleSeconds: 600 });
    expect(forBrowser(forEdge)).toBe('public, max-age=0');
    expect(forBrowser(STATIC_BEHIND_CACHE)).toBe('public, max-age=0');
    expect(forBrowser('public, max-age=0, s-maxage=10')).toBe('public, max-age=0');
    const unchanged = [cacheControl({ kind: 'private' }), cacheControl({ kind: 'immutable' })];
    const configured = readRoutes(readConfiguration()).flatMap((route) =>
      'headers' in route && route.headers['Cache-Control'] !== undefined
        ? [route.headers['Cache-Control']]
        : [],
    );
    expect(configured).toHaveLength(4);
    // nginx stores no response with this header, so a new service worker is seen at once.
    expect(configured).toContain('no-cache');
    for (const header of [...unchanged, ...configured, '']) expect(forBrowser(header)).toBe(header);
    expect(directive('add_header')).toContain('Cache-Control $browser_cache_control always');
  });

  it('stores only what the shop declares public, for as long as the shop says', () => {
    expect(directive('proxy_ignore_headers')).toEqual([]);
    expect(directive('proxy_cache_methods')).toEqual([]);
    // Redirects to canonical addresses have no lifetime of their own.
    expect(directive('proxy_cache_valid')).toEqual(['308 1m']);
    expect(directive('proxy_set_header')).toContainEqual(expect.stringMatching(/^Surrogate-Capability /));
  });

  it('serves a stale copy while it is renewed within the shop’s limit, and in an outage', () => {
    expect(directive('proxy_cache_background_update')).toEqual(['on']);
    const [reasons = ''] = directive('proxy_cache_use_stale');
    expect(reasons.split(' ')).not.toContain('updating');
    expect(reasons.split(' ')).toEqual(
      expect.arrayContaining(['error', 'timeout', 'http_500', 'http_502', 'http_503', 'http_504']),
    );
  });

  it('separates its entries by scheme, path and query, and not by hosts that clients invent', () => {
    expect(directive('proxy_cache_key')).toEqual(['$visible_scheme$request_uri']);
  });
});

it('lets a network have as many requests at a time as the shop does, and none of another proxy’s clients', () => {
  expect(directive('limit_conn')).toEqual([`networks ${NETWORK_REQUESTS}`]);
  expect(directive('limit_conn_zone')).toEqual(['$client_network zone=networks:10m']);
  const networkSeen = (remote_addr: string, http_x_forwarded_for = '') =>
    mapped({ remote_addr, http_x_forwarded_for })['client_network'];
  expect(networkSeen('203.0.113.7')).toBe('203.0.113.7');
  expect(networkSeen('2001:db8:1:2::7')).toBe('2001:db8:1:2:');
  expect(networkSeen('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2:');
  expect(networkSeen('2001:db8::7')).toBe('2001:db8::7');
  expect(networkSeen('10.0.0.1', '203.0.113.7')).toBe('""');
});

it('lets the shop in the composition believe nginx alone, and not the gateway of its network', () => {
  const compose = readFileSync('compose.yaml', 'utf8');
  const trusted = /TRUSTED_PROXY: (\S+)/.exec(compose)?.[1] ?? '';
  const addresses = [...compose.matchAll(/ipv4_address: (\S+)/g)].map(([, address]) => address);
  expect(addresses).toEqual(['172.31.240.10', trusted]);
  const seenFrom = (remoteAddress: string) =>
    clientAddress(
      { remoteAddress, headers: { 'x-forwarded-for': '203.0.113.7' } },
      { TRUSTED_PROXY: trusted },
    );
  expect(seenFrom(trusted)).toBe('203.0.113.7');
  expect(seenFrom('172.31.240.1')).toBe('172.31.240.1');
});

it('lets nginx compress the same types as the shop, and pass every body that the shop accepts', () => {
  const types = directive('gzip_types')[0]?.split(' ') ?? [];
  expect(types.every((type) => COMPRESSIBLE.test(type))).toBe(true);
  for (const type of ['text/css', 'text/javascript', 'application/json', 'image/svg+xml'])
    expect(types).toContain(type);
  expect(parseInt(directive('client_max_body_size')[0] ?? '', 10) * 1024 * 1024).toBeGreaterThan(
    BODY_MAX_BYTES,
  );
});

it('lets nginx send the error page in the language of the address while the shop does not answer', () => {
  const pages = copiedErrorPages(LOCALES.map((locale) => localePath('/went-wrong', locale)));
  const sentFor = (path: string) => {
    const tried = directive('try_files')[0]?.split(' ') ?? [];
    return tried.map((file) => fill(file, mapped({ request_uri: path }))).find((file) => pages.has(file));
  };
  expect(directive('error_page')).toEqual(['502 503 504 =503 @outage']);
  for (const locale of LOCALES) {
    const page = `${localePath('/went-wrong', locale)}/index.html`;
    for (const path of ['/', '/category/1?brand=2', '/product/variable/101', '/arabia'])
      expect(sentFor(localePath(path, locale)), path).toBe(page);
  }
  expect(readFileSync('Dockerfile', 'utf8')).toContain('/error-pages /usr/share/nginx/html\n');
});

/** The error pages that the image of nginx gets from a build that has them at these paths. */
function copiedErrorPages(paths: readonly string[]): Set<string> {
  const folder = mkdtempSync(join(tmpdir(), 'error-pages-'));
  for (const path of paths) {
    mkdirSync(join(folder, 'dist/client', path), { recursive: true });
    writeFileSync(join(folder, 'dist/client', path, 'index.html'), '');
  }
  execFileSync(resolve('deploy/steps.sh'), ['error-pages', 'copied'], { cwd: folder });
  const files = readdirSync(join(folder, 'copied'), { recursive: true, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return new Set(files.map((file) => `/${file}`));
}

describe('nginx on the home page', () => {
  const routes = readRoutes(readConfiguration());
  const languages = [
    ...[undefined, 'ar-EG,en;q=0.5', 'AR', 'arn', 'en,ar;q=0.9', 'x;ar'],
    ...LOCALES.flatMap((locale) => LANGUAGES[locale].browserLanguages),
  ];
  const cookies = [undefined, ...LOCALES.map((locale) => `i18n_redirected=${locale}`), 'other=ar'];
  const sites = [undefined, 'same-origin', 'cross-site'];
  const agents = ['Mozilla/5.0 (CUBOT X19) Chrome/126', 'Googlebot/2.1', 'Chrome-Lighthouse', undefined];

  it('knows every language of the shop, as `npm run redirects` writes it', () => {
    const { home_locale: locale } = mapped({ cookie_i18n_redirected: '', http_accept_language: '' });
    expect(locale).toBe(DEFAULT_LOCALE);
    expect(readFileSync('deploy/nginx.conf', 'utf8')).toContain(
      `written by \`npm run redirects\`\n${nginxLanguages()}# end`,
    );
  });

  it('redirects the same visitors to the same language as vercel.json', () => {
    const outcomes = new Set<string>();
    for (const language of languages)
      for (const cookie of cookies)
        for (const site of sites)
          for (const agent of agents) {
            const headers: Record<string, string | undefined> = {
              'accept-language': language,
              'sec-fetch-site': site,
              'user-agent': agent,
            };
            const given = parseCookies(cookie ?? '');
            const outcome = routeRequest(
              routes,
              { path: '/', query: '', header: (name) => headers[name], cookie: (name) => given.get(name) },
              () => true,
            );
            const { home_locale: locale = '' } = mapped({
              http_accept_language: language ?? '',
              http_sec_fetch_site: site ?? '',
              http_user_agent: agent ?? '',
              cookie_i18n_redirected: given.get('i18n_redirected') ?? '',
            });
            const wanted = outcome.kind === 'redirect' ? outcome.location.slice(1) : DEFAULT_LOCALE;
            expect(locale, JSON.stringify({ language, cookie, site, agent })).toBe(wanted);
            outcomes.add(locale);
          }
    expect([...outcomes].sort()).toEqual([...LOCALES].sort());
  });
});
