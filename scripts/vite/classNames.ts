import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const STYLES = 'components';
const NAME = /\.([a-z_][\w-]*)|@keyframes\s+([\w-]+)/gi;

/**
 * Numbers the classes of CSS modules: `el-4f`, identical in the browser and the server build. A page has about a
 * thousand class names, and readable ones would be a fifth of its HTML.
 */
export function numberClasses(): (name: string, file: string) => string {
  const files = readdirSync(STYLES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .sort();
  const numbers = new Map<string, number>();
  for (const file of files) {
    const path = join(STYLES, file);
    for (const [, name, animation] of readFileSync(path, 'utf8').matchAll(NAME)) {
      const key = keyOf(name ?? animation ?? '', path);
      if (!numbers.has(key)) numbers.set(key, numbers.size);
    }
  }
  return (name, file) => {
    const number = numbers.get(keyOf(name, file));
    if (number === undefined) throw new Error(`${file} has no class ${name}`);
    return `el-${number.toString(36)}`;
  };
}

function keyOf(name: string, file: string): string {
  return `${resolve(file.replace(/\?.*$/, ''))} ${name}`;
}
