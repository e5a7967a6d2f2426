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
 * reveal whether a user exists, so they are all mapped to null. The id is only in the token, so the token is validated
 * by WordPress before it is used, and then discarded, because the shop has its own sessions.
 */
export async function checkPassword(
  client: StoreClient,
  username: string,
  password: string,
): Promise<number | null> {
  const token = await refusedAsNull(async () => {
    const body = { username, password };
    const reply = await client.request({ ...QUESTION, path: 'jwt-auth/v1/token', as: 'none', body });
    return parsed(TOKEN, reply.body).token;
  });
  if (token === null) return null;
  const isGood = await refusedAsNull(() =>
    client.request({ ...QUESTION, path: 'jwt-auth/v1/token/validate', as: { token } }),
  );
  return isGood === null ? null : userIdOf(token);
}

async function refusedAsNull<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof StoreRefusal) return null;
    throw error;
  }
}

function userIdOf(token: string): number | null {
  const { success, output } = v.safeParse(CLAIMS, decodeJwt(token));
  const id = success ? Number(output.data.user.id) : Number.NaN;
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
