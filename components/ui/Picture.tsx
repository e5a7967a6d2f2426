import { densitySet, optimisedImage, widthSet } from '../../domain/core/pictures.js';
import { classNames } from './classNames.js';
import styles from './Picture.module.css';

interface PictureProps {
  src: string;
  alt: string;
  /** How wide it is drawn at most. */
  widthPx: number;
  heightPx?: number | undefined;
  /** How wide it is drawn where, as in HTML; without it as wide as `widthPx` everywhere. */
  sizes?: string | undefined;
  loading?: 'lazy' | 'eager' | undefined;
  fetchPriority?: 'high' | 'low' | 'auto' | undefined;
  className?: string | undefined;
}

/** A picture in a box that has its size before the picture comes, fetched at the width that is drawn. */
export function Picture({
  src,
  alt,
  widthPx,
  heightPx = widthPx,
  sizes,
  loading = 'lazy',
  fetchPriority,
  className,
}: PictureProps) {
  return (
    <img
      className={classNames(styles['picture'], className)}
      src={optimisedImage(src, widthPx)}
      srcSet={sizes === undefined ? densitySet(src, widthPx) : widthSet(src, widthPx)}
      sizes={sizes}
      alt={alt}
      width={widthPx}
      height={heightPx}
      loading={loading}
      decoding={loading === 'eager' ? 'auto' : 'async'}
      fetchPriority={fetchPriority}
      style={{ aspectRatio: `${widthPx} / ${heightPx}` }}
    />
  );
}
