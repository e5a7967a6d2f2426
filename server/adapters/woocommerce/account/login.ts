import { decodeJwt } from 'jose';
import * as v from 'valibot';
import type { StoreClient } from '../../wpRest/client.js';
import { StoreRefusal } from '../../wpRest/refusals.js';
import { parsed } from '../../wpRest/shapes.js';

const TOKEN = v.object({ token: v.string() });
const CLAIMS = v.object({ data: v.object({ user: v.object({ id: v.union([v.string(), v.number()]) }) }) });

const QUESTION = { method: 'POST', isQuestion: true } as const;

/**
 * Checks a password with WordPress's JWT plugin: the id of the user, null for any wrong pair. The plugin's error codes
 * reveal whether a user exists, so they are all mapped to null. The id is only in the token, which WordPress has just
 * issued to this request; it is then discarded, because the shop has its own sessions.
 */
export async function checkPassword(
  client: StoreClient,
  username: string,
  password: string,
): Promise<number | null> {
  try {
    const body = { username, password };
    const reply = await client.request({ ...QUESTION, path: 'jwt-auth/v1/token', as: 'none', body });
    return userIdOf(parsed(TOKEN, reply.body).token);
  } catch (error) {
    if (error instanceof StoreRefusal) return null;
    throw error;
  }
}

function userIdOf(token: string): number | null {
  const id = Number(parsed(CLAIMS, claimsOf(token)).data.user.id);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

/** Null for what is no token. */
function claimsOf(token: string): unknown {
  try {
    return decodeJwt(token);
  } catch {
    return null;
  }
}
