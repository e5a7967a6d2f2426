import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { GOODS_PICTURE_MAX_BYTES, GOODS_PICTURE_PX } from '../../domain/core/limits.js';
import { withGoodsPictures } from '../../server/adapters/local/goodsPictures.js';
import { readEntries } from '../../server/catalogueIndex/storedEntries.js';
import { NO_MEDIA } from '../../server/ports/media.js';
import { required } from '../../tests/contract/support.js';
import { openGoods } from '../../tests/support/goodsFiles.js';

const goods = await openGoods();
const drawn = (width: number) => sharp({ create: { width, height: 40, channels: 3, background: '#246' } });
const png = await drawn(40).png().toBuffer();
let asked = 0;

const ANSWERS: Record<string, () => [number, Buffer]> = {
  '/small.png': () => [200, png],
  '/dropped.png': () => [200, png],
  '/cut.png': () => [200, png.subarray(0, png.length / 2)],
  '/page.jpg': () => [200, Buffer.from('<html><body>Not here</body></html>')],
  '/drawing.svg': () => [200, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  '/huge.jpg': () => [200, Buffer.alloc(GOODS_PICTURE_MAX_BYTES + 1)],
};
let toDrop = 1;
const server = createServer((request, response) => {
  asked += 1;
  if (request.url === '/dropped.png' && toDrop-- > 0) return void request.socket.destroy();
  const [status, bytes] = ANSWERS[request.url ?? '']?.() ?? [404, Buffer.from('')];
  response.writeHead(status, { 'content-type': 'image/png' }).end(bytes);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => server.close());
const at = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;

const HEAD = ['SKU', 'Name', 'Regular price', 'Images'];
const pictured = (sku: string, ...images: string[]) => [sku, 'Pictured', '10', images.join(', ')];
const imagesOf = async (sku: string) =>
  required((await readEntries(goods.database)).find((entry) => entry.sku === sku)).images;

it('are fetched once, kept in the database and served from there', async () => {
  expect(await goods.importRows([HEAD, pictured('by-address', at('/small.png'))])).toBe(0);
  expect(await goods.importRows([HEAD, pictured('by-address', at('/small.png'))])).toBe(0);
  expect(asked).toBe(1);
  const [address] = await imagesOf('by-address');
  expect(address).toMatch(/^\/media\/goods\/[0-9a-f]{24}\.png$/);
  const media = withGoodsPictures(NO_MEDIA, goods.database);
  const file = await media.readPicture(required(address).slice('/media/'.length));
  expect(file?.type).toBe('image/png');
  expect(Buffer.from(required(file).bytes).equals(png)).toBe(true);
  expect(await media.readPicture('goods/none.png')).toBeNull();
  const uploaded = { bytes: new Uint8Array([1]), type: 'image/png' };
  const uploads = withGoodsPictures({ readPicture: () => Promise.resolve(uploaded) }, goods.database);
  expect(await uploads.readPicture('goods/2026/of-wordpress.png')).toBe(uploaded);
});

it('come from a folder, and are reduced if they are large', async () => {
  mkdirSync(join(goods.folder, 'pictures', 'oils'), { recursive: true });
  writeFileSync(join(goods.folder, 'pictures', 'oils', 'can.jpg'), await drawn(3000).jpeg().toBuffer());
  const folder = join(goods.folder, 'pictures');
  expect(await goods.importRows([HEAD, pictured('by-file', 'oils/can.jpg')], '--pictures', folder)).toBe(0);
  const [address] = await imagesOf('by-file');
  const file = await withGoodsPictures(NO_MEDIA, goods.database).readPicture(
    required(address).slice('/media/'.length),
  );
  expect(await sharp(required(file).bytes).metadata()).toMatchObject({
    format: 'webp',
    width: GOODS_PICTURE_PX,
  });
});

it('are fetched although the server closes the first connection', async () => {
  expect(await goods.importRows([HEAD, pictured('dropped', at('/dropped.png'))])).toBe(0);
  expect(await imagesOf('dropped')).toHaveLength(1);
});

it('survive export and import', async () => {
  const before = await goods.dump('goods');
  await goods.exported();
  expect(await goods.run('import', goods.file)).toBe(0);
  expect(await goods.dump('goods')).toEqual(before);
});

it('that cannot be had are errors of their lines', async () => {
  symlinkSync('/etc', join(goods.folder, 'link'));
  writeFileSync(join(goods.folder, 'text.png'), 'hello');
  const cases: [string, string][] = [
    [at('/cut.png'), 'is damaged, or no picture'],
    [at('/page.jpg'), 'is damaged, or no picture'],
    [at('/drawing.svg'), 'must be a JPEG'],
    [at('/huge.jpg'), 'is larger than 10 MB'],
    [at('/none.jpg'), 'the server answers 404'],
    ['http://127.0.0.1:1/x.jpg', 'cannot be reached'],
    ['http://', 'is no address'],
    ['../secret.png', 'there is no such file'],
    ['../../../../../../etc/hostname', 'is not within'],
    ['link/hostname', 'is not within'],
    ['text.png', 'is damaged, or no picture'],
    ['link', 'is not within'],
    ['/media/goods/unknown.png', 'the shop has no such picture'],
    ['/pictures/unknown.webp', 'there is no such file'],
  ];
  const before = await goods.dump('goods');
  expect(
    await goods.importRows([HEAD, ...cases.map(([image], index) => pictured(`bad-${index}`, image))]),
  ).toBe(1);
  cases.forEach(([image, problem], index) => {
    const place = `line ${index + 2}, Images: ${image}: `;
    const told = goods.printed.filter((line) => line.includes(place));
    expect(told, goods.printed.join('\n')).toEqual([expect.stringContaining(problem)]);
  });
  expect(await goods.dump('goods')).toEqual(before);
});
