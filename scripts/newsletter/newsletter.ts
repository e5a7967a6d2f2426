/** `npm run newsletter`: who gets the newsletter, for operators and the programs with which they send it. */
import { writeFileSync } from 'node:fs';
import type { Backend } from '../../server/ports/backend.js';
import { defineCommand, type Output, type Program } from '../command/program.js';
import { runCommand, withBackend } from '../command/runCommand.js';
import { subscriberFile } from './subscriberFile.js';

type Tools = Output & { backend: Backend };

const NEWSLETTER: Program<Tools> = {
  name: 'npm run newsletter',
  about: 'who gets the newsletter',
  commands: {
    export: defineCommand('Who agrees, when, where and to which words, as CSV.', {
      args: '[file.csv]',
      run: async ([file], _, { backend: { subscribers, settings }, print }: Tools) => {
        const list = await subscribers.list();
        const csv = subscriberFile(list, settings.publicUrl);
        if (file !== undefined) writeFileSync(file, csv, { mode: 0o600 });
        print(file === undefined ? csv : `${list.length} subscribers are in ${file}`);
      },
    }),
  },
  notes: `Put stop_link into each letter, and stop_at_once into its header List-Unsubscribe, with
List-Unsubscribe-Post: List-Unsubscribe=One-Click. Who has stopped is left out.`,
};

await runCommand(NEWSLETTER, withBackend);
// The backend keeps its connections open.
process.exit();
