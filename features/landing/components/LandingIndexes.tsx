import { useMessages } from '../../../client/intl/messages.js';
import type { BrowseLinksProps } from '../../feature.js';
import { LANDING_PATHS } from '../facts.js';
import type { MessageKey } from '../../../locales/keys.js';
import { Link } from '../../../components/ui/Link.js';
import styles from './LandingIndexes.module.css';

/** Links to all sizes, brands and cars, for shoppers who browse and for search engines. */
export function LandingIndexes({ hasTyres, hasCars }: BrowseLinksProps) {
  const t = useMessages();
  const links: { path: string; label: MessageKey; isShown: boolean }[] = [
    { path: LANDING_PATHS.sizes, label: 'landing.all_sizes', isShown: hasTyres },
    { path: LANDING_PATHS.brands, label: 'landing.all_brands', isShown: true },
    { path: LANDING_PATHS.cars, label: 'landing.cars', isShown: hasTyres && hasCars },
  ];
  return (
    <ul className={styles['links']}>
      {links
        .filter(({ isShown }) => isShown)
        .map(({ path, label }) => (
          <li key={path}>
            <Link to={path} className={styles['link']}>
              {t(label)}
            </Link>
          </li>
        ))}
    </ul>
  );
}
