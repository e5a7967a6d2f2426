import * as v from 'valibot';
import { ACCOUNT_LETTER, ACCOUNT_NEWS } from '../../../domain/account/accountLetter.js';
import { ACCOUNT_CHANGE_MS } from '../../../domain/core/limits.js';
import type { AccountLettersPort } from '../../ports/records/accountLetters.js';
import { queueStatements } from './notices.js';
import { integer, text } from '../sql/rows.js';
import type { Database } from '../sql/sql.js';

const News = v.array(v.picklist(ACCOUNT_NEWS));
const Before = v.object({ email: v.nullable(v.string()), phone: v.nullable(v.string()) });

/** Letters about accounts in the shop's database. */
export function databaseAccountLetters(
  database: Database,
  now: () => number = () => Date.now(),
): AccountLettersPort {
  return {
    keep: ({ customerId, to, news, before }) =>
      database.write(async (writer) => {
        const letter = [customerId, to, JSON.stringify(news), JSON.stringify(before)];
        await writer.run(FORGET_SAME, letter);
        await writer.run(
          'INSERT INTO account_letters (customer_id, sent_to, news, before) VALUES (?, ?, ?, ?)',
          letter,
        );
        const [row] = await writer.rows('SELECT max(id) AS id FROM account_letters', []);
        if (row === undefined) throw new Error('A letter about an account that was just kept is not there');
        const accountLetterId = integer(row, 'id');
        const dueAt = new Date(now() + ACCOUNT_CHANGE_MS);
        const notice = { accountLetterId, kind: ACCOUNT_LETTER, channel: 'mail', dueAt } as const;
        for (const { sql, args } of queueStatements([notice], now())) await writer.run(sql, args);
        return accountLetterId;
      }),

    async release(id, news) {
      await database.batch(
        [
          {
            sql: 'UPDATE account_letters SET is_done = 1, news = ? WHERE id = ?',
            args: [JSON.stringify(news), id],
          },
          { sql: DUE, args: [now(), id] },
        ],
        'repeatable',
      );
    },

    async getLetter(id) {
      const [row] = await database.rows('SELECT * FROM account_letters WHERE id = ?', [id]);
      if (row === undefined) return null;
      return {
        ...{ customerId: integer(row, 'customer_id'), to: text(row, 'sent_to') },
        news: v.parse(News, JSON.parse(text(row, 'news'))),
        before: v.parse(Before, JSON.parse(text(row, 'before'))),
        isDone: integer(row, 'is_done') === 1,
      };
    },
  };
}

/** Of a process that ended before the change, which is made now. */
const FORGET_SAME = `
  DELETE FROM account_letters
  WHERE customer_id = ? AND sent_to = ? AND news = ? AND before = ? AND is_done = 0`;

const DUE = `
  UPDATE notices SET due_at = ? WHERE about = 'account' AND subject_id = ? AND holder IS NULL AND ended_at IS NULL`;
