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
  const { place, part } = usePart<HTMLDivElement>(children);
  return (
    <div
      ref={place}
      className={classNames(styles['later'], isInset && styles['inset'])}
      style={estimate(narrow, wide)}
    >
      <Suspense key={isInset ? path : undefined}>
        <Wanted part={part}>{children}</Wanted>
      </Suspense>
    </div>
  );
}

interface LaterItemProps extends Omit<LaterProps, 'isInset'> {
  className?: string | undefined;
  /** Whether its layout is skipped too while it is far from the viewport. */
  isFar: boolean;
}

/** The same for an item of a list. */
export function LaterItem({ narrow, wide, className, isFar, children }: LaterItemProps) {
  const { path } = useNavigation();
  const { place, part } = usePart<HTMLLIElement>(children);
  return (
    <li
      ref={place}
      className={classNames(className, isFar && styles['later'], isFar && styles['item'])}
      style={isFar ? estimate(narrow, wide) : undefined}
    >
      <Suspense key={path}>
        <Wanted part={part}>{children}</Wanted>
      </Suspense>
    </li>
  );
}

/** A part that is hydrated once it is visible: never, for example, where a style sheet hides it. */
export function LaterUse({ children }: { children: ReactNode }) {
  const { path } = useNavigation();
  const { place, part } = usePart<HTMLDivElement>(children);
  return (
    <div ref={place}>
      <Suspense key={path}>
        <Wanted part={part}>{children}</Wanted>
      </Suspense>
    </div>
  );
}

function usePart<Place extends Element>(children: ReactNode) {
  const place = useRef<Place>(null);
  const [part] = useState(createLaterPart);
  const [first] = useState(children);
  // An update cannot wait, because React would replace the server's HTML instead of hydrating it.
  if (children !== first) part.want();
  useEffect(() => (place.current === null ? undefined : watchLaterPart(place.current, part)), [part]);
  return { place, part };
}

function estimate(narrow: string, wide: string): CSSProperties {
  return { '--later-narrow': narrow, '--later-wide': wide } as CSSProperties;
}

/** Suspends hydration, but no other render, until the part is needed. */
function Wanted({ part, children }: { part: LaterPart; children: ReactNode }) {
  const isHydrating = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => !import.meta.env.SSR,
  );
  if (isHydrating) use(part.wanted);
  return children;
}

const subscribeToNothing = () => () => undefined;
