import { classNames } from '../classNames.js';
import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** CSS lengths. */
  width?: string | undefined;
  height?: string | undefined;
  className?: string | undefined;
}

/** A loading placeholder, hidden from screen readers; the surrounding region sets `aria-busy`. */
export function Skeleton({ width = '100%', height = '1em', className }: SkeletonProps) {
  return (
    <span
      className={classNames(styles['skeleton'], className)}
      style={{ inlineSize: width, blockSize: height }}
      aria-hidden="true"
    />
  );
}
