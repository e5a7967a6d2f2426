import { PROGRESS_BAR_AFTER_MS } from '../../domain/core/limits.js';

let waiting: ReturnType<typeof setTimeout> | undefined;

/** Shows the progress bar if the navigation takes long; at once it would have the page that is left laid out again. */
export function startProgress(): void {
  clearTimeout(waiting);
  waiting = setTimeout(() => (document.documentElement.dataset['navigating'] = ''), PROGRESS_BAR_AFTER_MS);
}

/** Removes the progress bar. */
export function endProgress(): void {
  clearTimeout(waiting);
  delete document.documentElement.dataset['navigating'];
}
