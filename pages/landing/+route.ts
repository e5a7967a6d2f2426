import { isLandingPath } from '../../features/landing/domain/landingPaths.js';

/** Sizes, brands and cars are one page: each further page costs every visitor bytes in the browser's list of pages. */
export default function route({ urlPathname }: { urlPathname: string }) {
  return isLandingPath(urlPathname) ? { precedence: 1 } : false;
}
