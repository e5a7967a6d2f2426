import { cpSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, extname, join, relative } from 'node:path';
import { pageTags } from '../../server/ports/shared/cacheTags.js';
import { PAGE_FRESH_S } from '../../domain/core/limits.js';
import { isPageData, pageDataPath } from '../../domain/core/paths.js';
import type { Renewal } from '../../server/config/renewal.js';
import { contentTypeOf } from '../local/contentTypes.js';

const RENDERER = 'api/render.func';

/**
 * Writes every page that the build has rendered, and its data, as a prerender function: the platform serves what is
 * built, keeps it for all regions, and calls the renderer when the page is too old or is to be renewed. Answers the files
 * of the site that are served so.
 */
export function writePrerenderedPages(output: string, site: string, { token, pages }: Renewal): string[] {
  const written: string[] = [];
  for (const [index, page] of pages.entries()) {
    for (const address of addressesOf(page, site)) {
      const file = fileOf(address);
      // Page and data are renewed together; 0 is no group.
      writePrerendered(address, {
        functions: join(output, 'functions'),
        file: join(site, file),
        group: index + 1,
        token,
      });
      written.push(file);
    }
  }
  return written;
}

/** A page and its data; a document has none. */
function addressesOf(page: string, site: string): string[] {
  const data = pageDataPath(page);
  return existsSync(join(site, data)) ? [page, data] : [page];
}

/** The built file behind an address. */
function fileOf(address: string): string {
  return extname(address) === '' ? join(address, 'index.html') : address;
}

interface Prerendered {
  functions: string;
  file: string;
  group: number;
  token: string;
}

function writePrerendered(address: string, { functions, file, group, token }: Prerendered): void {
  const name = address === '/' ? '/index' : address;
  const place = join(functions, name);
  const extension = isPageData(address) ? '.json' : extname(file);
  const fallback = `${place}.prerender-fallback${extension}`;
  mkdirSync(dirname(place), { recursive: true });
  cpSync(file, fallback);
  symlinkSync(relative(dirname(place), join(functions, RENDERER)), `${place}.func`);
  const config = {
    expiration: PAGE_FRESH_S,
    group,
    bypassToken: token,
    allowQuery: [],
    fallback: fallback.slice(dirname(fallback).length + 1),
    initialHeaders: {
      'content-type': contentTypeOf(file),
      'vercel-cache-tag': pageTags(address).join(','),
    },
  };
  writeFileSync(`${place}.prerender-config.json`, JSON.stringify(config));
}
