import { appendFileSync } from 'node:fs';

/* Loaded into the processes of a build: each writes down, as it ends, what it has used, as JSON. */

process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  const usage = { kilobytes: maxRSS, cpuSeconds: (userCPUTime + systemCPUTime) / 1e6 };
  appendFileSync(process.env.USAGE_FILE, `${JSON.stringify(usage)}\n`);
});
