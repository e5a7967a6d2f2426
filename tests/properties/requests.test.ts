import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { ShopError } from '../../domain/core/errors.js';
import { looseJson } from '../../domain/core/looseJson.js';
import { parseStack } from '../../domain/reports/stackFrames.js';
import { readHeaders } from '../../server/config/parsing/headers.js';
import { readNetworks } from '../../server/config/parsing/networks.js';
import { readCodeTicket } from '../../server/http/session/codeTicket.js';
import { parseCookies, setCookie } from '../../server/http/session/cookies.js';
import { readJsonBody, readPostedFields, readQuery } from '../../server/http/routing/input.js';
import { clientAddress } from '../../server/http/network/clientAddress.js';
import { networkOf } from '../../server/http/network/rateLimits.js';
import { holds } from './holds.js';
import { anyText, headerText, textOf } from './texts.js';
import { codeOf } from './codeOf.js';

const SHOP = 'https://shop.example/';

describe('cookies', () => {
  const name = fc.stringMatching(/^[a-z_]{1,8}$/);
  const value = fc.stringMatching(/^[\w.-]{0,20}$/);

  holds(
    'are read as browsers send them, the first of a name',
    [fc.array(fc.tuple(name, value), { maxLength: 8 })],
    (pairs) => {
      const header = pairs.map((pair) => pair.join('=')).join('; ');
      expect([...parseCookies(header)]).toEqual(
        [...new Map([...pairs].reverse())].sort(
          ([a], [b]) => pairs.findIndex(([n]) => n === a) - pairs.findIndex(([n]) => n === b),
        ),
      );
    },
  );

  holds('are set so that they are read', [value], (text) => {
    const [pair = ''] = setCookie('token', text, { secure: true, httpOnly: true }).split(';');
    expect(parseCookies(pair).get('token')).toBe(text);
  });

  holds(
    'of any text have trimmed names without separators',
    [textOf('a=b', ';', '=', ' ', 'token')],
    (header) => {
      for (const key of parseCookies(header).keys()) expect(key).toMatch(/^[^;=]*$/);
    },
  );

  holds(
    'hold a ticket, or something that is none',
    [headerText('code_ticket=', 'a'.repeat(22), ';')],
    (cookie) => {
      expect(readCodeTicket(new Request(SHOP, { headers: { cookie } })) ?? 'a'.repeat(22)).toMatch(
        /^[\w-]{22}$/,
      );
    },
  );
});

describe('queries and bodies', () => {
  const pairs = fc.array(
    fc.tuple(
      fc.constantFrom('a', 'b', '__proto__', 'constructor', 'x y'),
      fc.constantFrom('', '1', 'ا', '&=%'),
    ),
    { maxLength: 8 },
  );

  holds('keep the fields that are given once, and reject others', [pairs], async (entries) => {
    const url = new URL(`${SHOP}?${new URLSearchParams(entries).toString()}`);
    const names = entries.map(([name]) => name);
    const twice = names.find(
      (name, place) =>
        names.indexOf(name) !== place && entries.some(([other, text]) => other === name && text !== ''),
    );
    const code = await codeOf(() => readQuery(url));
    expect(code).toBe(twice === undefined ? null : 'invalid_fields');
    if (code !== null) return;
    const given = entries.filter(([, text]) => text !== '');
    expect(Object.entries(readQuery(url))).toEqual(given);
    expect(Object.getPrototypeOf(readQuery(url))).toBe(Object.prototype);
  });

  holds(
    'keep every value of a field that may be repeated',
    [fc.array(fc.stringMatching(/^[\w ]{1,5}$/), { maxLength: 6 })],
    (values) => {
      const url = new URL(`${SHOP}?${new URLSearchParams(values.map((value) => ['a', value])).toString()}`);
      expect(readQuery(url, ['a'])['a'] ?? []).toEqual(values);
    },
  );

  const post = (body: Uint8Array<ArrayBuffer> | string, type: string) =>
    new Request(SHOP, { method: 'POST', body, headers: { 'content-type': type } });
  const bytes = fc.uint8Array({ maxLength: 80 }).map((each) => new Uint8Array(each));

  holds(
    'of JSON are objects, or rejected with a code',
    [fc.oneof(fc.json(), anyText, bytes)],
    async (body) => {
      const request = post(body, 'application/json');
      const read = await readJsonBody(request).catch((error: unknown) => {
        if (error instanceof ShopError) return {};
        throw error;
      });
      expect(read === undefined || (typeof read === 'object' && read !== null && !Array.isArray(read))).toBe(
        true,
      );
    },
  );

  holds(
    'of JSON arrive as they were sent',
    [fc.dictionary(fc.string({ unit: 'grapheme' }), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 4 })],
    async (sent) => {
      expect(await readJsonBody(post(JSON.stringify(sent), 'application/json; charset=utf-8'))).toEqual(
        looseJson(JSON.stringify(sent)),
      );
    },
  );

  holds(
    'of forms have the named fields and no other',
    [fc.oneof(anyText, textOf('a=', 'b=', '&', '%ff', '+', 'ا'))],
    async (body) => {
      const code = await codeOf(async () => {
        const fields = await readPostedFields(post(body, 'application/x-www-form-urlencoded'), ['a', 'b']);
        expect(Object.keys(fields)).toEqual(['a', 'b']);
      });
      expect([null, 'bad_request']).toContain(code);
    },
  );
});

