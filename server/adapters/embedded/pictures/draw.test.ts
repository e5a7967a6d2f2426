import { describe, expect, it } from 'vitest';
import type { PictureSpec } from '../seed/types.js';
import { ACCESSORY_ITEMS } from './accessory.js';
import { ARTICLE_SUBJECTS } from './article.js';
import { drawBrandMark } from './brandMark.js';
import { brandMarkFile, drawPicture, pictureFile, pictureKey, viewsOf } from './draw.js';
import { drawHero, drawOpenGraph } from './hero.js';
import { letter } from './lettering.js';

const TREADS = ['eco', 'touring', 'sport', 'all-terrain', 'mud', 'highway', 'van'] as const;
const RIM_STYLES = ['five-spoke', 'ten-spoke', 'split', 'mesh', 'multi', 'steel', 'off-road'] as const;
const SHAPES = ['can', 'bottle', 'drum'] as const;

const tyres: PictureSpec[] = TREADS.map((tread) => ({
  kind: 'tyre',
  brand: 'LASSA',
  model: 'GREENWAYS',
  tread,
  profile: 'medium',
}));
const rims: PictureSpec[] = RIM_STYLES.map((style) => ({
  kind: 'rim',
  brand: 'ENKEI',
  style,
  finish: 'silver',
}));
const oils: PictureSpec[] = SHAPES.map((shape) => ({
  kind: 'oil',
  brand: 'MOBIL',
  label: '5W-30',
  litres: 4,
  colour: 'grey',
  shape,
}));
const accessories: PictureSpec[] = ACCESSORY_ITEMS.map((item) => ({ kind: 'accessory', item }));
const battery: PictureSpec = { kind: 'battery', brand: 'VARTA', ampereHours: 70, colour: 'blue' };
const articles: PictureSpec[] = ARTICLE_SUBJECTS.map((subject) => ({ kind: 'article', subject }));
const all: PictureSpec[] = [...tyres, ...rims, ...oils, ...accessories, ...articles, battery];

function isWellFormed(svg: string): boolean {
  const open: string[] = [];
  for (const [, closing, name, , selfClosing] of svg.matchAll(/<(\/?)([a-zA-Z]+)((?:\s[^<>]*?)?)(\/?)>/g)) {
    if (closing === '/') {
      if (open.pop() !== name) return false;
    } else if (selfClosing !== '/') open.push(name ?? '');
  }
  return open.length === 0;
}

describe('pictureKey', () => {
  it('names the same spec the same and every other differently', () => {
    const keys = all.map(pictureKey);
    expect(new Set(keys).size).toBe(all.length);
    expect(all.map((spec) => pictureKey(structuredClone(spec)))).toEqual(keys);
  });

  it('is a plain slug that keeps what tells models apart', () => {
    const model = (name: string): string =>
      pictureKey({ kind: 'tyre', brand: 'GOODYEAR', model: name, tread: 'sport', profile: 'low' });
    expect(model('EAGLE F1 5+')).toBe('tyre-goodyear-eagle-f1-5-plus-sport-low');
    expect(model('EAGLE F1 5')).not.toBe(model('EAGLE F1 5+'));
    expect(brandMarkFile('bfgoodrich')).toBe('brand-bfgoodrich.webp');
    expect(pictureFile(battery, 'front')).toBe('battery-varta-70ah-blue-front.webp');
  });
});

describe('drawPicture', () => {
  it('draws every view as a square, well-formed document without text elements or impossible numbers', () => {
    for (const spec of all) {
      for (const view of viewsOf(spec)) {
        const svg = drawPicture(spec, view);
        expect(svg).toMatch(/^<svg [^>]*width="1200" height="1200"/);
        expect(svg).not.toMatch(/<text|NaN|undefined|Infinity/);
        expect(isWellFormed(svg)).toBe(true);
      }
    }
  });

  it('never lets a name into the markup', () => {
    const svg = drawPicture({ kind: 'battery', brand: '<b>"&', ampereHours: 60, colour: 'red' }, 'front');
    expect(svg).not.toContain('<b>');
    expect(isWellFormed(svg)).toBe(true);
  });

  it('draws the same spec the same, and every spec differently', () => {
    const drawings = all.map((spec) => drawPicture(spec, viewsOf(spec)[0] ?? ''));
    expect(new Set(drawings).size).toBe(all.length);
    expect(drawPicture(battery, 'front')).toBe(drawPicture(structuredClone(battery), 'front'));
  });

  it('refuses a view it does not have', () => {
    expect(() => drawPicture(battery, 'behind')).toThrow('behind');
  });

  it('has every accessory', () => {
    expect(ACCESSORY_ITEMS).toHaveLength(27);
  });
});

describe('lettering', () => {
  it('has a drawing for every character a label needs', () => {
    for (const character of "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/-.+%&'h") {
      expect(letter(character).contours.length, character).toBeGreaterThan(0);
    }
  });

  it('drops accents and treats what it does not know as a space', () => {
    expect(letter('É').contours).toEqual(letter('E').contours);
    expect(letter('A☃A').width).toBe(letter('A A').width);
  });
});

describe('the large pictures and brand marks', () => {
  it('are well formed', () => {
    const mark = drawBrandMark({ text: 'LASSA', colour: '#123E7C', manner: 'boxed' });
    for (const svg of [mark, drawHero(), drawOpenGraph()]) expect(isWellFormed(svg)).toBe(true);
  });
});
