import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, expect, it, vi } from 'vitest';
import { BILLING } from '../api/bodies.js';
import { required } from '../contract/support.js';
import { linkPackages } from '../support/projectCopy.js';
import { freePort } from '../support/freePort.js';

/*
 * From `git clone` to the first delivered order with a name, colours and goods of one's own, in an empty folder: files,
 * commands and the table of goods are those that README.md names under "Your own shop", in its order.
 */

const README = readFileSync('README.md', 'utf8');
const [, section = ''] = /^## Your own shop$([\s\S]*?)^## /m.exec(README) ?? [];
const [texts = '', logo = '', colours = '', start = '', goods = ''] = [
  ...section.matchAll(/^\d\. \*\*.*$/gm),
].map(([step]) => step);
const [, table = ''] = /```csv\n([\s\S]*?)```/.exec(section) ?? [];
const codeIn = (step: string) => [...step.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

const OPERATOR = 'operator@own.example';
const OWN_BLUE = '#7a1fa2';

const folder = mkdtempSync(join(tmpdir(), 'own-shop-'));
const shop = join(folder, 'shop');
const inShop = (file: string) => join(shop, file);
const running: ChildProcess[] = [];
afterAll(() => {
  // With all that `npm start` has started.
  for (const { pid } of running) if (pid !== undefined) process.kill(-pid, 'SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

/** The settings of a new operator, none of the tests. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => /^(?:PATH|HOME|TMPDIR|npm_config_\w+)$/.test(name)),
);

function run(command: string, settings: Record<string, string> = {}): ChildProcess {
  const [program = '', ...args] = command.split(' ');
  const child = spawn(program, args, { cwd: shop, env: { ...env, ...settings }, detached: true });
  running.push(child);
  return child;
}

async function runToEnd(command: string): Promise<string> {
  const child = run(command);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part: Buffer) => (said += part.toString()));
  const [code] = (await once(child, 'exit')) as [number | null];
  running.splice(running.indexOf(child), 1);
  expect(code, said).toBe(0);
  return said;
}

function edit(file: string, change: (text: string) => string): void {
  const [before, path] = [readFileSync(inShop(file), 'utf8'), inShop(file)];
  const changed = change(before);
  expect(changed, `${file} has what is replaced`).not.toBe(before);
  writeFileSync(path, changed);
}

/** A browser without scripts: cookies, and the origin of the page. */
function openBrowser(origin: string) {
  const cookies = new Map<string, string>();
  return async (path: string, body?: object | URLSearchParams) => {
    const isForm = body instanceof URLSearchParams;
    const response = await fetch(new URL(path, origin), {
      ...(body && { method: 'POST', body: isForm ? body : JSON.stringify(body) }),
      headers: {
        ...{ origin, cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const text = await response.text();
    expect(response.ok, `${path}: ${response.status} ${text.slice(0, 300)}`).toBe(true);
    return text;
  };
}

/** The letters so far to this address, decoded as far as links need it. */
function lettersTo(address: string): string[] {
  const outbox = inShop('.data/outbox');
  const files = existsSync(outbox) ? readdirSync(outbox).sort() : [];
  const letters = files.map((file) => readFileSync(join(outbox, file), 'utf8'));
  return letters
    .filter((letter) => letter.includes(`To: ${address}`))
    .map((letter) => letter.replace(/=\r?\n/g, '').replaceAll('=3D', '='));
}

async function linkIn(address: string, link: RegExp): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const found = lettersTo(address).flatMap((letter) => link.exec(letter)?.[0] ?? []);
    if (found[0] !== undefined) return found[0];
    await after(100);
  }
  throw new Error(`${address} got no letter with ${link.source}`);
}

it('leads from an empty folder to the first delivered order', async () => {
  execFileSync('git', ['clone', '--quiet', resolve('.'), shop]);
  linkPackages(shop);

  edit(required(codeIn(texts)[0]), (json) => {
    const site = JSON.parse(json) as { shell: { shopName: unknown } };
    site.shell.shopName = { en: 'Nile Mats', ar: 'دواسات النيل' };
    return JSON.stringify(site);
  });
  const icon =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="30"/></svg>';
  edit(required(codeIn(logo)[0]), () => icon);
  edit(required(codeIn(logo)[1]), (component) => component.replace('r="8.6"', 'r="6"'));
  edit(required(codeIn(colours)[0]), (palette) => palette.replace('#1d5fbf', OWN_BLUE));
  writeFileSync(inShop('.env'), `ORDER_EMAIL=${OPERATOR}\n`);

  const port = await freePort();
  const origin = `http://localhost:${port}`;
  run(required(codeIn(start)[0]), { PORT: String(port) }).stderr?.pipe(process.stderr);
  const isUp = () =>
    fetch(`${origin}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) await after(200);

  const command = required(codeIn(goods)[0]);
  const file = required(command.split(' ').at(-1));
  writeFileSync(inShop(file), table);
  const picture = required(/,([\w-]+\.jpg)$/m.exec(table)?.[1]);
  const drawn = sharp({ create: { width: 9, height: 9, channels: 3, background: OWN_BLUE } });
  await drawn.jpeg().toFile(inShop(picture));
  expect(await runToEnd(command)).toContain('1 new');

  const shopper = openBrowser(origin);
  const home = await shopper('/');
  expect(home).toContain('Nile Mats');
  expect(await shopper('/favicon.svg')).toBe(icon);
  const [sheet = ''] = /\/assets\/[\w./-]+\.css/.exec(home) ?? [];
  expect(home + (sheet === '' ? '' : await shopper(sheet))).toContain(OWN_BLUE);
  const { items } = JSON.parse(await shopper('/api/wcFetch/products')) as {
    items: { id: number; name: string; price: string }[];
  };
  expect(items).toMatchObject([{ name: 'Rubber mat', price: '450.00' }]);
  const mat = required(items[0]);
  expect(await shopper(`/product/simple/${mat.id}`)).toContain('Rubber mat');

  await shopper('/api/post/continue', { name: 'Mona Hassan', phone: BILLING.phone });
  const line = { product_id: mat.id, variation_id: null, quantity: 2 };
  const cart = { status: 'pending-cart', line_items: [line] };
  const { id } = JSON.parse(await shopper('/api/wcPost/place-order', cart)) as { id: number };
  await shopper('/api/wcPost/checkout', { order_id: id, billing: BILLING, payment_method: 'cod' });
  const tracking = await linkIn(BILLING.email, /http[^\s"]+\/trackorder\/[^\s"]+/);
  const key = required(new URL(tracking).searchParams.get('key'));
  expect(await shopper(tracking)).toContain('/pages/trackorder/@id');
  /** What the page of the link reads and shows, for whoever holds it. */
  const tracked = async () =>
    JSON.parse(await openBrowser(origin)(`/api/wcFetch/order/${id}?key=${key}`)) as unknown;
  expect(await tracked()).toMatchObject({ id, status: 'processing' });

  const operator = openBrowser(origin);
  const work = await linkIn(OPERATOR, /http[^\s"]+\/office\/[^\s"]+/);
  await press(operator, work, 'send', { carrier: 'Bosta', number: '7400123456' });
  expect(JSON.stringify(await tracked())).toContain('7400123456');
  await press(operator, work, 'deliver', {});
  expect(await tracked()).toMatchObject({ id, status: 'completed' });
  // Placed, sent, delivered: written after the answers.
  await vi.waitFor(() => expect(lettersTo(BILLING.email)).toHaveLength(3), { timeout: 15_000 });
}, 240_000);

/** Sends the form of a step on the page of the operator's link, with its hidden fields. */
async function press(
  browser: ReturnType<typeof openBrowser>,
  page: string,
  act: string,
  typed: Record<string, string>,
): Promise<void> {
  const forms = [...(await browser(page)).matchAll(/<form[^>]*action="([^"]+)"[^>]*>(.*?)<\/form>/gs)];
  const [, action = '', inside = ''] = required(forms.find(([form]) => form.includes(`value="${act}"`)));
  const hidden = [...inside.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)];
  const fields = Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value]));
  await browser(action.replaceAll('&amp;', '&'), new URLSearchParams({ ...fields, ...typed }));
}
