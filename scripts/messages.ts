/** `npm run messages [-- 20]`: the newest messages from the contact form, for operators without mail. */
import { getBackend } from '../server/backend.js';
import type { KeptMessage } from '../server/ports/contact.js';
import { refuseArguments, runCommand } from './command/runCommand.js';

const USAGE = `npm run messages                 # the newest messages
npm run messages -- 100          # more of them
npm run messages -- answered 12 13   # the morning's mail leaves them out`;

const DEFAULT_COUNT = 20;

function describe({ id, receivedAt, mailedAt, name, phone, email, message, isSuspect }: KeptMessage): string {
  const marks = [...(isSuspect ? ['probably a robot'] : []), ...(mailedAt === null ? ['not mailed'] : [])];
  const head = [`#${id}`, receivedAt.toISOString(), ...marks].join('  ');
  return [head, [name, phone, email].filter((fact) => fact !== null).join('  '), message, ''].join('\n');
}

async function answer(words: readonly string[]): Promise<number> {
  if (words.length === 0 || !words.every((word) => /^[1-9]\d{0,14}$/.test(word)))
    return refuseArguments(USAGE);
  const { contact } = await getBackend();
  const count = await contact.markAnswered(words.map(Number));
  console.log(`${count} of ${words.length} noted as answered`);
  return count === words.length ? 0 : 1;
}

await runCommand(USAGE, async ([wanted = String(DEFAULT_COUNT), ...rest]) => {
  if (wanted === 'answered') return answer(rest);
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
