import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeEach, expect, it } from 'vitest';
import type { SocialCard } from '../../../domain/content/socialCard.js';
import { cardAddress, cardDigest } from '../../../server/actions/site/socialCards.js';
import { NO_MEDIA } from '../../../server/ports/media.js';
import { openBuildCache } from '../buildCache.js';
import { writeSocialCards } from './socialCards.js';

const root = mkdtempSync(join(tmpdir(), 'social-cards-'));
afterAll(() => rmSync(root, { recursive: true }));

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(root, 'build-'));
});

const CARD: SocialCard = {
  locale: 'en',
  kicker: '',
  title: 'Tyre',
  size: null,
  shopName: 'Rasfa',
  tagline: '',
  picture: null,
};
const card = (title: string, picture: string | null = null): SocialCard => ({ ...CARD, title, picture });

const write = (cards: SocialCard[], media = NO_MEDIA) =>
  writeSocialCards({
    cards,
    site: join(folder, 'site'),
    cache: openBuildCache(join(folder, 'cache')),
    pictureFolders: [folder],
    media,
  });

const files = () => readdirSync(join(folder, 'site/assets/social')).sort();
const fileOf = (each: SocialCard) => cardAddress(cardDigest(each)).replace('/assets/social/', '');

it('draws a card once, keeps it through later builds, and deletes it with its product', async () => {
  expect(await write([card('a'), card('b'), card('a')])).toMatchObject({ drawn: 2, failed: 0 });
  const first = readFileSync(join(folder, 'site/assets/social', fileOf(card('a'))));
  expect(await write([card('a'), card('c')])).toMatchObject({ drawn: 1 });
  expect(files()).toEqual([fileOf(card('a')), fileOf(card('c'))].sort());
  expect(readFileSync(join(folder, 'site/assets/social', fileOf(card('a')))).equals(first)).toBe(true);
  expect(await write([card('b')])).toMatchObject({ drawn: 1 });
});

it('leaves out a card whose picture cannot be read, and draws it as soon as it can', async () => {
  const down = { readPicture: () => Promise.reject(new Error('down')) };
  const broken = { readPicture: () => Promise.resolve({ bytes: new Uint8Array(9), type: 'image/png' }) };
  const wanted = card('upload', '/media/2026/11/a.png');
  for (const media of [down, broken, NO_MEDIA])
    expect(await write([card('a'), wanted], media)).toMatchObject({
      failed: 1,
      digests: [cardDigest(card('a'))],
    });
  const create = { width: 9, height: 9, channels: 3 as const, background: '#000' };
  const bytes = new Uint8Array(await sharp({ create }).png().toBuffer());
  const works = { readPicture: () => Promise.resolve({ bytes, type: 'image/png' }) };
  expect(await write([wanted], works)).toMatchObject({ drawn: 1, failed: 0 });
});

it('reads a picture once for the cards of all languages', async () => {
  const create = { width: 9, height: 9, channels: 3 as const, background: '#000' };
  const bytes = new Uint8Array(await sharp({ create }).png().toBuffer());
  let reads = 0;
  const media = {
    readPicture: () => {
      reads += 1;
      return Promise.resolve({ bytes, type: 'image/png' });
    },
  };
  const wanted = card('upload', '/media/2026/11/a.png');
  expect(await write([wanted, { ...wanted, locale: 'ar' }], media)).toMatchObject({ drawn: 2 });
  expect(reads).toBe(1);
});

it('reads only the shop’s own pictures', async () => {
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  for (const path of [
    '/pictures/../secret.txt',
    '/etc/passwd',
    '/pictures/x.svg',
    'https://a.example/x.webp',
    '/pictures/missing.webp',
  ])
    expect(await write([card('a', path)])).toMatchObject({ drawn: 0, failed: 1 });
});
