import { randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import { DEVICE_COOKIE_MAX_AGE_S } from '../../../domain/core/limits.js';
import { isSecure, readCookies, setCookie } from './cookies.js';

const COOKIE = 'device';
const ALGORITHM = 'HS256';
const ISSUER = 'storefront-devices';
/** A shared phone has a few accounts; the least recently used one is evicted. */
const MOST_CUSTOMERS = 5;

const CLAIMS = v.object({
  jti: v.string(),
  /** Customer id and session epoch of the last login in this browser, newest first. */
  logins: v.array(v.tuple([v.number(), v.number()])),
});

/** A customer and their session epoch. */
interface CustomerEpoch {
  id: number;
  epoch: number;
}

interface Device {
  id: string;
  logins: [number, number][];
}

/**
 * Recognises browsers in which a customer has logged in before, by a signed cookie, so that wrong passwords from
 * strangers lock out only strangers. The cookie grants no access.
 */
export interface Devices {
  /**
   * The id of this browser if the customer has logged in with it since their sessions were last revoked; otherwise
   * null.
   */
  recognise(request: Request, customer: CustomerEpoch): Promise<string | null>;
  /** The id of this browser if any customer has logged in with it; otherwise null. */
  idOf(request: Request): Promise<string | null>;
  /** The cookie to set after a login of this customer, with the epoch from before it. */
  remember(request: Request, customer: CustomerEpoch): Promise<string>;
}

/** Creates device recognition with cookies signed by the secret. */
export function createDevices(secret: string): Devices {
  const key = new TextEncoder().encode(secret);

  async function readDevice(request: Request): Promise<Device | null> {
    const token = readCookies(request).get(COOKIE);
    if (token === undefined) return null;
    try {
      const { payload } = await jwtVerify(token, key, { algorithms: [ALGORITHM], issuer: ISSUER });
      const { jti: id, logins } = v.parse(CLAIMS, payload);
      return { id, logins };
    } catch {
      return null;
    }
  }

  return {
    async recognise(request, customer) {
      const device = await readDevice(request);
      const isKnown = device?.logins.some(([id, epoch]) => id === customer.id && epoch >= customer.epoch);
      return device !== null && isKnown === true ? device.id : null;
    },

    idOf: async (request) => (await readDevice(request))?.id ?? null,

    async remember(request, customer) {
      const device = (await readDevice(request)) ?? { id: randomUUID(), logins: [] };
      const others = device.logins.filter(([id]) => id !== customer.id);
      const logins = [[customer.id, customer.epoch], ...others].slice(0, MOST_CUSTOMERS);
      const token = await new SignJWT({ logins })
        .setProtectedHeader({ alg: ALGORITHM })
        .setIssuer(ISSUER)
        .setJti(device.id)
        .setExpirationTime(`${DEVICE_COOKIE_MAX_AGE_S}s`)
        .sign(key);
      return setCookie(COOKIE, token, {
        secure: isSecure(request),
        httpOnly: true,
      });
    },
  };
}
