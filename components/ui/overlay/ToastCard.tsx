import {
  type CSSProperties,
  type Ref,
  type FocusEvent,
  useState,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type PointerEvent,
} from 'react';
import type { Toast } from '../../../client/core/notify.js';
import { useMessages } from '../../../client/intl/messages.js';
import { PATHS } from '../../../domain/core/paths.js';
import { CheckoutLinks } from '../CheckoutLinks.js';
import { ButtonLink } from '../form/Button.js';
import { BidiText } from '../text/BidiText.js';
import { classNames } from '../classNames.js';
import { Icon } from '../Icon.js';
import { Picture } from '../Picture.js';
import styles from './ToastCard.module.css';
import { TOAST_SWIPE_THRESHOLD_PX } from '../../../domain/core/limits.js';

interface ToastCardProps {
  toast: Toast;
  /** Ascending id; the hotkey focuses the newest toast. */
  number: number;
  onClose: () => void;
  /** Set by the transition component. */
  ref?: Ref<HTMLDivElement>;
  style?: CSSProperties;
}

const PICTURE_PX = 64;
const ICONS = { success: 'circle-check', error: 'alert', info: 'info' } as const;

/**
 * A toast: text, optional picture and link, close button and a bar for the remaining time. The timer pauses on hover
 * and focus.
 */
export function ToastCard({ toast, number, onClose, ref, style }: ToastCardProps) {
  const t = useMessages();
  const { kind, title, text, image = null, link, added } = toast;
  const swipe = useSwipe(onClose);
  const { hasAttention, frame } = useAttention();
  useCountdown(toast.durationMs, hasAttention, onClose);
  return (
    <div ref={ref} style={style} className={styles['place']}>
      <div
        className={classNames(
          styles['toast'],
          kind !== 'info' && styles[kind],
          hasAttention && styles['paused'],
          added !== undefined && styles['added'],
        )}
        role={kind === 'error' ? 'alert' : 'status'}
        data-toast={number}
        {...frame}
        {...swipe}
      >
        {image === null ? (
          <Icon name={ICONS[kind]} className={styles['icon']} />
        ) : (
          <span className={styles['picture']}>
            <Picture src={image} alt="" widthPx={PICTURE_PX} loading="eager" />
          </span>
        )}
        <div className={styles['words']}>
          {title !== undefined && (
            <p className={styles['title']}>
              {image !== null && <Icon name={ICONS[kind]} size={20} className={styles['icon']} />}
              {title}
            </p>
          )}
          {text.split('\n').map((line) => (
            <p key={line} className={styles['text']}>
              <BidiText>{line}</BidiText>
            </p>
          ))}
          {link !== undefined && (
            <ButtonLink
              to={link.to}
              variant="secondary"
              size="s"
              className={styles['link']}
              onClick={onClose}
            >
              {link.words}
            </ButtonLink>
          )}
        </div>
        <button type="button" className={styles['close']} aria-label={t('toast.close')} onClick={onClose}>
          <Icon name="close" size={20} />
        </button>
        {added !== undefined && (
          <div className={styles['ways']}>
            <ButtonLink to={PATHS.cart} variant="secondary" size="s" fullWidth onClick={onClose}>
              {t('cart.view')}
            </ButtonLink>
            <CheckoutLinks size="s" onGo={onClose} />
          </div>
        )}
        <span className={styles['rest']} style={{ animationDuration: `${toast.durationMs}ms` }} />
      </div>
    </div>
  );
}

/** Whether an element is hovered or contains the focus. */
function useAttention() {
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const frame = {
    onPointerEnter: () => setIsHovered(true),
    onPointerLeave: () => setIsHovered(false),
    onFocus: () => setIsFocused(true),
    onBlur: (event: FocusEvent<HTMLElement>) =>
      setIsFocused(event.currentTarget.contains(event.relatedTarget)),
  };
  return { hasAttention: isHovered || isFocused, frame };
}

/** Calls back after `durationMs`, not counting time while paused. */
function useCountdown(durationMs: number, isPaused: boolean, onEnd: () => void): void {
  const restMs = useRef(durationMs);
  const end = useEffectEvent(onEnd);
  useLayoutEffect(() => {
    if (isPaused) return undefined;
    const startedAt = Date.now();
    const timer = setTimeout(() => end(), restMs.current);
    return () => {
      clearTimeout(timer);
      restMs.current -= Date.now() - startedAt;
    };
  }, [isPaused]);
}

/** A movement below this many px still counts as a click. */
const LEAST_MOVE_PX = 8;

/** Handlers for swipe to dismiss: calls back once the element is moved far enough to the right. */
function useSwipe(onSwipe: () => void) {
  const startX = useRef<number | null>(null);

  function end(event: PointerEvent<HTMLElement>): void {
    startX.current = null;
    event.currentTarget.style.translate = '';
  }

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button === 0) startX.current = event.clientX;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (startX.current === null) return;
      const distance = event.clientX - startX.current;
      if (distance < LEAST_MOVE_PX) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      event.currentTarget.style.translate = `${distance}px`;
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const isFarOut = startX.current !== null && event.clientX - startX.current > TOAST_SWIPE_THRESHOLD_PX;
      end(event);
      if (isFarOut) onSwipe();
    },
    onPointerCancel: end,
  };
}
