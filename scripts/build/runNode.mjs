/** The parts of a build, which are processes of their own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Lets glibc return memory to the system sooner, 170 MB while pages are written; `GOGC` is for esbuild. */
const SMALL_NATIVE_HEAP = {
  GOGC: '50',
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/** Runs Node to its end. If it fails, which it has told itself, tells `failure` and ends this process. */
export async function runNode(args, { env = {}, failure } = {}) {
  const child = spawn(process.execPath, args, {
    stdio: 'inherit',
    env: { ...SMALL_NATIVE_HEAP, ...process.env, ...env },
  });
  const [status] = await once(child, 'exit');
  if (status === 0) return;
  if (failure !== undefined) console.error(failure);
  process.exit(1);
}
