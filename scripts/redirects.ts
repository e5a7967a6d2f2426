/** `npm run redirects`: writes the redirects of `vercel.json` and `deploy/nginx.conf` from the table of languages. */
import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'oxfmt';
import * as v from 'valibot';
import { defineCommand, singleCommand } from './command/program.js';
import { readJson } from './command/readJson.js';
import { runCommand, withOutput } from './command/runCommand.js';
import { nginxLanguages, redirectsOfLanguages } from './redirectsOfLanguages.js';

const FILE = 'vercel.json';
const NGINX = 'deploy/nginx.conf';
const LANGUAGES_OF_NGINX = /(?<=# languages: .*\n)[^]*?(?=# end of languages)/;

const PROGRAM = singleCommand(
  'npm run redirects',
  defineCommand('Writes vercel.json and deploy/nginx.conf.', {
    run: async () => {
      const configuration = readJson(FILE, v.looseObject({}));
      const text = JSON.stringify({ ...configuration, redirects: redirectsOfLanguages() }, null, 2);
      const { printWidth } = readJson('.oxfmtrc.json', v.object({ printWidth: v.number() }));
      writeFileSync(FILE, (await format(FILE, text, { printWidth })).code);

      // A function, because `$` has a meaning in replacement strings.
      writeFileSync(
        NGINX,
        readFileSync(NGINX, 'utf8').replace(LANGUAGES_OF_NGINX, () => nginxLanguages()),
      );
    },
  }),
);

await runCommand(PROGRAM, withOutput);
