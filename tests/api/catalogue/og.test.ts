import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { LOCALES } from '../../../domain/core/locale.js';
import type { SocialCard } from '../../../domain/content/socialPicture.js';
import { drawInTurn } from '../../../server/pictures/drawingTurn.js';
import { drawSocialPicture, readSitePicture } from '../../../server/pictures/socialPicture.js';
import { openShop } from '../shop.js';

const shop = await openShop({ LIMIT_PICTURES_ADDRESS: '1000' });

const CARD: SocialCard = {
  locale: 'ar',
  kicker: 'ميشلان',
  title: 'محمد',
  size: null,
  shopName: 'رصفة',
  tagline: 'الإطار المناسب لطريقك',
  picture: null,
};

const draw = async (changes: Partial<SocialCard>) =>
  (await drawSocialPicture({ ...CARD, ...changes }, () => Promise.resolve(null))).bytes;

describe('a picture for social networks', () => {
  it.each(['product/101', 'tip/1'])(
    'serves the social image of %s at its current URL, in each language',
    async (what) => {
      for (const locale of LOCALES) {
        const sent = await shop.call('GET', `/api/og/${locale}/${what}/any.jpg`);
        const address = sent.headers.get('location') ?? '';
        expect(sent.status).toBe(302);
        expect(address).toMatch(new RegExp(`^/api/og/${locale}/${what}/[0-9a-f]{12}\\.jpg$`));
        const picture = await shop.call('GET', address);
        expect(picture.status).toBe(200);
        expect(picture.headers.get('content-type')).toBe('image/jpeg');
        expect(picture.headers.get('cache-control')).toContain('immutable');
        expect([...sent.setCookies, ...picture.setCookies]).toEqual([]);
      }
    },
  );

  it.each([
    '/api/og/en/product/987654321/x.jpg',
    '/api/og/en/product/constructor/x.jpg',
    '/api/og/en/order/101/x.jpg',
    '/api/og/fr/product/101/x.jpg',
    '/api/og/en/tip/987654321/x.jpg',
    '/api/og/en/product/101',
  ])('answers 404 for the social image of an unknown page: %s', async (path) => {
    expect((await shop.call('GET', path)).status).toBe(404);
  });

  it('rejects a query on a social image, so that nobody can force drawing it again', async () => {
    expect((await shop.call('GET', '/api/og/en/product/101/x.jpg?a=1')).status).toBe(400);
  });

  it('draws social images of 1200 by 630 px, with joined Arabic letters in the shop’s font', async () => {
    const joined = await draw({});
    expect(await sharp(joined).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    const apart = await draw({ title: 'م\u200cح\u200cم\u200cد' });
    expect(await piecesOf(joined)).toBe(1);
    expect(await piecesOf(apart)).toBeGreaterThan(1);
  });

  it('draws a social image for any name: markup, very long words, or none', async () => {
    for (const title of [
      '<b>&</b> <span foreground="x">',
      'x'.repeat(500),
      'كلمة '.repeat(200),
      '',
      '\u0000',
    ]) {
      expect((await sharp(await draw({ title })).metadata()).height).toBe(630);
    }
  });

  it('reads only the site’s own pictures for social images', async () => {
    for (const path of [
      '/pictures/../../package.json',
      '/etc/passwd',
      '/pictures/x.svg',
      'https://a.example/x.webp',
    ]) {
      expect(await readSitePicture(path)).toBeNull();
    }
  });

  it('draws a social image without an invalid product picture', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    const picture = await drawSocialPicture({ ...CARD, picture: '/media/x.webp' }, () =>
      Promise.resolve(svg),
    );
    expect(Buffer.from(picture.bytes).equals(Buffer.from(await draw({})))).toBe(true);
    expect(picture.lacksPicture).toBe(false);
  });

  it('draws a social image without an unavailable picture, and does not cache it for long', async () => {
    const { backend } = shop;
    const broken = vi.spyOn(backend.media, 'readPicture').mockRejectedValueOnce(new Error('down'));
    broken.mockResolvedValue(null);
    const product = await backend.store.catalogue.getProduct(101);
    if (product === null) throw new Error('The shop has no product 101');
    const shown = vi.spyOn(backend.store.catalogue, 'getProduct');
    shown.mockResolvedValue({ ...product, image: '/media/a.webp' });
    const address = (await shop.call('GET', '/api/og/en/product/101/x.jpg')).headers.get('location') ?? '';
    const [without, again] = [await shop.call('GET', address), await shop.call('GET', address)];
    expect([without.status, without.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(without.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60');
    expect(broken).toHaveBeenCalledTimes(2);
    expect(again.headers.get('cache-control')).toContain('immutable');
    vi.restoreAllMocks();
  });
});

describe('drawing', () => {
  it('draws a social image once for concurrent requests, and one at a time', async () => {
    const inTurn = drawInTurn<string>();
    let [running, most, drawn] = [0, 0, 0];
    const work = async () => {
      drawn += 1;
      most = Math.max(most, ++running);
      await Promise.resolve();
      running -= 1;
      return 'done';
    };
    await Promise.all(['a', 'b', 'a', 'c', 'a'].map((key) => inTurn(key, work)));
    expect([most, drawn]).toEqual([1, 3]);
  });

  it('rejects drawing a social image when too many wait, and retries after a failure', async () => {
    const inTurn = drawInTurn<string>();
    await expect(inTurn('x', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(inTurn('x', () => Promise.resolve('drawn'))).resolves.toBe('drawn');
    const never = () => new Promise<string>(() => undefined);
    for (let index = 0; index < 20; index += 1) void inTurn(`waits ${index}`, never);
    await expect(inTurn('one more', never)).rejects.toMatchObject({ code: 'too_many_requests' });
  });
});

/** Number of horizontally separate runs of ink in the title; joined letters form one run. */
async function piecesOf(picture: Uint8Array): Promise<number> {
  const title = sharp(picture).extract({ left: 600, top: 250, width: 600, height: 200 }).greyscale();
  const { data, info } = await title.raw().toBuffer({ resolveWithObject: true });
  const hasInk = Array.from({ length: info.width }, (_, x) =>
    Array.from({ length: info.height }, (__, y) => data[y * info.width + x] ?? 255).some((grey) => grey < 90),
  );
  return hasInk.filter((inked, x) => inked && hasInk[x - 1] !== true).length;
}
