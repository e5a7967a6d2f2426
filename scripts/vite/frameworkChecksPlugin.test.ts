import { build } from 'vite';
import { expect, it } from 'vitest';
import { frameworkChecksPlugin } from './frameworkChecksPlugin.js';

const FRAMEWORK = '/shop/node_modules/vite-plugin-ssr/dist/esm/client/start.js';
const OWN = '/shop/client/start.js';

/** What is left of a file, with its checks, in the browser. */
async function built(id: string, code: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'files',
        enforce: 'pre',
        resolveId: (name) => (name === 'checks' ? { id: name, external: true } : name),
        load: (name) => (name === id ? code : null),
      },
      frameworkChecksPlugin(),
    ],
    build: { write: false, minify: false, lib: { entry: id, formats: ['es'], fileName: 'file' } },
  });
  const [output] = [result].flat();
  if (output === undefined || !('output' in output)) throw new Error('Nothing was built');
  return output.output[0].code;
}

const CODE = `
import { assert, assertUsage, pc } from 'checks';
/* assert() in words: */ export const words = 'assert(1)';
export function start(page) {
  assert(page);
  assertUsage(page, \`\${pc.cyan('id')} is missing\`);
  return page.id;
}`;

it('the framework’s checks and their messages are left out, and nothing else of it', async () => {
  const left = await built(FRAMEWORK, CODE);
  expect(left).not.toMatch(/assert(Usage)?\(page/);
  expect(left).not.toContain('is missing');
  expect(left).toContain('return page.id');
  expect(left).toContain('assert(1)');
});

it('a function of the shop that is called the same runs', async () => {
  const left = await built(OWN, CODE);
  expect(left).toContain('assert(page)');
  expect(left).toContain('is missing');
});
