import { appendFileSync } from 'node:fs';

/* Preloaded into the processes of a build: each writes its resource usage as JSON on exit. */

process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  const usage = { kilobytes: maxRSS, cpuSeconds: (userCPUTime + systemCPUTime) / 1e6 };
  appendFileSync(process.env.USAGE_FILE, `${JSON.stringify(usage)}\n`);
});
