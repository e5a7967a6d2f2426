import { treeAt } from '../../features/facts.js';

/** Sizes, brands and cars are one page: each further page costs every visitor bytes in the browser's list of pages. */
export default function route({ urlPathname }: { urlPathname: string }) {
  return treeAt(urlPathname)?.page === 'landing' ? { precedence: 1 } : false;
}
