import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Whether a module, by its `import.meta.url`, is what Node was started with, rather than imported. */
export function isStarted(url: string): boolean {
  const [, script] = process.argv;
  return script !== undefined && realpathSync(script) === fileURLToPath(url);
}
