import { useId } from 'react';
import { useMessages } from '../../../client/intl/messages.js';
import type { CategoryPictureView } from '../../../domain/catalogue/catalogueViews.js';
import { Icon } from '../../ui/Icon.js';
import { Link } from '../../ui/Link.js';
import { Picture } from '../../ui/Picture.js';
import styles from './CategoryTiles.module.css';

const PICTURE_PX = 160;

interface CategoryTilesProps {
  title: string;
  categories: CategoryPictureView[];
}

/** Category tiles, each with a product picture and, as tyres look alike, the sign of its kind; nothing if there are none. */
export function CategoryTiles({ title, categories }: CategoryTilesProps) {
  const t = useMessages();
  const titleId = useId();
  if (categories.length === 0) return null;
  return (
    <section className={styles['section']} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <ul className={styles['tiles']}>
        {categories.map(({ id, name, icon, path, count, image }) => (
          <li key={id}>
            <Link to={path} className={styles['tile']}>
              <span className={styles['sign']}>
                {image === null ? (
                  <Icon name={icon} size={28} />
                ) : (
                  <>
                    <Picture src={image} alt="" widthPx={PICTURE_PX} />
                    <Icon name={icon} size={20} className={styles['kind']} />
                  </>
                )}
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
