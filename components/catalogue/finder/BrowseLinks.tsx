import { BROWSE_LINKS } from '../../../features/browseLinks.js';
import type { BrowseLinksProps } from '../../../features/feature.js';

/** Further ways to products, below a list of them. */
export function BrowseLinks(props: BrowseLinksProps) {
  return Object.entries(BROWSE_LINKS).map(([name, Links]) => <Links key={name} {...props} />);
}
