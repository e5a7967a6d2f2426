import { whenIdle } from '../core/whenIdle.js';

/** A part of the page that keeps the server's HTML until it is needed. */
export interface LaterPart {
  /** Resolves when it is needed. */
  wanted: Promise<void>;
  want: () => void;
  /** Whether it renders later than the page to which the shopper has navigated. */
  isDeferred: boolean;
}

/** Mounted parts by their wrapper elements. */
const parts = new Map<Element, LaterPart>();
let observer: IntersectionObserver | undefined;

/** Maximum time until the parts below the fold of a page follow it. */
const LONGEST_WAIT_MS = 500;

/** Distance from the viewport at which a part is hydrated. */
const MARGIN = '300px';

/** Events that need a hydrated part. */
const SIGNS = ['pointerdown', 'click', 'focusin', 'keydown', 'input'] as const;

let isDeferring = false;
let drawn = Promise.resolve();

/** Renders a page without its parts below the fold, which follow in slices when the browser is idle. */
export function deferLaterParts(render: () => void): void {
  let tellDrawn: () => void = () => undefined;
  drawn = new Promise((resolve) => (tellDrawn = resolve));
  isDeferring = true;
  try {
    render();
  } finally {
    isDeferring = false;
    whenIdle(() => {
      tellDrawn();
      wantLaterParts();
    }, LONGEST_WAIT_MS);
  }
}

/** Whether a page to which the shopper navigates is being rendered without its parts below the fold. */
export function isDrawing(): boolean {
  return isDeferring;
}

/** Resolves once the page to which the shopper navigates has been drawn: for requests that its first frame can do without. */
export function whenDrawn(): Promise<void> {
  return drawn;
}

export function createLaterPart(): LaterPart {
  let resolve: () => void = () => undefined;
  const wanted: Promise<void> & { status?: 'fulfilled' } = new Promise<void>((done) => (resolve = done));
  const want = () => {
    // React reads it to tell at once, and not a task later, that the promise is resolved.
    wanted.status = 'fulfilled';
    resolve();
  };
  return { wanted, want, isDeferred: isDeferring };
}

/** Needs a part once its element is near the viewport or used. Returns the cleanup function. */
export function watchLaterPart(element: Element, part: LaterPart): () => void {
  observer ??= startWatching();
  parts.set(element, part);
  observer.observe(element);
  return () => {
    parts.delete(element);
    observer?.unobserve(element);
  };
}

/** Hydrates every part, because something that all of them may read is about to change. */
export function wantLaterParts(): void {
  for (const part of parts.values()) part.want();
}

function startWatching(): IntersectionObserver {
  // On the document, because React's own listeners on the root would find the part still suspended.
  for (const sign of SIGNS) document.addEventListener(sign, onSign, { capture: true, passive: true });
  return new IntersectionObserver(
    (entries, self) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        parts.get(target)?.want();
        self.unobserve(target);
      }
    },
    { rootMargin: MARGIN },
  );
}

function onSign({ target }: Event): void {
  if (!(target instanceof Element)) return;
  for (const [element, part] of parts) if (element.contains(target)) part.want();
}
