/** `npm run redirects`: writes the redirects of `vercel.json` from the table of languages. */
import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { redirectsOfLanguages } from './redirectsOfLanguages.js';

const FILE = 'vercel.json';

const configuration = JSON.parse(readFileSync(FILE, 'utf8')) as object;
const text = JSON.stringify({ ...configuration, redirects: redirectsOfLanguages() }, null, 2);
writeFileSync(FILE, await format(text, { ...(await resolveConfig(FILE)), parser: 'json' }));
