import { useRef } from 'react';
import { Icon } from '../../ui/Icon.js';
import { useLazy } from '../../ui/hooks/useLazy.js';
import entry from './HeaderEntry.module.css';
import { useDropdown } from './useDropdown.js';
import styles from './UserMenu.module.css';

const loadPanel = () => import('./UserMenuPanel.js');

/** The customer's name, and under it the profile and the way out. Their code comes when the name is reached for. */
export function UserMenu({ name }: { name: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const { isOpen, setOpen, isWanted, takesFocus, trigger, frame } = useDropdown();
  const loaded = useLazy(isWanted, loadPanel);
  return (
    <div className={styles['menu']} {...frame}>
      <button
        ref={button}
        type="button"
        className={entry['entry']}
        aria-label={name}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        {...trigger}
      >
        <Icon name="user" />
        <span className={`${entry['wideOnly']} ${styles['name']}`}>{name}</span>
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
