import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../client/intl/messages.js';
import { Icon } from '../ui/Icon.js';
import { useLazy } from '../ui/hooks/useLazy.js';
import styles from './ScrollToTop.module.css';

const load = () => import('./hideWhileCovering.js');

/** Back-to-top button, shown past half of the page once it can make way for what it would cover. */
export function ScrollToTop() {
  const t = useMessages();
  const corner = useRef<HTMLElement>(null);
  const isFarDown = useIsFarDown();
  const loaded = useLazy(isFarDown, load);
  useEffect(
    () => (corner.current === null ? undefined : loaded?.hideWhileCovering(corner.current)),
    [isFarDown, loaded],
  );
  if (!isFarDown || loaded === null) return null;
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
