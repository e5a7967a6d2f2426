/** Turns the drawings into image files. What has not changed since the last time is left alone. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { PictureSpec, SeedBrand } from '../seed/types.js';
import { drawBrandMark } from './brandMark.js';
import { brandMarkFile, drawPicture, pictureFile } from './draw.js';
import { drawHero, drawOpenGraph } from './hero.js';

type Format = 'webp' | 'jpeg';

interface Task {
  file: string;
  format: Format;
  draw: () => string;
}

interface Manifest {
  /** File name to the fingerprint of the drawing it was made from. */
  files: Record<string, string>;
}

const MANIFEST = 'manifest.json';
const QUALITY = 82;
/** Little effort: more takes twice as long and saves three per cent. */
const WEBP_EFFORT = 2;
const CONCURRENCY = 3;
/** Part of every fingerprint: raise it when the encoding changes. */
const ENCODING = `1:${QUALITY}:${WEBP_EFFORT}`;

type Pictures = readonly { spec: PictureSpec; view: string }[];

function pictureTasks(pictures: Pictures): Task[] {
  return pictures.map(({ spec, view }) => ({
    file: pictureFile(spec, view),
    format: 'webp' as const,
    draw: () => drawPicture(spec, view),
  }));
}

function tasksOf(pictures: Pictures, brands: Record<string, SeedBrand['mark']>): Task[] {
  const marks = Object.entries(brands).map(([key, mark]) => ({
    file: brandMarkFile(key),
    format: 'webp' as const,
    draw: () => drawBrandMark(mark),
  }));
  const large: Task[] = [
    { file: 'hero.webp', format: 'webp', draw: drawHero },
    { file: 'og.webp', format: 'webp', draw: drawOpenGraph },
    { file: 'og.jpg', format: 'jpeg', draw: drawOpenGraph },
  ];
  const unique = new Map([...large, ...marks, ...pictureTasks(pictures)].map((task) => [task.file, task]));
  return [...unique.values()];
}

async function readManifest(folder: string): Promise<Manifest> {
  try {
    const parsed: unknown = JSON.parse(await readFile(join(folder, MANIFEST), 'utf8'));
    const files =
      typeof parsed === 'object' && parsed !== null && 'files' in parsed ? parsed.files : undefined;
    if (typeof files !== 'object' || files === null) return { files: {} };
    return {
      files: Object.fromEntries(Object.entries(files).filter(([, hash]) => typeof hash === 'string')),
    };
  } catch {
    return { files: {} };
  }
}

function fingerprintOf(svg: string): string {
  return createHash('sha256').update(ENCODING).update(svg).digest('hex').slice(0, 24);
}

async function encode(svg: string, format: Format): Promise<Buffer> {
  const image = sharp(Buffer.from(svg));
  if (format === 'jpeg')
    return image.flatten({ background: '#0B2447' }).jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer();
  return image.webp({ quality: QUALITY, effort: WEBP_EFFORT, smartSubsample: false }).toBuffer();
}

/**
 * Draws every picture the shop needs into a folder and says how many were drawn and how many kept.
 * Same input, same files.
 */
export async function writePictures(
  pictures: Pictures,
  brands: Record<string, SeedBrand['mark']>,
  folder: string,
): Promise<{ drawn: number; kept: number }> {
  await mkdir(folder, { recursive: true });
  const before = await readManifest(folder);
  const present = new Set(await readdir(folder));
  const hashes = new Map<string, string>();
  let [drawn, kept] = [0, 0];
  const queue = tasksOf(pictures, brands);
  const work = async (): Promise<void> => {
    for (let task = queue.shift(); task !== undefined; task = queue.shift()) {
      const svg = task.draw();
      const hash = fingerprintOf(svg);
      hashes.set(task.file, hash);
      if (before.files[task.file] === hash && present.has(task.file)) {
        kept += 1;
        continue;
      }
      await writeFile(join(folder, task.file), await encode(svg, task.format));
      drawn += 1;
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  const files = Object.fromEntries([...hashes.entries()].sort(([a], [b]) => a.localeCompare(b, 'en')));
  await writeFile(join(folder, MANIFEST), `${JSON.stringify({ files } satisfies Manifest, null, 2)}\n`);
  return { drawn, kept };
}
