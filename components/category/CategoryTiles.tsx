import { useId } from 'react';
import { useWords } from '../../client/words.js';
import type { CategoryTileView } from '../../domain/views.js';
import { Icon } from '../ui/Icon.js';
import { Link } from '../ui/Link.js';
import styles from './CategoryTiles.module.css';

interface CategoryTilesProps {
  title: string;
  categories: CategoryTileView[];
}

/** The shop's departments as large targets. */
export function CategoryTiles({ title, categories }: CategoryTilesProps) {
  const t = useWords();
  const titleId = useId();
  return (
    <section className={styles['section']} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <ul className={styles['tiles']}>
        {categories.map(({ id, name, icon, path, count }) => (
          <li key={id}>
            <Link to={path} className={styles['tile']}>
              <span className={styles['sign']}>
                <Icon name={icon} size={28} />
              </span>
              <span className={styles['words']}>
                <span className={styles['name']}>{name}</span>
                <span className={styles['count']}>{t('listing.count', { count })}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
