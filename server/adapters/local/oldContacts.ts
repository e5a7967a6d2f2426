import { CART_LINK_LIFE_MS, COOKIE_MAX_AGE_S } from '../../../domain/core/limits.js';
import type { Statement } from '../../database/sql/sql.js';

const MAX_A_RUN = 200;

/** Contact accounts whose session has ended and who have ordered nothing. */
const OLD = `
  SELECT id FROM customers
  WHERE username >= 'contact-' AND username < 'contact.' AND created_at < ?1
    AND NOT EXISTS (SELECT 1 FROM orders WHERE customer_id = customers.id AND status <> 'pending-cart')
  ORDER BY id LIMIT ${MAX_A_RUN}`;

/** Deletes contact accounts that nobody can use any more, with their carts. */
export function clearOldContacts(at: Date): Statement[] {
  // The session of a prepared cart begins when its link is opened.
  const lifeMs = CART_LINK_LIFE_MS + COOKIE_MAX_AGE_S * 1000;
  const args = [new Date(at.getTime() - lifeMs).toISOString()];
  return [
    { sql: `DELETE FROM orders WHERE status = 'pending-cart' AND customer_id IN (${OLD})`, args },
    { sql: `DELETE FROM customers WHERE id IN (${OLD})`, args },
  ];
}