describe('addresses of clients', () => {
  const forwarded = textOf(
    '203.0.113.7',
    '10.0.0.9',
    ',',
    ' ',
    '::1',
    '::ffff:10.0.0.2',
    'unknown',
    '2001:db8::1',
  );

  holds('are the last one that no trusted proxy has', [forwarded], (text) => {
    const headers = { 'x-forwarded-for': `${text}, 198.51.100.4, 10.0.0.9` };
    const see = (environment: NodeJS.ProcessEnv) =>
      clientAddress({ remoteAddress: '10.0.0.2', headers }, environment);
    expect(see({ TRUSTED_PROXY: '10.0.0.0/8' })).toBe('198.51.100.4');
    expect(see({})).toBe('10.0.0.2');
  });

  holds(
    'of one IPv6 network are one',
    [fc.ipV6(), fc.tuple(fc.nat(0xffff), fc.nat(0xffff))],
    (address, [one, other]) => {
      const host = new URL(`http://[${address}]`).hostname.slice(1, -1);
      expect(networkOf(host).split(':').length).toBeLessThanOrEqual(4);
      const network = networkOf(host)
        .split(':')
        .map((group) => group || '0')
        .join(':');
      expect(networkOf(`${network}:1:2:3:${(one + 1).toString(16)}`)).toBe(
        networkOf(`${network}:1:2:3:${(other + 1).toString(16)}`),
      );
    },
  );

  holds(
    'in trusted networks are never everybody’s',
    [
      textOf(
        '10.0.0.0',
        '0.0.0.0',
        '/8',
        '/0',
        '/1',
        '/96',
        ',',
        '::1',
        '::ffff:0:0',
        '/129',
        '192.0.2.1',
        '/',
      ),
    ],
    (text) => {
      const networks = readNetworks(text);
      if (networks !== null) expect(networks.check('203.0.113.7') && networks.check('8.8.8.8')).toBe(false);
    },
  );
});

holds(
  'headers of a setting are headers, or none',
  [textOf('authorization', '=', ',', 'Basic%20eA', '%0d%0a', ' ')],
  (text) => {
    const headers = readHeaders(text);
    if (headers !== null)
      expect([...new Headers(headers).keys()].length).toBe(
        new Set(Object.keys(headers).map((name) => name.toLowerCase())).size,
      );
  },
);

holds(
  'stack traces have few, short frames without queries',
  [textOf('at x (https://shop.example/a.js?key=1:2:3)', '\n', '@', ':1:2', 'at ', '/drafts/secret-token')],
  (stack) => {
    const frames = parseStack(stack);
    expect(frames.length).toBeLessThanOrEqual(30);
    for (const { function: name, file } of frames) {
      expect(name.length).toBeLessThanOrEqual(120);
      expect(file.length).toBeLessThanOrEqual(120);
      expect(file).not.toMatch(/[?#]/);
    }
  },
);
