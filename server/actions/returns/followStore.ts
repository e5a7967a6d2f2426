import { cleanLine } from '../../../domain/text/cleanText.js';
import { RETURN_TEXT_MAX_CHARS } from '../../../domain/core/limits.js';
import { isOpenReturn, RETURN_DECISIONS, type ReturnDecision } from '../../../domain/returns/returns.js';
import type { Backend } from '../../ports/backend.js';

/**
 * Takes over what the store's operator has decided about the open returns of an order, each decision once. Returns
 * whether there was anything new.
 */
export async function followStore(
  { returns, store, report }: Pick<Backend, 'returns' | 'store' | 'report'>,
  orderId: number,
): Promise<boolean> {
  if (store.returnMarks === null) return false;
  const open = (await returns.listOfOrder(orderId)).filter(isOpenReturn);
  if (open.length === 0) return false;
  const marks = await store.returnMarks.readReturnMarks(orderId);
  let isNews = false;
  for (const { id, state } of open) {
    const mark = marks.get(id)?.trim() ?? '';
    if (mark === '' || mark === state) continue;
    const decided = readMark(mark);
    if (decided === null) {
      report(
        'return-not-understood',
        new Error(`The custom field storefront_return_${id} has no known value`),
      );
    } else if (decided.decision !== state) {
      const after = await returns.decide(id, decided.decision, decided.answer);
      isNews ||= after !== null;
    }
  }
  return isNews;
}

/** `refused: The tyre was fitted.` → decision and answer; null if it is neither. */
function readMark(mark: string): { decision: ReturnDecision; answer: string | null } | null {
  const [, word = '', words = ''] = /^(\w+)\s*(?::([^]*))?$/u.exec(mark) ?? [];
  const decision = RETURN_DECISIONS.find((known) => known === word.toLowerCase());
  if (decision === undefined) return null;
  const answer = cleanLine(words).slice(0, RETURN_TEXT_MAX_CHARS);
  return { decision, answer: answer === '' ? null : answer };
}
