/** The parts of a build, which are processes of their own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs Node to its end. If it fails, which it has told itself, tells `failure` and ends this process. */
export async function runNode(args, { env = {}, failure } = {}) {
  const child = spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  const [status] = await once(child, 'exit');
  if (status === 0) return;
  if (failure !== undefined) console.error(failure);
  process.exit(1);
}
