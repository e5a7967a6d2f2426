import { invalidateByTag } from '@vercel/functions';
import type { PublishingPort } from '../../ports/publishing.js';

const HOOK_TIMEOUT_MS = 10_000;

/**
 * Vercel's edge cache, and redeployment by a deploy hook, whose address is a secret. Outside the platform there is no
 * cache.
 */
export function vercelPublishing(deployHookUrl: string | null): PublishingPort {
  return {
    refresh: (tags) => invalidateByTag([...tags]),
    rebuild: deployHookUrl === null ? null : () => callHook(deployHookUrl),
  };
}

async function callHook(url: string): Promise<void> {
  const response = await fetch(url, { method: 'POST', signal: AbortSignal.timeout(HOOK_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`The deploy hook responds with ${response.status}`);
}
