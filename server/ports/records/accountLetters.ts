import type { AccountNews } from '../../../domain/account/accountLetter.js';

/** A letter about an account, to the address from before the change. */
interface AccountLetter {
  customerId: number;
  to: string;
  news: readonly AccountNews[];
  /** What logged in before the change. */
  before: { email: string | null; phone: string | null };
}

/** Whether the change was made; false: its process has not said so. */
export type StoredAccountLetter = AccountLetter & { isDone: boolean };

/**
 * Letters about changes of accounts, which are kept before the change, because the store may be elsewhere. Their notices
 * go through the outbox; the end of a notice deletes its letter. Every method may throw `store_unavailable`.
 */
export interface AccountLettersPort {
  /**
   * Keeps a letter, which is due when the change must have ended; returns its id. It replaces the same letter of a
   * process that has not made the change.
   */
  keep(letter: AccountLetter): Promise<number>;
  /** The change was made: the letter is due at once, with this news. */
  release(id: number, news: readonly AccountNews[]): Promise<void>;
  /** Null if there is none (any more). */
  getLetter(id: number): Promise<StoredAccountLetter | null>;
}
