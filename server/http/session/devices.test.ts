import { SignJWT } from 'jose';
import { describe, expect, it, vi } from 'vitest';
import { DEVICE_COOKIE_MAX_AGE_S } from '../../../domain/core/limits.js';
import { createDevices } from './devices.js';
import { sourceOf } from './source.js';

const SECRET = 'a secret of the tests that is long enough';
const devices = createDevices(SECRET);
const MONA = { id: 7, epoch: 3 };
const ALI = { id: 8, epoch: 0 };

const browserWith = (cookie: string) =>
  new Request('http://shop.test', { headers: { cookie: cookie.split(';')[0] ?? '' } });
const stranger = new Request('http://shop.test');

/** A browser in which these customers have logged in, one after the other. */
async function browserOf(...customers: { id: number; epoch: number }[]): Promise<Request> {
  let browser = stranger;
  for (const customer of customers) browser = browserWith(await devices.remember(browser, customer));
  return browser;
}

describe('a browser', () => {
  it('is known to the customers who have logged in with it, by one id', async () => {
    const browser = await browserOf(MONA, ALI);
    const id = await devices.idOf(browser);
    expect(id).toEqual(expect.any(String));
    expect([await devices.recognise(browser, MONA), await devices.recognise(browser, ALI)]).toEqual([id, id]);
    expect(await devices.recognise(browser, { id: 9, epoch: 0 })).toBeNull();
    expect(await devices.idOf(await browserOf(MONA))).not.toBe(id);
  });

  it('is unknown once the sessions of its customer were revoked, until the next login', async () => {
    const browser = await browserOf(MONA);
    const revoked = { ...MONA, epoch: MONA.epoch + 1 };
    expect(await devices.recognise(browser, { ...MONA, epoch: MONA.epoch - 1 })).not.toBeNull();
    expect(await devices.recognise(browser, revoked)).toBeNull();
    const again = browserWith(await devices.remember(browser, revoked));
    expect(await devices.recognise(again, revoked)).toBe(await devices.idOf(browser));
  });

  it('forgets the customer who has not logged in for the longest, beyond five', async () => {
    const browser = await browserOf(...[1, 2, 3, 4, 5, 1, 6].map((id) => ({ id, epoch: 0 })));
    const known = await Promise.all(
      [1, 2, 3, 4, 5, 6].map(async (id) => (await devices.recognise(browser, { id, epoch: 0 })) !== null),
    );
    expect(known).toEqual([true, false, true, true, true, true]);
  });

  it('is nobody’s without the cookie, or with one that the shop has not signed as such', async () => {
    const forged = await createDevices(`${SECRET}, another`).remember(stranger, MONA);
    const claims = { logins: [[7, 3]] };
    const sign = (issuer: string, { jti, ...given }: { logins: unknown; jti?: string }) => {
      const token = new SignJWT(given).setProtectedHeader({ alg: 'HS256' }).setIssuer(issuer);
      return (jti === undefined ? token : token.setJti(jti)).sign(new TextEncoder().encode(SECRET));
    };
    const others = [
      await sign('storefront', { ...claims, jti: 'x' }),
      await sign('storefront-devices', claims),
      await sign('storefront-devices', { logins: [['7', 3]], jti: 'x' }),
    ].map((token) => browserWith(`device=${token}`));
    for (const browser of [stranger, browserWith(forged), browserWith('device=x'), ...others]) {
      expect([await devices.idOf(browser), await devices.recognise(browser, MONA)]).toEqual([null, null]);
    }
  });

  it('keeps the cookie from scripts, and over TLS from other connections', async () => {
    const attributes = async (url: string) =>
      (await devices.remember(new Request(url), MONA)).split('; ').slice(1);
    const plain = [`Max-Age=${DEVICE_COOKIE_MAX_AGE_S}`, 'Path=/', 'SameSite=Lax', 'HttpOnly'];
    expect(await attributes('http://shop.test')).toEqual(plain);
    expect(await attributes('https://shop.test')).toEqual([...plain, 'Secure']);
  });

  it('is unknown when its cookie has expired, wherever it was kept', async () => {
    const browser = await browserOf(MONA);
    vi.useFakeTimers({ now: Date.now() + (DEVICE_COOKIE_MAX_AGE_S + 60) * 1000 });
    try {
      expect(await devices.idOf(browser)).toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });
});

it('says where a request comes from: its network, and the browser if it is known', async () => {
  const request = await browserOf(MONA);
  const source = sourceOf({ devices }, { request, clientAddress: '2001:db8:1:2::9' });
  expect(source.network).toBe('2001:db8:1:2');
  expect(await source.device()).toBe(await devices.idOf(request));
  expect([await source.deviceOf(MONA), await source.deviceOf(ALI)]).toEqual([await source.device(), null]);
});
