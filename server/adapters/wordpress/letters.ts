import type { StoreClient } from '../wpRest/client.js';
import type { MailPort } from '../../ports/mail.js';

/** Mail through WordPress, by the companion plugin, for shops without an SMTP server. */
export function wordpressLetters(client: Pick<StoreClient, 'request'>): MailPort {
  return {
    send: async ({ to, subject, text, replyTo }) => {
      await client.request({
        method: 'POST',
        path: 'wc-storefront/v1/letters',
        body: { to, subject, text, ...(replyTo === undefined ? {} : { reply_to: replyTo.address }) },
      });
    },
    /** A different request to the same plugin, which costs the shop the same work. */
    rehearse: async () => {
      await client.request({ method: 'GET', path: 'wc-storefront/v1/status' });
    },
  };
}
