import { isBot } from '../../domain/account/bots.js';

let kept = { document: '', main: '' };

/** Keeps the prerendered HTML for bots, to restore it if the page crashes. */
export function savePrerendered(container: HTMLElement): void {
  if (!isBot(navigator.userAgent)) return;
  kept = { document: container.innerHTML, main: container.querySelector('main')?.innerHTML ?? '' };
}

/** The kept HTML; empty for everyone but bots. */
export function prerenderedHtml(part: 'document' | 'main'): string {
  return kept[part];
}
