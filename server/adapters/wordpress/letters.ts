import type { StoreClient } from '../wpRest/client.js';
import type { MailPort } from '../../ports/mail.js';

/** Mail through WordPress, by the companion plugin: for shops that have set no mail server for the storefront. */
export function wordpressLetters(client: Pick<StoreClient, 'request'>): MailPort {
  return {
    send: async ({ to, subject, text, replyTo }) => {
      await client.request({
        method: 'POST',
        path: 'wc-storefront/v1/letters',
        body: { to, subject, text, ...(replyTo === undefined ? {} : { reply_to: replyTo.address }) },
      });
    },
    /** Another question to the same plugin: to the shop they are the same work. */
    rehearse: async () => {
      await client.request({ method: 'GET', path: 'wc-storefront/v1/status' });
    },
  };
}
