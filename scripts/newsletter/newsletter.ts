/** `npm run newsletter`: who gets the newsletter, for operators and the programs with which they send it. */
import { writeFileSync } from 'node:fs';
import { getBackend } from '../../server/backend.js';
import { refuseArguments, runCommand } from '../command/runCommand.js';
import { subscriberFile } from './subscriberFile.js';

const USAGE = `npm run newsletter -- export             # who agrees, when, where and to which words, as CSV
npm run newsletter -- export FILE.csv    # the same into a file

Put stop_link into each letter, and stop_at_once into its header List-Unsubscribe, with
List-Unsubscribe-Post: List-Unsubscribe=One-Click. Who has stopped is left out.`;

await runCommand(USAGE, async ([command, file, ...rest]) => {
  if (command !== 'export' || rest.length > 0) return refuseArguments(USAGE);
  const { subscribers, settings } = await getBackend();
  const list = await subscribers.list();
  const csv = subscriberFile(list, settings.publicUrl);
  if (file === undefined) {
    process.stdout.write(csv);
    return 0;
  }
  writeFileSync(file, csv, { mode: 0o600 });
  console.log(`${list.length} subscribers are in ${file}`);
  return 0;
});
// The backend keeps its connections open.
process.exit();
