/** Prints the steps of a command with their duration; a step's own output is shown only if it fails. */
import { spawn } from 'node:child_process';

const TELL_EVERY_MS = 10_000;

/**
 * Runs a command as a step. Returns whether it succeeded; on failure its whole output is printed, or the line that
 * `explain` makes of it.
 */
export function runStep(title, command, args, { explain = () => null } = {}) {
  const startedAtMs = Date.now();
  const seconds = () => Math.round((Date.now() - startedAtMs) / 1000);
  const printed = [];
  process.stdout.write(`${title} …`);
  const progress = setInterval(() => process.stdout.write(` ${seconds()} s …`), TELL_EVERY_MS);
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.on('data', (part) => printed.push(part));
  child.stderr.on('data', (part) => printed.push(part));
  return new Promise((resolve) => {
    child.once('error', (error) => printed.push(Buffer.from(`${error.message}\n`)));
    child.once('close', (status) => {
      clearInterval(progress);
      const isWell = status === 0;
      process.stdout.write(` ${isWell ? 'done' : 'failed'} after ${seconds()} s\n`);
      if (!isWell) {
        const output = Buffer.concat(printed).toString();
        const reason = explain(output);
        process.stderr.write(reason === null ? output : `${reason}\n`);
      }
      resolve(isWell);
    });
  });
}
