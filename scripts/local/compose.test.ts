import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/* compose.yaml and its parts in deploy/, as far as they run without Docker. */

const SECRET = 'a secret for the jobs';

/** Runs deploy/schedule.sh for so many of its pauses, with programs that note what they are asked for. */
function runSchedule(pauses: number, secret: string) {
  const folder = mkdtempSync(join(tmpdir(), 'schedule-'));
  const log = join(folder, 'log');
  const programs = {
    curl: `echo "$*" >> ${log}; cat >> ${log}; echo >> ${log}`,
    sleep: `echo "pause $1" >> ${log}; [ "$(grep -c pause ${log})" -lt ${pauses} ] || kill $PPID`,
  };
  for (const [name, script] of Object.entries(programs))
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  writeFileSync(log, '');
  const env = { PATH: `${folder}:/usr/bin:/bin`, CRON_SECRET: secret };
  const { stderr } = spawnSync('sh', ['deploy/schedule.sh', 'http://shop:3000'], { env, encoding: 'utf8' });
  return { lines: readFileSync(log, 'utf8').split('\n'), stderr };
}

it('calls every job of the platform’s schedule, some of them every five minutes and the others every hour', () => {
  const { crons } = JSON.parse(readFileSync('vercel.json', 'utf8')) as { crons: { path: string }[] };
  const { lines } = runSchedule(13, SECRET);
  const calls = lines.flatMap((line) => /http:\/\/shop:3000(\S+)/.exec(line)?.[1] ?? []);
  expect([...new Set(calls)].sort()).toEqual(crons.map(({ path }) => path).sort());
  expect(calls.filter((path) => path === '/api/payment/reconcile')).toHaveLength(13);
  expect(calls.filter((path) => path === '/api/payment/unconfirmed')).toHaveLength(2);
  expect(lines).toContain('pause 300');
});

it('gives the secret to the shop, and to no list of processes', () => {
  const { lines } = runSchedule(1, SECRET);
  expect(lines).toContain(`Authorization: Bearer ${SECRET}`);
  expect(lines.filter((line) => line.includes('http://')).join()).not.toContain(SECRET);
});

it('says that no jobs run without a secret, and ends', () => {
  const { lines, stderr } = runSchedule(1, '');
  expect([lines, stderr]).toEqual([[''], 'No scheduled jobs: CRON_SECRET is not set\n']);
});

it('adds https to the server of nginx from a file that it includes, and keeps the key out of image and repository', () => {
  const mounts = readFileSync('deploy/compose.tls.yaml', 'utf8');
  const [, folder = '?'] = /include (\S+)\/\*\.conf;/.exec(readFileSync('deploy/nginx.conf', 'utf8')) ?? [];
  expect(mounts).toContain(`- ./deploy/tls.conf:${folder}/tls.conf:ro`);
  const tls = readFileSync('deploy/tls.conf', 'utf8');
  const keys = [...tls.matchAll(/^ssl_certificate\w* (\S+)\/\w+\.pem;$/gm)].map(([, place]) => place);
  expect(keys).toHaveLength(2);
  for (const place of keys) expect(mounts).toContain(`- ./certificates:${place}:ro`);
  expect(readFileSync('.gitignore', 'utf8')).toMatch(/^certificates\/$/m);
  expect(readFileSync('.dockerignore', 'utf8')).toMatch(/^certificates$/m);
});
