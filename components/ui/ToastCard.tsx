import type { CSSProperties, Ref } from 'react';
import type { Toast } from '../../client/notify.js';
import { useWords } from '../../client/words.js';
import { classNames } from './classNames.js';
import { Icon } from './Icon.js';
import styles from './ToastCard.module.css';
import { useSwipe } from './useSwipe.js';

interface ToastCardProps {
  toast: Toast;
  onClose: () => void;
  /** Given by what moves the card in and out. */
  ref?: Ref<HTMLDivElement>;
  style?: CSSProperties;
}

const ICONS = { success: 'circle-check', error: 'alert', info: 'info' } as const;

/** One message: words, a way to close it, and how long it stays as a line that runs out. */
export function ToastCard({ toast, onClose, ref, style }: ToastCardProps) {
  const t = useWords();
  const swipe = useSwipe(onClose);
  return (
    <div
      ref={ref}
      style={style}
      className={classNames(styles['toast'], styles[toast.kind])}
      role={toast.kind === 'error' ? 'alert' : 'status'}
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
  );
}
