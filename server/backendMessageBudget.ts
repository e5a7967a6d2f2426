import { MESSAGES_FOR_PROVEN } from '../domain/core/limits.js';
import { ShopError } from '../domain/core/errors.js';
import { BUDGET_NOTE, type BudgetShare } from './ports/messages.js';
import { OperatorProblem } from './ports/problem.js';
import type { StatePort } from './ports/records/state.js';

const DAY_S = 86_400;
const NOTE_LIFE_S = 7 * DAY_S;

export type BudgetState = Pick<StatePort, 'countEvent' | 'countOf' | 'leaveNotes'>;

/** Counts messages that cost money. */
export interface MessageBudget {
  /** Counts one message; throws `messages_used_up`. */
  spend: (share: BudgetShare) => Promise<void>;
  isUsedUp: (share: BudgetShare) => Promise<boolean>;
}

/**
 * A budget of that many messages in 24 hours, counted for all instances. The operator is told once when it is used up,
 * by the log and with the next daily mail.
 */
export function messageBudget(
  state: BudgetState,
  perDay: number,
  report: (event: string, error: unknown) => void,
): MessageBudget {
  const proven = Math.ceil(perDay * MESSAGES_FOR_PROVEN);
  const most = { proven, anyone: perDay - proven };
  const keyOf = (share: BudgetShare) => `paid messages ${share}`;
  return {
    async spend(share) {
      const { count, resetsInSeconds } = await state.countEvent(keyOf(share), DAY_S);
      if (count <= most[share]) return;
      if (count === most[share] + 1) {
        const hours = Math.ceil(resetsInSeconds / 3600);
        const problem = `SMS_BUDGET is used up for ${share === 'proven' ? 'proven numbers' : 'numbers that nobody has proven'}: no messages to them for ${hours} hours`;
        report('message-budget-used-up', new OperatorProblem(problem));
        await state.leaveNotes([`${BUDGET_NOTE} ${share}`], NOTE_LIFE_S);
      }
      throw new ShopError('messages_used_up', { retryAfterSeconds: resetsInSeconds });
    },
    isUsedUp: async (share) => (await state.countOf(keyOf(share))) >= most[share],
  };
}
