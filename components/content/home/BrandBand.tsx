import { useMessages } from '../../../client/intl/messages.js';
import type { HomePageProps } from '../../../domain/content/views.js';
import { Link } from '../../ui/Link.js';
import { Picture } from '../../ui/Picture.js';
import styles from './BrandBand.module.css';

/** The brands in stock, each leading to its products. */
export function BrandBand({ brands }: Pick<HomePageProps, 'brands'>) {
  const t = useMessages();
  if (brands.length === 0) return null;
  return (
    <section className={styles['section']}>
      <h2>{t('home.brands')}</h2>
      <ul className={styles['band']}>
        {brands.map(({ name, logo, path }) => (
          <li key={path}>
            <Link to={path} className={styles['brand']}>
              <Picture src={logo} alt={name} widthPx={160} heightPx={64} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
