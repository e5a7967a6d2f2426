import type { Backend } from '../../ports/backend.js';
import type { PageLoader } from '../pages/page.js';
import type { MarkdownPage } from './markdownPage.js';

/** The Markdown of a page; null if the page does not exist. */
export type MarkdownReader = (
  backend: Backend,
  request: Parameters<PageLoader<unknown>>[1],
  page: MarkdownPage,
) => Promise<string | null>;

/** Reads what `write` makes of a loaded page. */
export function markdownReader<Props>(
  load: PageLoader<Props>,
  write: (props: Props, page: MarkdownPage) => string,
): MarkdownReader {
  return async (backend, request, page) => {
    const loaded = await load(backend, request);
    return loaded === null ? null : write(loaded.pageProps, page);
  };
}
