import { keysOf } from '../../domain/core/byKey.js';
import { createHash } from 'node:crypto';
import tabler from '@iconify-json/tabler/icons.json' with { type: 'json' };
import type { Plugin } from 'vite';
import { ICONS, INLINE_ICONS } from '../../components/ui/icons.js';

const SPRITE = 'virtual:icons';
const INLINE = 'virtual:inline-icons';

/**
 * Builds one sprite of the registered icons in `components/ui/icons.ts` (Tabler, MIT) for all pages: no JavaScript, one
 * request, cached for good. `virtual:icons` exports its address and contents; `virtual:inline-icons` exports the
 * symbols inlined in every page, for the server only.
 */
export function iconsPlugin(): Plugin {
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${drawSymbols(keysOf(ICONS))}</svg>`;
  const hash = createHash('sha256').update(sprite).digest('hex').slice(0, 10);
  const fileName = `assets/icons.${hash}.svg`;
  return {
    name: 'shop:icons',
    resolveId(id) {
      return id === SPRITE || id === INLINE ? `\0${id}` : null;
    },
    load(id) {
      if (id === `\0${INLINE}`) {
        return `export const INLINE_SPRITE = ${JSON.stringify(`<svg>${drawSymbols(INLINE_ICONS)}</svg>`)};`;
      }
      if (id !== `\0${SPRITE}`) return null;
      const names = JSON.stringify(Object.keys(ICONS).join(' '));
      return `export const ICON_SPRITE_URL = "/${fileName}"; export const ICON_NAMES = new Set(${names}.split(' '));`;
    },
    generateBundle() {
      if (this.environment.name === 'client') this.emitFile({ type: 'asset', fileName, source: sprite });
    },
    configureServer(server) {
      server.middlewares.use(`/${fileName}`, (_request, response) => {
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(sprite);
      });
    },
  };
}

type IconName = keyof typeof ICONS;

function drawSymbols(names: readonly IconName[]): string {
  return names
    .map((name) => `<symbol id="icon-${name}" viewBox="0 0 24 24">${bodyOf(ICONS[name])}</symbol>`)
    .join('');
}

function bodyOf(source: string): string {
  const icons: Record<string, { body: string } | undefined> = tabler.icons;
  const body = icons[source]?.body;
  if (body === undefined)
    throw new Error(`components/ui/icons.ts names "${source}", which the icon set does not have`);
  // The drawing's element says so, where a style sheet can change it.
  return body.replaceAll(' fill="none"', '');
}
