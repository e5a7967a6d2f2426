/** `npm run messages`: the newest messages from the contact form, for operators without mail. */
import type { Backend } from '../server/ports/backend.js';
import type { StoredMessage } from '../server/ports/contact.js';
import { defineCommand, type Output, type Program, UsageError } from './command/program.js';
import { runCommand, withBackend } from './command/runCommand.js';
import { idOf } from './command/values.js';

const DEFAULT_COUNT = 20;

function describe({
  id,
  receivedAt,
  mailedAt,
  name,
  phone,
  email,
  message,
  isSuspect,
}: StoredMessage): string {
  const marks = [...(isSuspect ? ['probably a robot'] : []), ...(mailedAt === null ? ['not mailed'] : [])];
  const head = [`#${id}`, receivedAt.toISOString(), ...marks].join('  ');
  return [head, [name, phone, email].filter((fact) => fact !== null).join('  '), message, ''].join('\n');
}

type Tools = Output & { backend: Backend };

const MESSAGES: Program<Tools> = {
  name: 'npm run messages',
  about: 'the messages of the contact page',
  commands: {
    '': defineCommand(`The newest messages, ${DEFAULT_COUNT} unless you say how many.`, {
      args: '[number]',
      run: async ([wanted = String(DEFAULT_COUNT)], _, { backend, print }: Tools) => {
        const count = Number(wanted);
        if (!Number.isSafeInteger(count) || count < 1)
          throw new UsageError('The number of messages must be a whole number above 0');
        const messages = await backend.contact.list(count);
        print(messages.length === 0 ? 'There are no messages.' : messages.map(describe).join('\n'));
      },
    }),
    answered: defineCommand("The morning's mail leaves them out.", {
      args: '<message>…',
      run: async (messages, _, { backend, print }: Tools) => {
        const count = await backend.contact.markAnswered(messages.map(idOf));
        print(`${count} of ${messages.length} noted as answered`);
        return count === messages.length ? 0 : 1;
      },
    }),
  },
};

await runCommand(MESSAGES, withBackend);
// The backend keeps its connections open.
process.exit();
