import { spawn } from 'node:child_process';

/**
 * The standard output of a command, which is killed with its own children after `timeoutMs`. Throws if the command
 * fails, prints nothing or takes longer.
 */
export async function readOutput(
  command: string,
  args: readonly string[],
  { timeoutMs, env = process.env, cwd }: { timeoutMs: number; env?: NodeJS.ProcessEnv; cwd?: string },
): Promise<string> {
  // A process group of its own, because npx starts a shell that starts the tool that starts a browser.
  const child = spawn(command, args, {
    env,
    ...(cwd === undefined ? {} : { cwd }),
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (part: string) => (text += part));
  const status = await new Promise<number | null>((resolve, reject) => {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    }, timeoutMs);
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(timer);
      if (isLate) reject(new Error(`no result within ${timeoutMs / 1000} s`));
      else resolve(code);
    });
  });
  if (status !== 0) throw new Error(`${command} ended with ${status ?? 'a signal'}`);
  if (text.trim() === '') throw new Error(`${command} printed nothing`);
  return text;
}
