import { createHmac } from 'node:crypto';
import { type Answered, failure, type StandInRoute } from './standInRoute.js';
import type { StandInState } from './standInState.js';

const SECRET = 'of the stand-in';
const ISSUER = 'http://stand.in';
const LIFE_S = 7 * 24 * 60 * 60;

export const loginRoutes: StandInRoute[] = [
  {
    method: 'POST',
    path: /^jwt-auth\/v1\/token$/,
    needsKeys: false,
    answer: ({ state, body }) => {
      if (!state.plugins.jwt) return failure(404, 'rest_no_route');
      const name = (body['username'] ?? '') as string;
      const user = [...state.customers.values()].find(
        (candidate) => candidate['username'] === name || candidate['email'] === name,
      );
      // These responses reveal whether a user exists.
      if (user === undefined) {
        return failure(403, `[jwt_auth] ${name.includes('@') ? 'invalid_email' : 'invalid_username'}`);
      }
      // A user registered without a password has a random one.
      if (user.password === '' || user.password !== body['password'])
        return failure(403, '[jwt_auth] incorrect_password');
      return {
        status: 200,
        body: {
          token: issueToken(state, user.id),
          user_email: user['email'],
          user_nicename: user['username'],
          user_display_name: user['username'],
        },
      };
    },
  },
  {
    method: 'POST',
    path: /^jwt-auth\/v1\/token\/validate$/,
    needsKeys: false,
    answer: ({ state, authorization }) => {
      if (authorization === '') return failure(403, 'jwt_auth_no_auth_header');
      if (!authorization.startsWith('Bearer ')) return failure(403, 'jwt_auth_bad_auth_header');
      return (
        refuseToken(state, authorization) ?? {
          status: 200,
          body: { code: 'jwt_auth_valid_token', data: { status: 200 } },
        }
      );
    },
  },
];

interface Claims {
  iss: string;
  exp: number;
  data: { user: { id: string } };
}

/** A token for a user; `changes` make one that has expired, or of another site. */
export function issueToken(state: StandInState, userId: number, changes: Partial<Claims> = {}): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const iat = Math.floor(state.now().getTime() / 1000);
  const claims = { iss: ISSUER, iat, nbf: iat, exp: iat + LIFE_S, data: { user: { id: String(userId) } } };
  const signed = `${part({ typ: 'JWT', alg: 'HS256' })}.${part({ ...claims, ...changes })}`;
  return `${signed}.${signatureOf(signed)}`;
}

function signatureOf(signed: string): string {
  return createHmac('sha256', SECRET).update(signed).digest('base64url');
}

/** Why WordPress rejects a token; null for a valid one. */
export function refuseToken(state: StandInState, authorization: string): Answered | null {
  const claims = claimsOf(authorization);
  if (claims === null || claims.exp * 1000 < state.now().getTime())
    return failure(403, 'jwt_auth_invalid_token');
  return claims.iss === ISSUER ? null : failure(403, 'jwt_auth_bad_iss');
}

/** The user of a valid token. */
export function tokenUser(authorization: string): number {
  return Number(claimsOf(authorization)?.data.user.id);
}

function claimsOf(authorization: string): Claims | null {
  const [head = '', body = '', signature] = authorization.slice('Bearer '.length).split('.');
  if (signature !== signatureOf(`${head}.${body}`)) return null;
  return JSON.parse(Buffer.from(body, 'base64url').toString()) as Claims;
}
