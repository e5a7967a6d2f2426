import { randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { type Caller, IDENTITY_COOKIES, type IdentityKind } from '../../../domain/account/identity.js';
import { COOKIE_MAX_AGE_S } from '../../../domain/core/limits.js';
import type { StatePort } from '../../ports/records/state.js';
import { clearCookie, isSecure, readCookies, setCookie } from './cookies.js';

const ALGORITHM = 'HS256';
const ISSUER = 'storefront';
const SECOND_MS = 1000;

interface Session {
  kind: IdentityKind;
  id: number;
  sessionId: string;
  /** 0 for guests, whose sessions cannot be revoked. */
  epoch: number;
  issuedAtS: number;
  isContact: boolean;
}

/** Whose session begins; of a customer with the epoch from before the credentials were checked. */
type SessionOwner =
  | { kind: 'guest'; id: number }
  | { kind: 'customer'; id: number; epoch: number; isContact?: boolean };

/** Issues and verifies the signed session cookies. */
export interface Sessions {
  /** Cookies of a new session; those of the other kind are cleared. */
  begin(request: Request, owner: SessionOwner): Promise<string[]>;
  /** Cookies that end every session of this browser. */
  end(request: Request): string[];
  identify(request: Request): Promise<Identity>;
}

/** Who sent a request, according to its cookies. */
export interface Identity {
  caller: Caller;
  /** Cookies to clear because one of the pair is missing, forged or revoked. */
  cookies: string[];
  /** False if the session has been revoked. A second call of `identify` then answers the identity that remains. */
  isLive: Promise<boolean>;
}

const LIVE = Promise.resolve(true);
/** Revoked sessions that a process remembers. */
const REVOKED_KEPT = 1000;

/** Sessions signed with the secret; the state port stores revocations. */
export function createSessions(secret: string, state: StatePort): Sessions {
  const key = new TextEncoder().encode(secret);
  const revoked = new Set<string>();

  async function identifyKind(request: Request, kind: IdentityKind) {
    const cookies = readCookies(request);
    const names = IDENTITY_COOKIES[kind];
    const [token, id] = [cookies.get(names.token), cookies.get(names.id)];
    if (token === undefined && id === undefined) return { session: null, cookies: [] };
    const session = await readSession(key, token, kind);
    const isWhole = session !== null && String(session.id) === id && !revoked.has(session.sessionId);
    return isWhole ? { session, cookies: [] } : { session: null, cookies: clearKind(request, kind) };
  }

  /** Asks the state port, and remembers revoked sessions so that their tokens cost nothing from then on. */
  async function isLive({ sessionId, id, epoch, issuedAtS }: Session): Promise<boolean> {
    if (!(await state.isRevoked({ id: sessionId, customerId: id, epoch, issuedAtS }))) return true;
    revoked.add(sessionId);
    const [oldest] = revoked;
    if (revoked.size > REVOKED_KEPT && oldest !== undefined) revoked.delete(oldest);
    return false;
  }

  return {
    async begin(request, { id, ...claims }) {
      const { kind } = claims;
      const nowS = Math.floor(Date.now() / SECOND_MS);
      const token = await new SignJWT(claims)
        .setProtectedHeader({ alg: ALGORITHM })
        .setIssuer(ISSUER)
        .setSubject(String(id))
        .setJti(randomUUID())
        .setIssuedAt(nowS)
        .setExpirationTime(nowS + COOKIE_MAX_AGE_S)
        .sign(key);
      const secure = isSecure(request);
      const names = IDENTITY_COOKIES[kind];
      return [
        setCookie(names.token, token, { secure, httpOnly: true }),
        setCookie(names.id, String(id), { secure, httpOnly: false }),
        ...(kind === 'customer' ? clearKind(request, 'guest') : []),
      ];
    },

    end(request) {
      return [...clearKind(request, 'customer'), ...clearKind(request, 'guest')];
    },

    async identify(request) {
      const customer = await identifyKind(request, 'customer');
      if (customer.session !== null) {
        const { id, sessionId, isContact } = customer.session;
        const caller = { kind: 'customer', id, sessionId, isContact } as const;
        return { caller, cookies: [], isLive: isLive(customer.session) };
      }
      const guest = await identifyKind(request, 'guest');
      const cookies = [...customer.cookies, ...guest.cookies];
      if (guest.session === null) return { caller: { kind: 'nobody' }, cookies, isLive: LIVE };
      const { id, sessionId } = guest.session;
      return { caller: { kind: 'guest', id, sessionId }, cookies, isLive: LIVE };
    },
  };
}

async function readSession(
  key: Uint8Array,
  token: string | undefined,
  kind: IdentityKind,
): Promise<Session | null> {
  if (token === undefined) return null;
  try {
    const { payload } = await jwtVerify(token, key, { algorithms: [ALGORITHM], issuer: ISSUER });
    const id = Number(payload.sub);
    if (payload['kind'] !== kind || !Number.isSafeInteger(id) || payload.jti === undefined) return null;
    return {
      kind,
      id,
      sessionId: payload.jti,
      // Tokens of earlier versions carry no epoch.
      epoch: Number(payload['epoch'] ?? 0),
      issuedAtS: payload.iat ?? 0,
      isContact: payload['isContact'] === true,
    };
  } catch {
    return null;
  }
}

function clearKind(request: Request, kind: IdentityKind): string[] {
  const secure = isSecure(request);
  const names = IDENTITY_COOKIES[kind];
  return [
    clearCookie(names.token, { secure, httpOnly: true }),
    clearCookie(names.id, { secure, httpOnly: false }),
  ];
}
