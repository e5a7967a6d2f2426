import {
  type CSSProperties,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useNavigation } from '../../client/page/navigation.js';
import { createLaterPart, type LaterPart, watchLaterPart } from '../../client/page/laterParts.js';
import { classNames } from './classNames.js';
import styles from './Later.module.css';

interface LaterProps {
  /** Estimated block size in CSS, below 640 px and from there on, until the part is laid out. */
  narrow: string;
  wide: string;
  /** Whether it has the page's sides; otherwise it is as wide as the page. */
  isInset?: boolean;
  children: ReactNode;
}

/**
 * A part below the fold, laid out and hydrated once it is near the viewport or used; until then the server's HTML stays
 * as it is. On client-side navigation it renders immediately.
 */
export function Later({ narrow, wide, isInset = true, children }: LaterProps) {
  const { path } = useNavigation();
  const place = useRef<HTMLDivElement>(null);
  const [part] = useState(createLaterPart);
  useEffect(() => (place.current === null ? undefined : watchLaterPart(place.current, part)), [part]);
  return (
    <div
      ref={place}
      className={classNames(styles['later'], isInset && styles['inset'])}
      style={{ '--later-narrow': narrow, '--later-wide': wide } as CSSProperties}
    >
      <Suspense key={isInset ? path : undefined}>
        <Wanted part={part}>{children}</Wanted>
      </Suspense>
    </div>
  );
}

/** Suspends hydration, but no other render, until the part is needed. */
function Wanted({ part, children }: { part: LaterPart; children: ReactNode }) {
  const isHydrating = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => !import.meta.env.SSR,
  );
  if (isHydrating && !part.isWanted) use(part.wanted);
  return children;
}

const subscribeToNothing = () => () => undefined;
