import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';

const SAMPLE_EVERY_MS = 50;
const PAGE_BYTES = 4096;
const MEGABYTE = 1024 * 1024;
const SECONDS_PER_MINUTE = 60;

/** What a command took, with all processes that it started. */
export interface Usage {
  seconds: number;
  cpuSeconds: number;
  /** The most that all processes had together, in MB; 0 where there is no `/proc`. */
  megabytes: number;
}

/** The shell reports the CPU time of what it has run, on the last line that it prints. */
const WITH_TIMES = '"$@" >&2; status=$?; times; exit $status';

/** Runs a script of Node and measures it. Throws if it fails; its output goes to standard error. */
export async function measuredRun(
  args: readonly string[],
  options: { cwd: string; env: NodeJS.ProcessEnv },
): Promise<Usage> {
  const start = performance.now();
  const shell = spawn('sh', ['-c', WITH_TIMES, 'sh', process.execPath, ...args], {
    ...options,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  shell.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
  let bytes = 0;
  const timer = setInterval(() => (bytes = Math.max(bytes, bytesOf(shell.pid ?? 0))), SAMPLE_EVERY_MS);
  const status: unknown = (await once(shell, 'close'))[0];
  clearInterval(timer);
  if (status !== 0) throw new Error('The command failed; see the output above.');
  return {
    seconds: (performance.now() - start) / 1000,
    cpuSeconds: secondsOfChildren(printed),
    megabytes: bytes / MEGABYTE,
  };
}

/** `0m1.2s 0m0.3s` → 1.5, from the last line: that of the shell's children. */
function secondsOfChildren(printed: string): number {
  const last = printed.trim().split('\n').at(-1) ?? '';
  const times = [...last.matchAll(/(\d+)m([\d.]+)s/g)];
  return times.reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * SECONDS_PER_MINUTE + Number(seconds),
    0,
  );
}

/** Resident memory of a process and all that it has started; 0 for one that has just ended. */
function bytesOf(pid: number): number {
  const folder = `/proc/${pid}`;
  if (!existsSync(folder)) return 0;
  try {
    const [, resident] = readFileSync(`${folder}/statm`, 'utf8').split(' ');
    const children = readFileSync(`${folder}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    return children.reduce((sum, child) => sum + bytesOf(Number(child)), Number(resident) * PAGE_BYTES);
  } catch {
    return 0;
  }
}
