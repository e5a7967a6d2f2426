import { createHmac } from 'node:crypto';
import type { Draft } from '../../../domain/content/content.js';
import { equalSecrets } from '../../config/secrets.js';
import type { Backend } from '../../ports/backend.js';

/** `{post or page}-{id}-{when it expires, in seconds since 1970}-{signature}` */
const TOKEN = /^((post|page)-(\d{1,15})-(\d{1,11}))-([0-9a-f]{64})$/;

export type OpenedDraft = { state: 'open'; draft: Draft } | { state: 'expired' | 'unknown' };

/**
 * Opens the link to a draft that the companion plugin has signed with WEBHOOK_SECRET. A forged link costs no request to
 * WordPress, and is `unknown` like one to a text that no longer exists.
 */
export async function openDraft(
  { content, settings }: Pick<Backend, 'content' | 'settings'>,
  token: string,
  nowMs = Date.now(),
): Promise<OpenedDraft> {
  const [, signed = '', , , expiresS = '', signature = ''] = TOKEN.exec(token) ?? [];
  const { webhookSecret } = settings;
  if (webhookSecret === null || !equalSecrets(signatureOf(webhookSecret, signed), signature)) {
    return { state: 'unknown' };
  }
  if (Number(expiresS) * 1000 <= nowMs) return { state: 'expired' };
  const draft = await content.findDraft(token);
  return draft === null ? { state: 'unknown' } : { state: 'open', draft };
}

/** The prefix keeps these signatures apart from those of webhooks, which are made with the same secret. */
function signatureOf(secret: string, signed: string): string {
  return createHmac('sha256', secret).update(`draft ${signed}`).digest('hex');
}
