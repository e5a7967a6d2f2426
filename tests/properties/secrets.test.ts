import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { signCallback } from '../../server/adapters/geidea/signature.js';
import { readSignedCallback as readGeidea } from '../../server/adapters/geidea/callback.js';
import { readSignedCallback as readPaymob } from '../../server/adapters/paymob/callback.js';
import {
  readSignedCallback as readTest,
  signBody,
  SIGNATURE_HEADER,
} from '../../server/adapters/testPayments/callback.js';
import { equalSecrets } from '../../server/config/secrets.js';
import { requireBearer } from '../../server/http/session/bearer.js';
import { createDevices } from '../../server/http/session/devices.js';
import type { StatePort } from '../../server/ports/records/state.js';
import { createSessions } from '../../server/http/session/session.js';
import { holds } from './holds.js';
import { anyText, headerText, textOf, whole } from './texts.js';
import { codeOf } from './codeOf.js';

const SHOP = 'https://shop.example/';
const SECRET = 'a secret of at least thirty-two characters';

describe('tokens', () => {
  const state = { isRevoked: () => Promise.resolve(false) } as unknown as StatePort;
  const [sessions, devices] = [createSessions(SECRET, state), createDevices(SECRET)];
  const customer = { id: 7, epoch: 0 };
  const cookiesOf = (set: string[]) => set.map((each) => each.split(';')[0]).join('; ');
  const session = async () =>
    cookiesOf((await sessions.begin(new Request(SHOP), { kind: 'customer', ...customer })).slice(0, 2));
  const device = async () => cookiesOf([await devices.remember(new Request(SHOP), customer)]);
  const issued = Promise.all([session(), device()]);
  const asked = (cookie: string) => new Request(SHOP, { headers: { cookie } });
  const change = fc.tuple(fc.nat(400), fc.stringMatching(/^[\w.-]$/));
  const changed = (text: string, from: number, [place, letter]: [number, string]) => {
    const at = from + (place % (text.length - from));
    return {
      text: text.slice(0, at) + letter + text.slice(at + 1),
      isSame: text[at] === letter,
      isLast: at === text.length - 1,
    };
  };

  holds('of a session are worth nothing with one character changed', [change], async (by) => {
    const [cookie] = await issued;
    const [token = '', id = ''] = cookie.split('; ');
    const other = changed(token, 'token='.length, by);
    const { caller } = await sessions.identify(asked(`${other.text}; ${id}`));
    // The last character of a signature has bits that mean nothing.
    if (!other.isLast) expect(caller.kind).toBe(other.isSame ? 'customer' : 'nobody');
  });

  holds('of a device are worth nothing with one character changed', [change], async (by) => {
    const [, cookie] = await issued;
    const other = changed(cookie, 'device='.length, by);
    if (!other.isLast) expect((await devices.idOf(asked(other.text))) !== null).toBe(other.isSame);
  });

  holds(
    'of any text give nobody',
    [headerText('token=', 'user_id=7', 'visitor_token=', 'device=', 'eyJhbGciOiJub25lIn0', '.', ';')],
    async (cookie) => {
      const { caller } = await sessions.identify(asked(cookie));
      expect(caller).toEqual({ kind: 'nobody' });
      expect(await devices.idOf(asked(cookie))).toBeNull();
    },
  );

  holds('are compared as a whole', [anyText, anyText], (one, other) => {
    expect(equalSecrets(one, other)).toBe(whole(one) === whole(other));
    expect(equalSecrets(one, one)).toBe(true);
  });

  holds('of the operator are asked for', [headerText('Bearer ', SECRET, 'x')], async (authorization) => {
    const request = new Request(SHOP, { headers: { authorization } });
    const isRight = authorization.replace(/^bearer /i, '') === SECRET && /^bearer /i.test(authorization);
    expect(await codeOf(() => requireBearer(request, SECRET))).toBe(isRight ? null : 'unauthorized');
    expect(await codeOf(() => requireBearer(request, null))).toBe('not_found');
  });
});

describe('callbacks of payments', () => {
  const keys = { publicKey: '11111111-2222-3333-4444-555555555555', password: 'test-api-password' };
  const body = fc.oneof(
    textOf('{', '}', '"order":', '"signature":"x"', '"type":"TRANSACTION"', '"obj":{}', ',', 'null').map(
      (text) => Buffer.from(text),
    ),
    fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)),
    fc.json().map((text) => Buffer.from(text)),
  );

  holds('without a right signature are refused, whatever they are', [body], async (rawBody) => {
    const refused = ['invalid_fields', 'wrong_signature'];
    expect(refused).toContain(await codeOf(() => readGeidea(rawBody, keys)));
    const callback = { rawBody, headers: new Headers(), query: new URLSearchParams({ hmac: 'x' }) };
    expect(refused).toContain(await codeOf(() => readPaymob(callback, SECRET)));
    expect(refused).toContain(await codeOf(() => readTest(callback, SECRET)));
  });

  holds(
    'with a right signature give their reference, and with any other none',
    [fc.string({ maxLength: 40 }), fc.nat(99_999_999), fc.string({ maxLength: 12 })],
    async (reference, amount, other) => {
      const [currency, orderId, status, timestamp] = ['EGP', 'o-1', 'Success', '2/21/2024 5:16:48 AM'];
      const signature = signCallback(keys, { amount, currency, orderId, status, reference, timestamp });
      const callback = (sum: number) => {
        const order = {
          orderId,
          merchantReferenceId: reference,
          amount: (sum / 100).toFixed(2),
          currency,
          status,
        };
        return Buffer.from(JSON.stringify({ order, signature, timeStamp: timestamp }));
      };
      expect(readGeidea(callback(amount), keys)).toBe(reference);
      expect(await codeOf(() => readGeidea(callback(amount + 1), keys))).toBe('wrong_signature');
      const headers = new Headers({ [SIGNATURE_HEADER]: signBody(JSON.stringify({ reference }), SECRET) });
      const read = (text: string) =>
        readTest(
          {
            rawBody: Buffer.from(JSON.stringify({ reference: text })),
            headers,
            query: new URLSearchParams(),
          },
          SECRET,
        );
      expect(read(reference)).toBe(reference);
      if (other !== reference) expect(await codeOf(() => read(other))).toBe('wrong_signature');
    },
  );
});
