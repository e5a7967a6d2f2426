import { describe, expect, it } from 'vitest';
import { carriesManyClients, clientAddress } from './clientAddress.js';

const PROXY = '10.0.0.2';
const CLIENT = '203.0.113.7';

/** The client's address if a connection from `from` sends this X-Forwarded-For. */
const seen = (from: string | undefined, forwarded?: string | string[], TRUSTED_PROXY = '10.0.0.0/8') =>
  clientAddress(
    {
      remoteAddress: from,
      headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    },
    { TRUSTED_PROXY },
  );

describe('the address of a client', () => {
  it('is the one that the trusted proxy has seen', () => {
    expect(seen(PROXY, CLIENT)).toBe(CLIENT);
    expect(seen('::ffff:10.0.0.2', CLIENT)).toBe(CLIENT);
    expect(seen('fd00::2', '2001:db8::1', 'fd00::/8')).toBe('2001:db8::1');
    expect(seen(PROXY, [CLIENT])).toBe(CLIENT);
  });

  it('is the one before the last of several trusted proxies', () => {
    expect(seen(PROXY, `${CLIENT}, 10.0.0.9`)).toBe(CLIENT);
    expect(seen(PROXY, `${CLIENT}, 192.0.2.9, 10.0.0.9`, '10.0.0.0/8, 192.0.2.9')).toBe(CLIENT);
  });

  it('is read from the last of several headers', () => {
    expect(seen(PROXY, ['1.2.3.4', CLIENT])).toBe(CLIENT);
    expect(seen(PROXY, ['1.2.3.4', `${CLIENT}, 10.0.0.9`])).toBe(CLIENT);
  });

  it('is plain if a socket reports it as IPv6, and only then', () => {
    expect(seen('::ffff:203.0.113.7')).toBe(CLIENT);
    expect(seen('::FFFF:203.0.113.7')).toBe(CLIENT);
    expect(seen('2001:db8::ffff:203.0.113.7')).toBe('2001:db8::ffff:203.0.113.7');
    expect(seen('::ffff:cb00:7107')).toBe('::ffff:cb00:7107');
  });

  it.each([
    ['a client writes before its own', `1.2.3.4, ${CLIENT}`],
    ['a client writes as a trusted proxy', `10.0.0.3, ${CLIENT}`],
    ['is malformed before the client', `<script>, ${CLIENT}`],
  ])('ignores what %s', (_, forwarded) => {
    expect(seen(PROXY, forwarded)).toBe(CLIENT);
  });

  it.each(['unknown', '', ' ', '203.0.113.7:4711', '300.1.1.1', 'a'.repeat(10_000)])(
    'is the proxy’s if the header has no valid address: %s',
    (forwarded) => {
      expect(seen(PROXY, forwarded)).toBe(PROXY);
    },
  );

  it('is the connection’s if it does not come from a trusted proxy', () => {
    expect(seen(CLIENT, '1.2.3.4')).toBe(CLIENT);
    expect(seen(PROXY, '1.2.3.4', '')).toBe(PROXY);
    expect(seen(undefined, '1.2.3.4')).toBe('unknown');
    expect(seen(PROXY)).toBe(PROXY);
  });

  it('is the platform’s X-Real-Ip on the platform alone', () => {
    const headers = { 'x-real-ip': CLIENT };
    expect(clientAddress({ remoteAddress: PROXY, headers }, { VERCEL: '1' })).toBe(CLIENT);
    expect(clientAddress({ remoteAddress: PROXY, headers }, {})).toBe(PROXY);
    const forwarded = { 'x-forwarded-for': '1.2.3.4' };
    const onPlatform = { VERCEL: '1', TRUSTED_PROXY: '10.0.0.0/8' };
    expect(clientAddress({ remoteAddress: PROXY, headers: forwarded }, onPlatform)).toBe(PROXY);
  });
});

it('trusts nobody by a list that cannot be read, and each list anew', () => {
  expect(seen(PROXY, CLIENT, 'not a network')).toBe(PROXY);
  expect(seen(PROXY, CLIENT)).toBe(CLIENT);
  expect(seen(PROXY, CLIENT, '192.0.2.0/24')).toBe(PROXY);
});

it('tells connections of many clients from those of one', () => {
  const many = (address: string, TRUSTED_PROXY?: string) => carriesManyClients(address, { TRUSTED_PROXY });
  expect([many('127.0.0.1'), many('::1'), many('::ffff:10.0.0.2', '10.0.0.0/8')]).toEqual([true, true, true]);
  expect([many(CLIENT), many(PROXY), many(CLIENT, '10.0.0.0/8')]).toEqual([false, false, false]);
});
