import { classNames } from './classNames.js';
import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** CSS lengths. */
  width?: string | undefined;
  height?: string | undefined;
  className?: string | undefined;
}

/** The shape of what is still on its way; silent, the region around it says that it is busy. */
export function Skeleton({ width = '100%', height = '1em', className }: SkeletonProps) {
  return (
    <span
      className={classNames(styles['skeleton'], className)}
      style={{ inlineSize: width, blockSize: height }}
      aria-hidden="true"
    />
  );
}
