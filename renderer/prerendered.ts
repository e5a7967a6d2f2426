import { isBot } from '../client/core/bots.js';

let kept = { document: '', main: '' };

/** Keeps the page's HTML as it came, for robots alone: it is what they shall go on reading if the page breaks. */
export function keepPrerendered(container: HTMLElement): void {
  if (!isBot()) return;
  kept = { document: container.innerHTML, main: container.querySelector('main')?.innerHTML ?? '' };
}

/** The HTML that was kept; empty where nobody needs it. */
export function prerenderedHtml(part: 'document' | 'main'): string {
  return kept[part];
}
