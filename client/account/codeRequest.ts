import { number, object, string } from 'valibot';
import { MAILED_CODE_LIFE_S } from '../../domain/core/limits.js';
import { createStored } from '../storage/stored.js';

/** The request for a login code in this tab, which survives a reload, such as after reading the message. */
export const codeRequest = createStored('codeRequest', object({ username: string(), atMs: number() }), 'tab');

/** Whether the code that was requested may still be valid. */
export function isOpenRequest({ atMs }: { atMs: number }, nowMs = Date.now()): boolean {
  return nowMs - atMs < MAILED_CODE_LIFE_S * 1000;
}
