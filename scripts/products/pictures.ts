import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import sharp from 'sharp';
import { GOODS_PICTURE_MAX_BYTES, GOODS_PICTURE_PX } from '../../domain/core/limits.js';
import { NO_PICTURE } from '../../domain/core/pictures.js';
import { GOODS_MEDIA } from '../../server/adapters/local/goodsPictures.js';
import { mapConcurrent } from '../../server/adapters/wpRest/mapConcurrent.js';
import { text } from '../../server/database/sql/rows.js';
import type { Database } from '../../server/database/sql/sql.js';
import { PICTURES_FOLDER } from '../../server/adapters/local/seed/pictureAddress.js';

/* The pictures of a product file: addresses, names of files in a folder, or pictures that the shop has already. */

export type FoundPicture = { address: string } | { problem: string };

interface PictureOptions {
  database: Database;
  /** Where files are. */
  folder: string;
  /** Whether new pictures are kept; otherwise they are only looked at. */
  keeps: boolean;
  progress: (line: string) => void;
}

const AT_ONCE = 8;
const TIMEOUT_MS = 20_000;
const PROGRESS_EVERY = 100;
const PIXELS_MAX = 50_000_000;
/** A smaller file is kept as it is if its type is one of these. */
const KEPT_AS_IT_IS_BYTES = 400 * 1024;
const TYPES: Readonly<Record<string, string>> = { jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' };
const READ = ['jpeg', 'png', 'webp', 'avif', 'heif', 'gif'];

/** Looks up or fetches each of these pictures. A picture that cannot be had is a problem of its lines. */
export async function findPictures(
  names: readonly string[],
  options: PictureOptions,
): Promise<Map<string, FoundPicture>> {
  const known = await knownPictures(options.database);
  const addresses = new Set(known.values());
  const found = new Map<string, FoundPicture>();
  const fresh: string[] = [];
  for (const name of names) {
    const address = known.get(name) ?? (addresses.has(name) || isFile(name) ? name : undefined);
    if (address === undefined) fresh.push(name);
    else found.set(name, { address });
  }
  let done = 0;
  await mapConcurrent(fresh, AT_ONCE, async (name) => {
    found.set(name, await findPicture(name, options));
    done += 1;
    if (done % PROGRESS_EVERY === 0) options.progress(`Pictures: ${done} of ${fresh.length}`);
  });
  return found;
}

/** Addresses of the pictures that were fetched before, by where they came from. */
async function knownPictures(database: Database): Promise<Map<string, string>> {
  const rows = await database.rows("SELECT name, source FROM goods_pictures WHERE source LIKE 'http%'");
  return new Map(rows.map((row) => [text(row, 'source'), `${GOODS_MEDIA}${text(row, 'name')}`]));
}

/** A picture that every build of the shop contains, as `export` writes it. */
function isFile(name: string): boolean {
  const file = name.split('/').pop() ?? '';
  if (name !== `${PICTURES_FOLDER}/${file}`) return name === NO_PICTURE;
  return ['demo/pictures', 'public/pictures'].some((place) => existsSync(join(place, file)));
}

class PictureProblem extends Error {}

async function findPicture(name: string, options: PictureOptions): Promise<FoundPicture> {
  try {
    if (name.startsWith(GOODS_MEDIA)) return { address: await requireCached(name, options.database) };
    const bytes = /^https?:\/\//i.test(name) ? await download(name) : readFile(name, options.folder);
    const picture = await checked(bytes);
    const digest = createHash('sha256').update(picture.bytes).digest('hex').slice(0, DIGEST_CHARS);
    const file = `${digest}.${picture.type.slice('image/'.length)}`;
    if (options.keeps) {
      await options.database.write((writer) =>
        writer.run(
          `INSERT INTO goods_pictures (name, source, type, base64) VALUES (?1, ?2, ?3, ?4)
           ON CONFLICT (name) DO UPDATE SET source = ?2`,
          [file, name, picture.type, Buffer.from(picture.bytes).toString('base64')],
        ),
      );
    }
    return { address: `${GOODS_MEDIA}${file}` };
  } catch (error) {
    if (error instanceof PictureProblem) return { problem: error.message };
    throw error;
  }
}

const DIGEST_CHARS = 24;

async function requireCached(address: string, database: Database): Promise<string> {
  const name = address.slice(GOODS_MEDIA.length);
  const rows = await database.rows('SELECT 1 FROM goods_pictures WHERE name = ?', [name]);
  if (rows.length === 0) throw new PictureProblem('the shop has no such picture');
  return address;
}

async function download(address: string): Promise<Buffer> {
  if (!URL.canParse(address)) throw new PictureProblem('is no address');
  const failed = (error: unknown) => {
    if (error instanceof PictureProblem) throw error;
    throw new PictureProblem(
      isTimeout(error) ? `did not arrive within ${TIMEOUT_MS / 1000} s` : 'cannot be reached',
    );
  };
  try {
    const response = await request(address);
    if (!response.ok || response.body === null) {
      await response.body?.cancel();
      throw new PictureProblem(`the server answers ${response.status}`);
    }
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of response.body) {
      chunks.push(chunk);
      size += chunk.byteLength;
      if (size > GOODS_PICTURE_MAX_BYTES) throw tooLarge();
    }
    return Buffer.concat(chunks);
  } catch (error) {
    return failed(error);
  }
}

