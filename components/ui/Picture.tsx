import { densitySet, optimisedImage, widthSet } from '../../domain/core/pictures.js';
import { classNames } from './classNames.js';
import styles from './Picture.module.css';

interface PictureProps {
  src: string;
  alt: string;
  /** Maximum rendered width. */
  widthPx: number;
  heightPx?: number | undefined;
  /** The `sizes` attribute; the default is `widthPx` at every viewport. */
  sizes?: string | undefined;
  loading?: 'lazy' | 'eager' | undefined;
  fetchPriority?: 'high' | 'low' | 'auto' | undefined;
  className?: string | undefined;
}

/** An image with reserved dimensions (no layout shift) and a `srcset` for the rendered width. */
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
