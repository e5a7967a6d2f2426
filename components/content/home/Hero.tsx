import type { FinderSizes } from '../../../domain/content/views.js';
import { SizeFinder } from '../../catalogue/finder/SizeFinder.js';
import { Picture } from '../../ui/Picture.js';
import styles from './Hero.module.css';

interface HeroProps {
  title: string;
  lead: string;
  sizes: FinderSizes;
}

const PICTURE = '/pictures/hero.webp';

/** One sentence, one tyre, and the size finder as the thing to do. */
export function Hero({ title, lead, sizes }: HeroProps) {
  return (
    <section className={styles['hero']}>
      <div className={styles['frame']}>
        <div className={styles['words']}>
          <h1 className={styles['title']}>{title}</h1>
          <p className={styles['lead']}>{lead}</p>
          <div className={styles['finder']}>
            <SizeFinder sizes={sizes} />
          </div>
        </div>
        <div className={styles['picture']}>
          <Picture src={PICTURE} alt="" widthPx={768} heightPx={576} loading="eager" fetchPriority="high" />
        </div>
      </div>
    </section>
  );
}