/** Tries a failed connection once more: a server may close an idle one at the moment in which it is used again. */
async function request(address: string): Promise<Response> {
  const send = () => fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  return send().catch((error: unknown) => {
    if (isTimeout(error)) throw error;
    return send();
  });
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError';
}

function readFile(name: string, folder: string): Buffer {
  const path = resolve(folder, name);
  if (!existsSync(path)) throw new PictureProblem(`there is no such file in ${folder}`);
  if (!realpathSync(path).startsWith(realpathSync(folder) + sep))
    throw new PictureProblem(`is not within ${folder}`);
  const { size } = statSync(path);
  if (!statSync(path).isFile()) throw new PictureProblem('is no file');
  if (size > GOODS_PICTURE_MAX_BYTES) throw tooLarge();
  return readFileSync(path);
}

function tooLarge(): PictureProblem {
  return new PictureProblem(`is larger than ${GOODS_PICTURE_MAX_BYTES / 1024 / 1024} MB`);
}

/** The picture as it is if browsers read it quickly, otherwise reduced. Its bytes decide what it is, not its name. */
async function checked(bytes: Buffer): Promise<{ bytes: Uint8Array; type: string }> {
  const options = { failOn: 'error', limitInputPixels: PIXELS_MAX } as const;
  try {
    const picture = sharp(bytes, options);
    const { format, width, height, orientation = 1 } = await picture.metadata();
    if (!READ.includes(format)) throw new PictureProblem('must be a JPEG, PNG, WebP, AVIF or GIF picture');
    const { [format]: type } = TYPES;
    const isSmall = bytes.length <= KEPT_AS_IT_IS_BYTES && Math.max(width, height) <= GOODS_PICTURE_PX;
    if (type !== undefined && isSmall && orientation === 1) {
      await picture.raw().toBuffer(); // stats() accepts half a PNG or JPEG once in three times.
      return { bytes, type };
    }
    const size = {
      width: GOODS_PICTURE_PX,
      height: GOODS_PICTURE_PX,
      fit: 'inside',
      withoutEnlargement: true,
    } as const;
    const reduced = await sharp(bytes, options).rotate().resize(size).webp({ quality: 85 }).toBuffer();
    return { bytes: reduced, type: 'image/webp' };
  } catch (error) {
    if (error instanceof PictureProblem) throw error;
    throw new PictureProblem('is damaged, or no picture');
  }
}
