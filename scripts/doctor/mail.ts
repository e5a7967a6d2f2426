/** Checks of mail and newsletter. */
import type { Env } from '../../server/config/env.js';
import { isThisMachine } from '../../server/config/parsing/addresses.js';
import { type Finding, fix, note, ok } from './findings.js';
import type { Probes } from './probes.js';

/** Checks the mail server and the recipient of messages. */
export async function checkMail(
  { smtpUrl, contactEmail, orders, publicUrl, storeAccess }: Env,
  { verifyMail }: Probes,
): Promise<Finding[]> {
  const unset =
    orders.email === null && storeAccess === null
      ? [note('ORDER_EMAIL', 'is not set, nor is CONTACT_EMAIL: nobody is told of placed orders')]
      : [];
  const readers = [...unset, ...readersOf(contactEmail)];
  if (smtpUrl === null && storeAccess !== null) {
    return [note('SMTP_URL', "is not set: mail is sent through the store's WordPress"), ...readers];
  }
  if (smtpUrl === null) {
    const finding = isThisMachine(publicUrl) ? note : fix;
    const text =
      'is not set: mail is only written to the directory outbox, so nobody receives password reset codes. Set it to your mail server, smtps://user:password@host';
    return [finding('SMTP_URL', text), ...readers];
  }
  const isRight = await verifyMail(smtpUrl).then(
    () => true,
    () => false,
  );
  return [
    isRight
      ? ok('SMTP_URL', 'accepts the login')
      : fix('SMTP_URL', 'rejects the login. Check server, user name and password with your mail provider'),
    ...readers,
  ];
}

function readersOf(contactEmail: string | null): Finding[] {
  if (contactEmail !== null) return [ok('CONTACT_EMAIL', 'is set')];
  return [
    note(
      'CONTACT_EMAIL',
      'is not set: messages are only stored in the database (`npm run messages`), and alarms are only logged',
    ),
  ];
}

/** Checks the key of the newsletter service. */
export async function checkNewsletter({ sendGrid }: Env, { get }: Probes): Promise<Finding[]> {
  if (sendGrid === null)
    return [note('SENDGRID_API_KEY', 'is not set: subscribers are stored in the database')];
  const headers = { authorization: `Bearer ${sendGrid.apiKey}` };
  const answer = await get(new URL('/v3/scopes', sendGrid.url).href, headers).catch(() => null);
  if (answer === null)
    return [
      fix(
        'SENDGRID_URL',
        'does not respond. Use https://api.sendgrid.com, or https://api.eu.sendgrid.com in the EU',
      ),
    ];
  if ([401, 403].includes(answer.status)) {
    return [
      fix(
        'SENDGRID_API_KEY',
        'is rejected. Create a key with write access to Marketing contacts under Settings → API Keys',
      ),
    ];
  }
  return [
    answer.status === 200
      ? ok('SENDGRID_API_KEY', 'is valid')
      : fix(
          'SENDGRID_URL',
          `responds with ${answer.status} to a request about the key. Use https://api.sendgrid.com, or https://api.eu.sendgrid.com in the EU`,
        ),
  ];
}
