import { pageDataPath } from '../../domain/core/paths.js';
import { PAGE_DATA_ELEMENT, type PageData } from './pageContext.js';

/** The page data in the loaded document. Throws if there is none. */
export function readFirstPage(): PageData {
  return JSON.parse(document.getElementById(PAGE_DATA_ELEMENT)?.textContent ?? '') as PageData;
}

/**
 * Fetches the data of another page; null if the URL is no page of the shop or the server failed, in which case a full
 * load lets the server decide.
 */
export async function fetchPageData(
  href: string,
  priority: RequestPriority = 'auto',
): Promise<PageData | null> {
  try {
    const headers = priority === 'low' ? { purpose: 'prefetch' } : {};
    const response = await fetch(dataUrl(href), { credentials: 'same-origin', priority, headers });
    if (!response.ok) return null;
    const data: unknown = await response.json();
    return isPageData(data) ? data : null;
  } catch {
    return null;
  }
}

/** Whether it is the data of a page, and not an error in JSON. */
function isPageData(data: unknown): data is PageData {
  return (
    typeof data === 'object' && data !== null && 'directory' in data && typeof data.directory === 'string'
  );
}

function dataUrl(href: string): string {
  const [path = '/', query] = (href.split('#')[0] ?? '').split('?');
  return pageDataPath(path) + (query === undefined ? '' : `?${query}`);
}
