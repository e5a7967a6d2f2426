import { appendFileSync } from 'node:fs';

/* Loaded into the processes of a build: each writes down, as it ends, the most memory that it took, in kB. */

process.on('exit', () => appendFileSync(process.env.MEMORY_FILE, `${process.resourceUsage().maxRSS}\n`));
