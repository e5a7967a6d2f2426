import type { Plugin } from 'vite';
import { colourProperty, COLOURS } from '../../domain/core/colours.js';

/** Adds the colours of `domain/core/colours.ts` to the design tokens, so that they are defined only once. */
export function coloursPlugin(): Plugin {
  return {
    name: 'shop:colours',
    enforce: 'pre',
    transform: (code, id) => (isTokens(id) ? `${coloursCss()}\n${code}` : null),
  };
}

/** Whether a module is the style sheet of design tokens, whatever query the bundler appends. */
export function isTokens(id: string): boolean {
  return id.replace(/\?.*$/, '').endsWith('/ui/tokens.css');
}

/** `:root { --color-page: #f6f8fa; … }` */
function coloursCss(): string {
  const lines = Object.entries(COLOURS).map(([name, colour]) => `${colourProperty(name)}: ${colour};`);
  return `:root { ${lines.join(' ')} }`;
}
