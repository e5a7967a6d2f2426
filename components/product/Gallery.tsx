import { useState } from 'react';
import { useWords } from '../../client/words.js';
import { Picture } from '../ui/Picture.js';
import styles from './Gallery.module.css';

interface GalleryProps {
  images: string[];
  /** Picture of the size that is chosen, where it has one of its own. */
  chosen: string | null;
  name: string;
}

const MAIN_PX = 640;
const THUMB_PX = 80;

/** The product's pictures: one large, the others as thumbs under it. */
export function Gallery({ images, chosen, name }: GalleryProps) {
  const t = useWords();
  const all = chosen === null || images.includes(chosen) ? images : [chosen, ...images];
  const [picked, setPicked] = useState<{ image: string; under: string | null } | null>(null);
  // Another size brings its own picture back to the front.
  const shown = picked !== null && picked.under === chosen ? picked.image : (chosen ?? all[0]);
  return (
    <div className={styles['gallery']}>
      {shown !== undefined && (
        <div className={styles['main']}>
          <Picture src={shown} alt={name} widthPx={MAIN_PX} loading="eager" fetchPriority="high" />
        </div>
      )}
      {all.length > 1 && (
        <ul className={styles['thumbs']} aria-label={t('product.pictures')}>
          {all.map((image, place) => (
            <li key={image}>
              <button
                type="button"
                className={styles['thumb']}
                aria-label={t('product.picture', { number: place + 1 })}
                aria-pressed={image === shown}
                onClick={() => setPicked({ image, under: chosen })}
              >
                <Picture src={image} alt="" widthPx={THUMB_PX} loading="eager" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
