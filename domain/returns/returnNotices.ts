import type { ReturnRequest } from './returns.js';

/** What is told of a request to return goods: `operator` that it waits, the others tell the customer its state. */
export const RETURN_NOTICE_KINDS = ['operator', 'asked', 'accepted', 'refused', 'done'] as const;

export type ReturnNoticeKind = (typeof RETURN_NOTICE_KINDS)[number];

/** Whether a notice is still true: the request may have moved on since the notice was queued. */
export function isReturnNoticeTrue(kind: ReturnNoticeKind, { state }: Pick<ReturnRequest, 'state'>): boolean {
  return state === (kind === 'operator' ? 'asked' : kind);
}
