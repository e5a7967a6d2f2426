/** `npm run messages [-- 20]`: the newest messages from the contact form, for operators without mail. */
import { getBackend } from '../server/backend.js';
import type { KeptMessage } from '../server/ports/contact.js';
import { runCommand } from './command/runCommand.js';

const USAGE = `npm run messages                 # the newest messages
npm run messages -- 100          # more of them`;

const DEFAULT_COUNT = 20;

function describe({ id, receivedAt, mailedAt, name, phone, email, message, isSuspect }: KeptMessage): string {
  const marks = [...(isSuspect ? ['probably a robot'] : []), ...(mailedAt === null ? ['not mailed'] : [])];
  const head = [`#${id}`, receivedAt.toISOString(), ...marks].join('  ');
  return [head, [name, phone, email].filter((fact) => fact !== null).join('  '), message, ''].join('\n');
}

await runCommand(USAGE, async ([wanted = String(DEFAULT_COUNT), ...rest]) => {
  const count = Number(wanted);
  if (!Number.isSafeInteger(count) || count < 1 || rest.length > 0) {
    console.error('The number of messages must be a whole number above 0: npm run messages -- 100');
    return 1;
  }
  const { contact } = await getBackend();
  const messages = await contact.list(count);
  console.log(messages.length === 0 ? 'There are no messages.' : messages.map(describe).join('\n'));
  return 0;
});
// The backend keeps its connections open.
process.exit();
