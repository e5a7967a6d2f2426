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

export interface LaterProps {
  /** Estimated block size in CSS, below 640 px and from there on, until the part is laid out. */
  narrow: string;
  wide: string;
  /** Whether it has the page's sides; otherwise it is as wide as the page. */
  isInset?: boolean;
  children: ReactNode;
}

/**
 * A part below the fold, laid out and hydrated once it is near the viewport or used; until then the server's HTML stays
 * as it is. On client-side navigation it renders after the page's first frame.
 */
export function Later({ narrow, wide, isInset = true, children }: LaterProps) {
  const { path } = useNavigation();
  const page = isInset ? path : '';
  const { place, part } = usePart<HTMLDivElement>(children, page);
  return (
    <div
      ref={place}
      className={classNames(styles['later'], isInset && styles['inset'])}
      style={estimate(narrow, wide)}
    >
      <Suspense key={page}>
        <Wanted part={part} isFar>
          {children}
        </Wanted>
      </Suspense>
    </div>
  );
}

/** The part of a page; another page's is another part, even if React keeps the component. */
export function usePart<Place extends Element>(children: ReactNode, page: string) {
  const place = useRef<Place>(null);
  const [known, setKnown] = useState(() => ({ page, first: children, part: createLaterPart() }));
  let current = known;
  if (known.page !== page) {
    current = { page, first: children, part: createLaterPart() };
    setKnown(current);
  }
  const { part, first } = current;
  // An update cannot wait, because React would replace the server's HTML instead of hydrating it.
  if (children !== first) part.want();
  useEffect(() => (place.current === null ? undefined : watchLaterPart(place.current, part)), [part]);
  return { place, part };
}

/** The part's estimated size, for its style sheet. */
export function estimate(narrow: string, wide: string): CSSProperties {
  return { '--later-narrow': narrow, '--later-wide': wide } as CSSProperties;
}

interface WantedProps {
  part: LaterPart;
  /** Whether it is below the fold of a page to which the shopper navigates. */
  isFar: boolean;
  children: ReactNode;
}

/** Suspends hydration, and on navigation the first render, until the part is needed. */
export function Wanted({ part, isFar, children }: WantedProps) {
  const isHydrating = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => !import.meta.env.SSR,
  );
  if (isHydrating || (isFar && part.isDeferred)) use(part.wanted);
  return children;
}

const subscribeToNothing = () => () => undefined;
