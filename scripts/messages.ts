/** `npm run messages [-- 20]`: the newest messages from the contact form, for operators without mail. */
import { getBackend } from '../server/backend.js';
import type { KeptMessage } from '../server/ports/contact.js';

const DEFAULT_COUNT = 20;

function describe({ id, receivedAt, mailedAt, name, phone, email, message, isSuspect }: KeptMessage): string {
  const marks = [...(isSuspect ? ['probably a robot'] : []), ...(mailedAt === null ? ['not mailed'] : [])];
  const head = [`#${id}`, receivedAt.toISOString(), ...marks].join('  ');
  return [head, [name, phone, email].filter((fact) => fact !== null).join('  '), message, ''].join('\n');
}

const count = Number(process.argv[2] ?? DEFAULT_COUNT);
if (!Number.isSafeInteger(count) || count < 1) {
  console.error('The number of messages must be a whole number above 0: npm run messages -- 100');
  process.exit(1);
}
const { contact } = await getBackend();
const messages = await contact.list(count);
console.log(messages.length === 0 ? 'There are no messages.' : messages.map(describe).join('\n'));
process.exit(0);
