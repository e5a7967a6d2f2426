import { createHash } from 'node:crypto';
import tabler from '@iconify-json/tabler/icons.json' with { type: 'json' };
import type { Plugin } from 'vite';
import { ICONS } from '../../domain/icons.js';

const ID = 'virtual:icons';

/**
 * Draws the registered icons of `domain/icons.ts` (Tabler, MIT) into one sprite that every page refers to:
 * no JavaScript, one request, kept for good. The virtual module tells its address and what is in it.
 */
export function iconsPlugin(): Plugin {
  const sprite = drawSprite();
  const hash = createHash('sha256').update(sprite).digest('hex').slice(0, 10);
  const fileName = `assets/icons.${hash}.svg`;
  return {
    name: 'shop:icons',
    resolveId(id) {
      return id === ID ? `\0${ID}` : null;
    },
    load(id) {
      if (id !== `\0${ID}`) return null;
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

function drawSprite(): string {
  const symbols = Object.entries(ICONS).map(
    ([name, source]) => `<symbol id="${name}" viewBox="0 0 24 24">${bodyOf(source)}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}

function bodyOf(source: string): string {
  const icons: Record<string, { body: string } | undefined> = tabler.icons;
  const body = icons[source]?.body;
  if (body === undefined)
    throw new Error(`domain/icons.ts names "${source}", which the icon set does not have`);
  return body;
}
