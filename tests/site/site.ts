import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { HTMLElement, parse } from 'node-html-parser';
import { type Locale } from '../../domain/core/locale.js';
import { splitLocale } from '../../domain/core/paths.js';

/** Where the built site's files lie. */
export const SITE_FOLDER = 'dist/client';

/** A prerendered page as a crawler reads it. */
export interface SitePage {
  /** Address with its language: `/ar/faq`. */
  address: string;
  locale: Locale;
  /** Address without its language: `/faq`. */
  path: string;
  html: string;
  root: HTMLElement;
}

/** What stands in `noscript` is read as the page that it is for readers without scripts. */
const PARSING = { comment: false, blockTextElements: { script: true, style: true } };

/** Every prerendered page. */
export function readSite(): SitePage[] {
  return readdirSync(SITE_FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => basename(file) === 'index.html')
    .sort()
    .map((file) => {
      const folder = dirname(file);
      const address = folder === '.' ? '/' : `/${folder}`;
      const html = readFileSync(join(SITE_FOLDER, file), 'utf8');
      return { address, ...splitLocale(address), html, root: parse(html, PARSING) };
    });
}

/** Whether the built site has a file under a path, a page's own included. */
export function hasFile(path: string): boolean {
  const file = join(SITE_FOLDER, decodeURIComponent(path));
  return existsSync(join(file, 'index.html')) || (/\.\w+$/.test(file) && existsSync(file));
}

/** An attribute of the one element that a selector finds; null where there is none, or where there are more. */
export function attributeOf({ root }: SitePage, selector: string, name: string): string | null {
  const found = root.querySelectorAll(selector);
  return found.length === 1 ? (found[0]?.getAttribute(name) ?? null) : null;
}

/** Sizes and telephone numbers with a space in them: within Arabic their parts would change places. */
const LEFT_TO_RIGHT = /\d{2,3}\/\d{2,3} Z?R\d{2}|\b0\d{2,3} \d{3} \d{4}\b|\+20 \d/;

/** Runs in an Arabic page that are neither isolated by an element nor by the characters for it. */
export function looseRuns({ root }: SitePage): string[] {
  const loose: string[] = [];
  const walk = (element: HTMLElement) => {
    if (['SCRIPT', 'STYLE', 'BDI'].includes(element.tagName) || element.getAttribute('dir') === 'ltr') return;
    for (const child of element.childNodes) {
      if (child instanceof HTMLElement) walk(child);
      else if (LEFT_TO_RIGHT.test(child.text.replace(/\u2066[^\u2069]*\u2069/g, ''))) loose.push(child.text);
    }
  };
  walk(root);
  return loose;
}

/** Texts that a person reads or hears, one an element or attribute, entities decoded. */
export function wordsOf({ root }: SitePage): string[] {
  const texts: string[] = [];
  const attributes = ['alt', 'title', 'aria-label', 'placeholder', 'data-tip', 'aria-roledescription'];
  const walk = (element: HTMLElement) => {
    if (['SCRIPT', 'STYLE'].includes(element.tagName)) return;
    for (const name of attributes) texts.push(element.getAttribute(name) ?? '');
    if (element.tagName === 'META' && element.getAttribute('name') === 'description') {
      texts.push(element.getAttribute('content') ?? '');
    }
    for (const child of element.childNodes) {
      if (child instanceof HTMLElement) walk(child);
      else if (!child.rawText.startsWith('<!')) texts.push(child.text);
    }
  };
  walk(root);
  return texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => text !== '');
}
