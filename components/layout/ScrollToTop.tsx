import { type RefObject, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../client/intl/messages.js';
import { Icon } from '../ui/Icon.js';
import styles from './ScrollToTop.module.css';

/** Back-to-top button, shown past half of the page; it makes way for what it would cover. */
export function ScrollToTop() {
  const t = useMessages();
  const isFarDown = useIsFarDown();
  const corner = useRef<HTMLElement>(null);
  useMakingWay(corner, isFarDown);
  if (!isFarDown) return null;
  return (
    <aside ref={corner} className={styles['corner']} aria-label={t('scroll_to_top')}>
      <button
        type="button"
        className={styles['up']}
        aria-label={t('scroll_to_top')}
        data-tip={t('scroll_to_top')}
        onClick={() => scrollTo({ top: 0, behavior: 'smooth' })}
      >
        <Icon name="arrow-up" />
      </button>
    </aside>
  );
}

/** Whether more than half of the scrollable height is above. */
function useIsFarDown(): boolean {
  const [isFarDown, setIsFarDown] = useState(false);
  useEffect(() => {
    const measure = () => {
      const scrollable = document.documentElement.scrollHeight - innerHeight;
      setIsFarDown(scrollable > 0 && scrollY > scrollable / 2);
    };
    addEventListener('scroll', measure, { passive: true });
    return () => removeEventListener('scroll', measure);
  }, []);
  return isFarDown;
}

/** Marks the corner while it would cover something to press. */
function useMakingWay(corner: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return undefined;
    const measure = () => {
      const { current } = corner;
      current?.toggleAttribute('data-in-the-way', coversControl(current));
    };
    measure();
    addEventListener('scroll', measure, { passive: true });
    return () => removeEventListener('scroll', measure);
  }, [corner, isShown]);
}

const CONTROLS = 'a, button, input, select, textarea, label, summary';
/** Where an element is probed, as shares of its sides: no control is smaller than half of it. */
const PROBES = [0, 0.5, 1];

/** Whether controls are below a floating element. A link over a whole card counts only where its text is. */
function coversControl(element: HTMLElement): boolean {
  const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
  return PROBES.some((across) =>
    PROBES.some((down) =>
      document.elementsFromPoint(left + across * width, top + down * height).some((below) => {
        const control = element.contains(below) ? null : below.closest(CONTROLS);
        if (control === null) return false;
        const other = control.getBoundingClientRect();
        return other.left < right && other.right > left && other.top < bottom && other.bottom > top;
      }),
    ),
  );
}
