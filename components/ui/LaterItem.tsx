import { type ReactNode, Suspense } from 'react';
import { useNavigation } from '../../client/page/navigation.js';
import { classNames } from './classNames.js';
import { estimate, type LaterProps, usePart, Wanted } from './Later.js';
import styles from './Later.module.css';

interface LaterItemProps extends Omit<LaterProps, 'isInset'> {
  className?: string | undefined;
  /** Whether its layout is skipped too while it is far from the viewport. */
  isFar: boolean;
}

/** A `Later` part that is an item of a list. */
export function LaterItem({ narrow, wide, className, isFar, children }: LaterItemProps) {
  const { path } = useNavigation();
  const { place, part } = usePart<HTMLLIElement>(children, path);
  return (
    <li
      ref={place}
      className={classNames(className, isFar && styles['later'], isFar && styles['item'])}
      style={isFar ? estimate(narrow, wide) : undefined}
    >
      <Suspense key={path}>
        <Wanted part={part} isFar={isFar}>
          {children}
        </Wanted>
      </Suspense>
    </li>
  );
}

interface LaterUseProps {
  className?: string | undefined;
  /** Whether it follows the first frame of a page to which the shopper navigates. */
  isFar?: boolean;
  children: ReactNode;
}

/** A part that is hydrated once it is near the viewport: never, for example, where a style sheet hides it. */
export function LaterUse({ className, isFar = false, children }: LaterUseProps) {
  const { path } = useNavigation();
  const { place, part } = usePart<HTMLDivElement>(children, path);
  return (
    <div ref={place} className={className}>
      <Suspense key={path} fallback={<div className={styles['rest']} />}>
        <Wanted part={part} isFar={isFar}>
          {children}
        </Wanted>
      </Suspense>
    </div>
  );
}
