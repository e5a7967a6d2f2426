import { useEffect, useState } from 'react';
import { useChatSubject, whatsAppUrl } from '../../client/chatSubject.js';
import { useWords } from '../../client/words.js';
import { Icon } from '../ui/Icon.js';
import styles from './FloatingButtons.module.css';

/** What floats at the page's end corner: a talk with the shop, and the way back up. */
export function FloatingButtons({ whatsAppNumber }: { whatsAppNumber: string | null }) {
  const t = useWords();
  const subject = useChatSubject();
  const isFarDown = useIsFarDown();
  return (
    <aside className={styles['stack']} aria-label={t('floating')}>
      {isFarDown && (
        <button
          type="button"
          className={styles['up']}
          aria-label={t('scroll_to_top')}
          data-tip={t('scroll_to_top')}
          onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
        >
          <Icon name="arrow-up" />
        </button>
      )}
      {whatsAppNumber !== null && (
        <a
          className={styles['chat']}
          href={whatsAppUrl(whatsAppNumber, subject ?? t('whatsapp.hello'))}
          target="_blank"
          rel="noopener"
          aria-label={t('whatsapp')}
          data-tip={t('whatsapp')}
        >
          <Icon name="brand-whatsapp" size={28} />
        </a>
      )}
    </aside>
  );
}

/** Past half of what can be scrolled. */
function useIsFarDown(): boolean {
  const [isFarDown, setIsFarDown] = useState(false);
  useEffect(() => {
    const measure = () => {
      const scrollable = document.documentElement.scrollHeight - window.innerHeight;
      setIsFarDown(scrollable > 0 && window.scrollY > scrollable / 2);
    };
    window.addEventListener('scroll', measure, { passive: true });
    return () => window.removeEventListener('scroll', measure);
  }, []);
  return isFarDown;
}
