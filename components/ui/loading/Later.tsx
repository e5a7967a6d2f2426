import { type CSSProperties, type ReactNode, type RefObject, Suspense, useEffect, useRef } from 'react';
import { showWhenIdle } from '../../../client/page/showWhenIdle.js';
import { useIsDrawn } from '../../../client/page/useIsDrawn.js';
import { classNames } from '../classNames.js';
import styles from './Later.module.css';

interface Estimate {
  /** Estimated block size in CSS, below 640 px and from there on, until the part is laid out. */
  narrow: string;
  /** Absent where nothing is skipped on wide screens. */
  wide?: string | undefined;
}

interface LaterProps extends Estimate {
  /** Whether it has the page's sides; otherwise it is as wide as the page. */
  isInset?: boolean;
  children: ReactNode;
}

/**
 * A part below the fold: laid out near the viewport or when the browser is idle, hydrated after what is above it, and on
 * navigation rendered after the page's first frame. React hydrates each boundary in a task of its own.
 */
export function Later({ narrow, wide, isInset = true, children }: LaterProps) {
  const place = useRef<HTMLDivElement>(null);
  const isDrawn = useIsDrawn();
  useShownWhenIdle(place);
  return (
    <div
      ref={place}
      className={classNames(styles['later'], isInset && styles['inset'])}
      style={estimate({ narrow, wide })}
    >
      <Suspense>{isDrawn && children}</Suspense>
    </div>
  );
}

interface LaterItemProps extends Estimate {
  className?: string | undefined;
  /** Whether it is below the fold. */
  isFar: boolean;
  children: ReactNode;
}

/** A `Later` part that is an item of a list. */
export function LaterItem({ isFar, ...props }: LaterItemProps) {
  return isFar ? <FarItem {...props} /> : <NearItem {...props} />;
}

function FarItem({ narrow, wide, className, children }: Omit<LaterItemProps, 'isFar'>) {
  const place = useRef<HTMLLIElement>(null);
  const isDrawn = useIsDrawn();
  useShownWhenIdle(place);
  return (
    <li
      ref={place}
      className={classNames(className, styles['later'], styles['item'])}
      style={estimate({ narrow, wide })}
    >
      <Suspense>{isDrawn && children}</Suspense>
    </li>
  );
}

function NearItem({ className, children }: Pick<LaterItemProps, 'className' | 'children'>) {
  return (
    <li className={className}>
      <Suspense>{children}</Suspense>
    </li>
  );
}

interface DeferredProps {
  className?: string | undefined;
  /** Whether it is below the fold. */
  isFar?: boolean;
  children: ReactNode;
}

/** A part of any size that is hydrated after what is above it, and on navigation follows the page's first frame. */
export function Deferred({ className, isFar = true, children }: DeferredProps) {
  const isDrawn = useIsDrawn();
  return (
    <div className={className}>
      <Suspense>{isDrawn || !isFar ? children : <div className={styles['rest']} />}</Suspense>
    </div>
  );
}

/** The part's estimated size, for its style sheet. */
function estimate({ narrow, wide }: Estimate): CSSProperties {
  return { '--later-narrow': narrow, '--later-wide': wide };
}

function useShownWhenIdle(place: RefObject<HTMLElement | null>): void {
  useEffect(() => (place.current === null ? undefined : showWhenIdle(place.current)), [place]);
}
