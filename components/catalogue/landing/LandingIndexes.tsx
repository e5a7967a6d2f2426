import { useMessages } from '../../../client/intl/messages.js';
import { LANDING_PATHS } from '../../../domain/catalogue/landingPaths.js';
import type { MessageKey } from '../../../locales/keys.js';
import { Link } from '../../ui/Link.js';
import styles from './LandingIndexes.module.css';

interface LandingIndexesProps {
  hasTyres: boolean;
  hasCars: boolean;
}

/** Links to all sizes, brands and cars, for shoppers who browse and for search engines. */
export function LandingIndexes({ hasTyres, hasCars }: LandingIndexesProps) {
  const t = useMessages();
  const links: [path: string, label: MessageKey][] = [
    ...(hasTyres ? [[LANDING_PATHS.sizes, 'landing.all_sizes'] as [string, MessageKey]] : []),
    [LANDING_PATHS.brands, 'landing.all_brands'],
    ...(hasTyres && hasCars ? [[LANDING_PATHS.cars, 'landing.cars'] as [string, MessageKey]] : []),
  ];
  return (
    <ul className={styles['links']}>
      {links.map(([path, label]) => (
        <li key={path}>
          <Link to={path} className={styles['link']}>
            {t(label)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
