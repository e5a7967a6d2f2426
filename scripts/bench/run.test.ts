import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('names the benchmarks when it is given another name', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/bench/run.mjs', 'figures'], {
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toContain('There is no benchmark "figures"');
  expect(stderr).toContain('all, api, growth');
});
