/** Checks of `npm run verify`: each runs an installed command, says how long it takes, and is stopped after a while. */
import { spawn } from 'node:child_process';

const TELL_EVERY_MS = 10_000;

/**
 * Runs a command and prints its output only if it fails. What is still running after `longestMs` is stopped: it fails
 * unless `isPartial`, which says that nothing had failed in what it had printed by then.
 */
export async function check(name, command, args, { longestMs, isPartial, tellEveryMs = TELL_EVERY_MS }) {
  const began = Date.now();
  const seconds = () => Math.round((Date.now() - began) / 1000);
  console.log(`… ${name}`);
  const progress = setInterval(() => console.log(`  ${name}: ${seconds()} s`), tellEveryMs);
  const end = (isWell, rest) => {
    clearInterval(progress);
    console.log(`${isWell ? '✓' : '✗'} ${name} (${seconds()} s${rest})`);
    return isWell;
  };
  const refuse = ({ message }) => end(false, `; it cannot be run: ${message}`);
  let child;
  try {
    child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    return refuse(error); // too many files for one command
  }
  const printed = [];
  child.stdout.on('data', (part) => printed.push(part));
  child.stderr.on('data', (part) => printed.push(part));
  let isStopped = false;
  const limit = setTimeout(() => {
    isStopped = true;
    child.kill();
  }, longestMs);
  return new Promise((resolve) => {
    child.once('error', (error) => {
      clearTimeout(limit);
      resolve(refuse(error));
    });
    child.once('close', (status) => {
      if (child.pid === undefined) return; // it was never started
      clearTimeout(limit);
      const output = Buffer.concat(printed).toString();
      const isWell = status === 0 || (isStopped && isPartial?.(output) === true);
      if (!isWell) process.stdout.write(output);
      resolve(end(isWell, isStopped ? '; stopped, `npm test` runs all of it' : ''));
    });
  });
}
