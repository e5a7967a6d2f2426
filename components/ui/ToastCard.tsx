import type { CSSProperties, Ref } from 'react';
import type { Toast } from '../../client/notify.js';
import { useWords } from '../../client/words.js';
import { classNames } from './classNames.js';
import { Icon } from './Icon.js';
import styles from './ToastCard.module.css';
import { useAttention } from './useAttention.js';
import { useCountdown } from './useCountdown.js';
import { useSwipe } from './useSwipe.js';

interface ToastCardProps {
  toast: Toast;
  /** Rises with each toast: the newest is the one that the keyboard is led to. */
  number: number;
  onClose: () => void;
  /** Given by what moves the card in and out. */
  ref?: Ref<HTMLDivElement>;
  style?: CSSProperties;
}

const ICONS = { success: 'circle-check', error: 'alert', info: 'info' } as const;

/**
 * One message: words, a way to close it, and how long it stays as a line that runs out. It waits while somebody
 * points at it or has the keyboard in it.
 */
export function ToastCard({ toast, number, onClose, ref, style }: ToastCardProps) {
  const t = useWords();
  const swipe = useSwipe(onClose);
  const { hasAttention, frame } = useAttention();
  useCountdown(toast.durationMs, hasAttention, onClose);
  return (
    <div ref={ref} style={style} className={styles['place']}>
      <div
        className={classNames(styles['toast'], styles[toast.kind], hasAttention && styles['paused'])}
        role={toast.kind === 'error' ? 'alert' : 'status'}
        data-toast={number}
        {...frame}
        {...swipe}
      >
        <Icon name={ICONS[toast.kind]} className={styles['icon']} />
        <div className={styles['words']}>
          {toast.title !== undefined && <p className={styles['title']}>{toast.title}</p>}
          <p>{toast.text}</p>
        </div>
        <button type="button" className={styles['close']} aria-label={t('toast.close')} onClick={onClose}>
          <Icon name="close" size={20} />
        </button>
        <span className={styles['rest']} style={{ animationDuration: `${toast.durationMs}ms` }} />
      </div>
    </div>
  );
}
