import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'valibot';
import { drawPicture, pictureFile, pictureKey, viewsOf } from './draw.js';
import { letter, listenToLettering, straight } from './lettering.js';
import { Drawings, type PictureSpec } from './specs.js';
import { fingerprintOf, makePictures, type Task, tasksOf } from './studio.js';

const read = (name: string): unknown => JSON.parse(readFileSync(`tools/pictureStudio/${name}`, 'utf8'));
const DRAWINGS = parse(Drawings, read('drawings.json'));
const MANIFEST = read('manifest.json') as Record<string, { drawing: string; lettered: string[] }>;
const BATTERY: PictureSpec = { kind: 'battery', brand: 'VARTA', ampereHours: 70, colour: 'blue' };

describe('stored pictures', () => {
  it('keeps exactly the pictures that drawings.json lists', () => {
    const asked = tasksOf(DRAWINGS, 'goods', 'front').map(({ file }) => file);
    expect(Object.keys(MANIFEST).sort()).toEqual(asked.sort());
  });

  it('keeps pictures equal to what the studio draws today', () => {
    const quickToDraw = DRAWINGS.pictures.filter(({ kind }) => kind === 'battery' || kind === 'oil');
    for (const spec of quickToDraw) {
      const view = viewsOf(spec)[0] ?? '';
      const { drawing, lettered } = listenToLettering(() => drawPicture(spec, view));
      expect(MANIFEST[pictureFile(spec, view)]).toEqual({ drawing: fingerprintOf(drawing), lettered });
    }
  });
});

describe('a picture’s file', () => {
  it('keeps what distinguishes models in a picture’s file name', () => {
    const model = (name: string): string =>
      pictureKey({ kind: 'tyre', brand: 'GOODYEAR', model: name, tread: 'sport', profile: 'low' });
    expect(model('EAGLE F1 5+')).toBe('tyre-goodyear-eagle-f1-5-plus-sport-low');
    expect(model('EAGLE F1 5')).not.toBe(model('EAGLE F1 5+'));
    expect(pictureFile(BATTERY, 'front')).toBe('battery-varta-70ah-blue-front.webp');
  });

  it('lists each picture file once', () => {
    const twice = { ...DRAWINGS, pictures: [BATTERY], sizes: [BATTERY] };
    expect(() => tasksOf(twice, 'goods', 'front')).toThrow(
      'battery-varta-70ah-blue-three-quarter.webp twice',
    );
  });
});

describe('makePictures', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'studio-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const task = (file: string, colour: string): Task => ({
    folder,
    file,
    draw: () =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path fill="${colour}" d="M0 0h8v8z"/></svg>`,
  });
  const make = (...tasks: Task[]) => makePictures(tasks, join(folder, 'manifest.json'));

  it('draws new and changed pictures, and leaves the rest', async () => {
    await make(task('a.webp', 'red'), task('b.webp', 'red'));
    const before = statSync(join(folder, 'a.webp')).mtimeMs;
    const { drawn, kept } = await make(task('a.webp', 'red'), task('b.webp', 'blue'));
    expect({ drawn, kept }).toEqual({ drawn: [join(folder, 'b.webp')], kept: 1 });
    expect(statSync(join(folder, 'a.webp')).mtimeMs).toBe(before);
  });

  it('removes pictures that are no longer listed, but only its own', async () => {
    await make(task('a.webp', 'red'), task('b.webp', 'red'));
    writeFileSync(join(folder, 'own.webp'), 'a photograph');
    await make(task('b.webp', 'red'));
    expect(['a.webp', 'b.webp', 'own.webp'].map((file) => existsSync(join(folder, file)))).toEqual([
      false,
      true,
      true,
    ]);
  });
});

describe('lettering', () => {
  it('has a glyph for every character that a label needs', () => {
    for (const character of "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/-.+%&'h") {
      expect(letter(character).contours.length, character).toBeGreaterThan(0);
    }
  });

  it('drops accents in lettering, and treats unknown characters as spaces', () => {
    expect(letter('É').contours).toEqual(letter('E').contours);
    expect(letter('A☃A').width).toBe(letter('A A').width);
  });

  it('reports each lettered text once', () => {
    const { lettered } = listenToLettering(() => straight('70 Ah', 0, 0, 10) + straight('70 Ah', 0, 20, 10));
    expect(lettered).toEqual(['70 Ah']);
  });

  it('escapes lettering in the markup', () => {
    expect(drawPicture({ ...BATTERY, brand: '<b>"&' }, 'front')).not.toContain('<b>');
  });
});
