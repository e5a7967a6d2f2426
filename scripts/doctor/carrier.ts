/** Checks of the carrier. */
import type { Env } from '../../server/config/env.js';
import { type Finding, fix, note, ok } from './findings.js';
import type { Probes } from './probes.js';

/** Checks the key with a list that only its owner may read; a webhook can only be tried by a delivery. */
export async function checkCarrier({ bosta }: Env, { get }: Probes): Promise<Finding[]> {
  if (bosta === null) return [];
  const { url, apiKey: authorization, webhookSecret } = bosta;
  const answer = await get(`${url}/api/v2/pickup-locations`, { authorization }).catch(() => null);
  const news =
    webhookSecret === null
      ? [note('BOSTA_WEBHOOK_SECRET', 'is not set: you note yourself what was delivered')]
      : [];
  return [judged(answer?.status ?? null), ...news];
}

function judged(status: number | null): Finding {
  if (status === 200) return ok('BOSTA_API_KEY', 'is valid; it needs the access Read/Write');
  if (status === null) return fix('BOSTA_URL', 'does not respond');
  if ([401, 403].includes(status))
    return fix('BOSTA_API_KEY', 'is rejected. Create one at Bosta → Settings → API Integration');
  return fix('BOSTA_URL', `responds with ${status}`);
}
