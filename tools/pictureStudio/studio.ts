/** Renders drawings to image files, and skips what has not changed. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { array, parse, record, strictObject, string } from 'valibot';
import { drawBrandMark } from './brandMark.js';
import { brandMarkFile, drawPicture, pictureFile, viewsOf } from './draw.js';
import { drawHero, drawOpenGraph } from './hero.js';
import { listenToLettering } from './lettering.js';
import type { Drawings, PictureSpec } from './specs.js';

/** A file to render from a drawing; `.jpg` for link previews that do not support WebP. */
export interface Task {
  folder: string;
  file: string;
  draw: () => string;
}

/** The manifest: data of each rendered file, by name. */
const Manifest = record(
  string(),
  strictObject({
    /** Fingerprint of the drawing and its encoding. */
    drawing: string(),
    /** All texts lettered on it. */
    lettered: array(string()),
  }),
);

/** A third smaller than quality 82, without a visible difference at the widths that pages use. */
const QUALITY = 72;
const WEBP_EFFORT = 6;
const CONCURRENCY = 2;
/** Part of every fingerprint. */
const ENCODING = `${QUALITY}:${WEBP_EFFORT}`;

export function tasksOf({ marks, pictures, sizes }: Drawings, goods: string, shopFront: string): Task[] {
  const pictureTask = (spec: PictureSpec, view: string): Task => ({
    folder: goods,
    file: pictureFile(spec, view),
    draw: () => drawPicture(spec, view),
  });
  const tasks = [
    { folder: shopFront, file: 'hero.webp', draw: drawHero },
    { folder: shopFront, file: 'og.jpg', draw: drawOpenGraph },
    ...Object.entries(marks).map(([brand, mark]) => ({
      folder: goods,
      file: brandMarkFile(brand),
      draw: () => drawBrandMark(mark),
    })),
    ...pictures.flatMap((spec) => viewsOf(spec).map((view) => pictureTask(spec, view))),
    ...sizes.flatMap((spec) =>
      viewsOf(spec)
        .slice(0, 1)
        .map((view) => pictureTask(spec, view)),
    ),
  ];
  const twice = tasks.find(({ file }, place) => tasks.findIndex((other) => other.file === file) !== place);
  if (twice !== undefined) throw new Error(`drawings.json asks for ${twice.file} twice`);
  return tasks;
}

/**
 * Renders new and changed files and records them in the manifest, deletes files that no drawing lists any more, and
 * leaves files alone that are not in the manifest.
 */
export async function makePictures(
  tasks: readonly Task[],
  manifestFile: string,
): Promise<{ drawn: string[]; kept: number }> {
  const before = await readManifest(manifestFile);
  const after: typeof before = {};
  const drawn: string[] = [];
  const queue = [...tasks];
  const work = async (): Promise<void> => {
    for (let task = queue.shift(); task !== undefined; task = queue.shift()) {
      const path = join(task.folder, task.file);
      const { drawing: svg, lettered } = listenToLettering(task.draw);
      const drawing = fingerprintOf(svg);
      after[task.file] = { drawing, lettered };
      if (before[task.file]?.drawing === drawing && existsSync(path)) continue;
      await mkdir(task.folder, { recursive: true });
      await writeFile(path, await encode(svg, task.file.endsWith('.jpg') ? 'jpeg' : 'webp'));
      drawn.push(path);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  await removeUnasked(before, tasks);
  await writeManifest(manifestFile, after);
  return { drawn: drawn.sort(), kept: tasks.length - drawn.length };
}

async function removeUnasked(before: Record<string, unknown>, tasks: readonly Task[]): Promise<void> {
  const asked = new Set(tasks.map(({ file }) => file));
  const folders = [...new Set(tasks.map(({ folder }) => folder))];
  for (const file of Object.keys(before).filter((name) => !asked.has(name))) {
    for (const folder of folders) await rm(join(folder, file), { force: true });
  }
}

async function readManifest(file: string) {
  return existsSync(file) ? parse(Manifest, JSON.parse(await readFile(file, 'utf8'))) : {};
}

/** One file per line, so that diffs are readable. */
async function writeManifest(file: string, manifest: Record<string, unknown>): Promise<void> {
  const lines = Object.entries(manifest)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, entry]) => `  ${JSON.stringify(name)}: ${JSON.stringify(entry)}`);
  await writeFile(file, `{\n${lines.join(',\n')}\n}\n`);
}

/** A hash of drawing and encoding. */
export function fingerprintOf(svg: string): string {
  return createHash('sha256').update(ENCODING).update(svg).digest('hex').slice(0, 24);
}

async function encode(svg: string, format: 'webp' | 'jpeg'): Promise<Buffer> {
  const image = sharp(Buffer.from(svg));
  if (format === 'jpeg')
    return image.flatten({ background: '#0B2447' }).jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer();
  return image.webp({ quality: QUALITY, effort: WEBP_EFFORT, smartSubsample: false }).toBuffer();
}
