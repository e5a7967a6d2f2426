import { useIdentity } from '../../../client/account/useIdentity.js';
import { useMessages } from '../../../client/intl/messages.js';
import { PATHS } from '../../../domain/core/paths.js';
import { Icon } from '../../ui/Icon.js';
import { Link } from '../../ui/Link.js';
import entry from './HeaderEntry.module.css';
import { useRef, type KeyboardEvent, type PointerEvent, useEffect, useState } from 'react';
import { useLazy } from '../../ui/hooks/useLazy.js';
import { useWarm } from '../../ui/hooks/useWarm.js';
import styles from './UserMenu.module.css';
import { DROPDOWN_DELAY_MS } from '../../../domain/core/limits.js';

/** Login link, or the customer's menu. */
export function AccountEntry() {
  const t = useMessages();
  const identity = useIdentity();
  if (identity.state === 'customer' || identity.state === 'unreachable') {
    const names =
      identity.state === 'customer' ? [identity.customer.first_name, identity.customer.last_name] : [];
    return <UserMenu name={names.join(' ').trim() || t('my_profile')} />;
  }
  return (
    <Link
      to={PATHS.login}
      className={`${entry['entry']} ${entry['account']}`}
      aria-label={t('sign_up_login')}
      data-tip={t('sign_up_login')}
    >
      <Icon name="user" />
      <span className={entry['wideOnly']}>{t('sign_up_login')}</span>
    </Link>
  );
}

const loadPanel = () => import('./UserMenuPanel.js');

/** The customer's menu; its code follows hydration. */
function UserMenu({ name }: { name: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const { isOpen, setOpen, isWanted, takesFocus, trigger, frame } = useDropdown();
  useWarm(button, loadPanel);
  const loaded = useLazy(isWanted, loadPanel);
  return (
    <div className={styles['menu']} {...frame}>
      <button
        ref={button}
        type="button"
        className={`${entry['entry']} ${entry['account']}`}
        aria-label={name}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        {...trigger}
      >
        <Icon name="user" />
        <span dir="auto" className={`${entry['wideOnly']} ${styles['name']}`}>
          {name}
        </span>
        <Icon name="chevron-down" size={16} className={entry['wideOnly']} />
      </button>
      {loaded !== null && (
        <loaded.UserMenuPanel
          name={name}
          isOpen={isOpen}
          setOpen={setOpen}
          takesFocus={takesFocus}
          button={button}
        />
      )}
    </div>
  );
}

/**
 * Dropdown state: opens on click, arrow keys or, after a delay, on hover; closes on pointer leave. The first click after
 * hovering keeps it open, because it was meant to open it.
 */
function useDropdown() {
  const [isOpen, setIsOpen] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  const [takesFocus, setTakesFocus] = useState(false);
  const isHovered = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function setOpen(next: boolean, withFocus = false): void {
    clearTimeout(timer.current);
    isHovered.current = false;
    if (next) setIsWanted(true);
    setTakesFocus(withFocus);
    setIsOpen(next);
  }

  function setSoon(next: boolean): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setOpen(next);
      isHovered.current = next;
    }, DROPDOWN_DELAY_MS);
  }

  const frame = {
    onPointerEnter: (event: PointerEvent) => {
      setIsWanted(true);
      if (event.pointerType === 'mouse' && !isOpen) setSoon(true);
      else clearTimeout(timer.current);
    },
    onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && setSoon(false),
  };
  const trigger = {
    onFocus: () => setIsWanted(true),
    onClick: () => setOpen(!isOpen || isHovered.current, true),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false);
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      setOpen(true, true);
    },
  };
  return { isOpen, setOpen, isWanted, takesFocus, trigger, frame };
}
