import { systemCodeOf } from '../../domain/core/thrown.js';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const OWNER_ONLY_FOLDER = 0o700;

/**
 * Older versions created the directory world-readable. Errors are ignored because a mounted or read-only one may belong
 * to another user.
 */
function closeToOthers(folder: string): void {
  try {
    chmodSync(folder, OWNER_ONLY_FOLDER);
  } catch (error) {
    if (!['EPERM', 'EROFS', 'ENOTSUP'].includes(systemCodeOf(error))) throw error;
  }
}

/** Directory of the shop's data files: `.data/` in the project, or the temporary directory where that is read-only. */
export function dataFolder(given: NodeJS.ProcessEnv = process.env): string {
  const folder = isVercelRuntime(given) ? join(tmpdir(), 'storefront') : resolve('.data');
  mkdirSync(folder, { recursive: true, mode: OWNER_ONLY_FOLDER });
  closeToOthers(folder);
  return folder;
}

/** Whether this is a function on Vercel rather than a build for it. */
export function isVercelRuntime(given: NodeJS.ProcessEnv): boolean {
  return given['VERCEL'] === '1' && given['AWS_LAMBDA_FUNCTION_NAME'] !== undefined;
}

/** Reads the secret from a file, or creates the file with mode 0600. */
export function readOrCreateSecret(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    const secret = randomBytes(32).toString('hex');
    try {
      writeFileSync(file, secret, { mode: 0o600, flag: 'wx' });
      return secret;
    } catch {
      return readFileSync(file, 'utf8');
    }
  }
}
