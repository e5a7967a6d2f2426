import { expect, test } from 'vitest';
import { readOutput } from './childOutput.js';

const LONG_MS = 60_000;
const run = (script: string, timeoutMs = LONG_MS) => readOutput('sh', ['-c', script], { timeoutMs });

test('answers with what the command has printed', async () => {
  expect(await run('echo one; echo two')).toBe('one\ntwo\n');
});

test('kills a command that takes too long, with the processes that it has started', async () => {
  // The inner process keeps the pipe open, so that the call only ends once that one is gone too.
  await expect(run('sleep 600 & sleep 600', 50)).rejects.toThrow('no result within 0.05 s');
});

test.each([
  { script: 'echo half; exit 3', message: 'ended with 3' },
  { script: 'true', message: 'printed nothing' },
])('fails for a command without a result: $script', async ({ script, message }) => {
  await expect(run(script)).rejects.toThrow(message);
});

test('fails for a command that does not exist', async () => {
  await expect(readOutput('no-such-command', [], { timeoutMs: LONG_MS })).rejects.toThrow('ENOENT');
});
