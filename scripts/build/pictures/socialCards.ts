import { availableParallelism } from 'node:os';
import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SocialCard } from '../../../domain/content/socialCard.js';
import { cardAddress, cardDigest } from '../../../server/actions/site/socialCards.js';
import type { MediaPort } from '../../../server/ports/media.js';
import type { BuildCache } from '../buildCache.js';
import { type CardPicture, drawSocialCard, scalePicture } from './drawSocialCard.js';

interface CardWriting {
  cards: readonly SocialCard[];
  /** Output directory of the built site. */
  site: string;
  cache: BuildCache;
  /** Directories of the shop's own pictures, served under `/pictures/`. */
  pictureFolders: readonly string[];
  media: MediaPort;
}

export interface WrittenCards {
  /** Digests of the cards in the site. */
  digests: string[];
  /** How many were drawn; the others are as an earlier build left them. */
  drawn: number;
  /** Cards whose picture could not be read; their pages show that picture instead. */
  failed: number;
}

/** Writes the cards as static files, drawing only those that the cache lacks. */
export async function writeSocialCards(writing: CardWriting): Promise<WrittenCards> {
  const { cards, site, cache } = writing;
  rmSync(join(site, dirname(cardAddress(''))), { recursive: true, force: true });
  mkdirSync(join(site, dirname(cardAddress(''))), { recursive: true });
  const waiting = groupByPicture(cards);
  const written: WrittenCards = { digests: [], drawn: 0, failed: 0 };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  cache.dropUnused();
  return { ...written, digests: written.digests.sort() };

  async function work(): Promise<void> {
    for (let group = waiting.pop(); group !== undefined; group = waiting.pop()) {
      let picture: Promise<CardPicture | null> | undefined;
      for (const [digest, card] of group) {
        const kept = cache.fileOf(digest);
        const draw = async () => drawSocialCard(card, await (picture ??= readPicture(card.picture, writing)));
        if (!existsSync(kept) && !(await keep(draw, kept))) continue;
        copyFileSync(kept, join(site, cardAddress(digest)));
        written.digests.push(digest);
      }
    }
  }

  async function keep(draw: () => Promise<Buffer>, kept: string): Promise<boolean> {
    const bytes = await draw().catch(() => null);
    if (bytes === null) written.failed += 1;
    else writeWhole(kept, bytes);
    written.drawn += bytes === null ? 0 : 1;
    return bytes !== null;
  }
}

/** Cards by digest, so each once, together with those of the same picture in other languages. */
function groupByPicture(cards: readonly SocialCard[]): Map<string, SocialCard>[] {
  const groups = new Map<string | null, Map<string, SocialCard>>();
  for (const card of cards) {
    const group = groups.get(card.picture) ?? new Map<string, SocialCard>();
    groups.set(card.picture, group.set(cardDigest(card), card));
  }
  return [...groups.values()];
}

/** A card's picture: an upload of the content backend or a picture of the shop's own, and nothing else. Throws if it is neither. */
async function readPicture(picture: string | null, writing: CardWriting): Promise<CardPicture | null> {
  if (picture === null) return null;
  const bytes = await readFileOf(picture, writing);
  if (bytes === null) throw new Error(`There is no picture ${picture}`);
  return scalePicture(bytes);
}

async function readFileOf(
  picture: string,
  { pictureFolders, media }: CardWriting,
): Promise<Uint8Array | null> {
  if (picture.startsWith(MEDIA)) return (await media.readPicture(picture.slice(MEDIA.length)))?.bytes ?? null;
  const name = OWN_PICTURE.exec(picture)?.[1];
  const file = pictureFolders.map((folder) => join(folder, name ?? '')).find(existsSync);
  return name === undefined || file === undefined ? null : readFile(file);
}

const MEDIA = '/media/';
const OWN_PICTURE = /^\/pictures\/([\w-]+\.(?:webp|png|jpe?g))$/;

/** Written atomically, because another build may read the file or this one may be interrupted. */
function writeWhole(file: string, content: Buffer): void {
  const part = `${file}.${process.pid}`;
  writeFileSync(part, content);
  renameSync(part, file);
}
