import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { HTMLElement, parse } from 'node-html-parser';
import { type Locale, LOCALES } from '../../domain/core/locale.js';
import { PATHS, sitemapPath, splitLocale } from '../../domain/core/paths.js';

/** The folder of the built site. */
const SITE_FOLDER = 'dist/client';

/** A prerendered page as a crawler reads it. */
export interface SitePage {
  /** Path with locale: `/ar/faq`. */
  address: string;
  locale: Locale;
  /** Path without locale: `/faq`. */
  path: string;
  html: string;
  root: HTMLElement;
}

/** Content of `noscript` is parsed as markup, as readers without scripts see it. */
const PARSING = { comment: false, blockTextElements: { script: true, style: true } };

/** All prerendered pages. */
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

/** Whether the built site has a file for a path, page URLs included. */
export function hasFile(path: string): boolean {
  const file = join(SITE_FOLDER, decodeURIComponent(path));
  return existsSync(join(file, 'index.html')) || (/\.\w+$/.test(file) && existsSync(file));
}

const MOST_ALIKE = 4;

/** Links without most searches: the page of results answers every query alike, so a few with the same parameters do. */
export function fewSearches(links: ReadonlyMap<string, string>): [string, string][] {
  const alike = new Map<string, number>();
  return [...links].filter(([target]) => {
    const { pathname, searchParams } = new URL(target, 'http://localhost');
    if (splitLocale(pathname).path !== PATHS.search) return true;
    const parameters = [...searchParams.keys()].join();
    alike.set(parameters, (alike.get(parameters) ?? 0) + 1);
    return (alike.get(parameters) ?? 0) <= MOST_ALIKE;
  });
}

/** Pages of one kind differ in their data only, and validating one takes a quarter of a second. */
const VALIDATED_OF_A_KIND = 4;

/** Some pages of every kind, such as products, evenly chosen, and other ones in each language. */
export function someOfEachKind(site: readonly SitePage[], locale: Locale): SitePage[] {
  const pages = site.filter((each) => each.locale === locale);
  const kindOf = ({ path }: SitePage) => path.split('/')[1] ?? '';
  return [...new Set(pages.map(kindOf))].flatMap((kind) => {
    const alike = pages.filter((each) => kindOf(each) === kind);
    const step = Math.ceil(alike.length / VALIDATED_OF_A_KIND);
    const first = Math.floor((step * LOCALES.indexOf(locale)) / LOCALES.length);
    return alike.filter((_, place) => place % step === first);
  });
}

/** An attribute of the only element that matches; null for none or several. */
export function attributeOf({ root }: SitePage, selector: string, name: string): string | null {
  const found = root.querySelectorAll(selector);
  return found.length === 1 ? (found[0]?.getAttribute(name) ?? null) : null;
}

/** Sizes and phone numbers with a space, whose parts would be reordered in Arabic text. */
const LEFT_TO_RIGHT = /\d{2,3}\/\d{2,3} Z?R\d{2}|\b0\d{2,3} \d{3} \d{4}\b|\+20 \d/;

/** Left-to-right runs on an Arabic page that are isolated neither by an element nor by control characters. */
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

/** Texts that are read or heard, one per element or attribute, with entities decoded; names in code are no words. */
export function wordsOf({ root }: SitePage): string[] {
  const texts: string[] = [];
  const attributes = ['alt', 'title', 'aria-label', 'placeholder', 'data-tip', 'aria-roledescription'];
  const walk = (element: HTMLElement) => {
    if (['SCRIPT', 'STYLE', 'CODE'].includes(element.tagName)) return;
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

/** Paths with locale of all pages in the sitemaps that the index names. */
export function sitemapAddresses(): string[] {
  const locations = (file: string) =>
    [...readFileSync(SITE_FOLDER + file, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, url]) => new URL(url ?? '').pathname,
    );
  return locations(sitemapPath).flatMap(locations);
}

/** The faults of an address that are there, one sentence each. */
export function complain(address: string, faults: Record<string, boolean>): string[] {
  return Object.entries(faults).flatMap(([fault, isThere]) => (isThere ? [`${address} ${fault}`] : []));
}

/** The messages of a language, as written. */
export function readWords(locale: string): Record<string, string> {
  return JSON.parse(readFileSync(`locales/${locale}.json`, 'utf8')) as Record<string, string>;
}
