import { useId } from 'react';
import { useWords } from '../../client/words.js';
import { PATHS } from '../../domain/paths.js';
import { Icon } from '../ui/Icon.js';
import { Link } from '../ui/Link.js';
import entry from './HeaderEntry.module.css';
import { useDropdown } from './useDropdown.js';
import { useLogout } from './useLogout.js';
import styles from './UserMenu.module.css';

/** The customer's name, and under it the profile and the way out. */
export function UserMenu({ name }: { name: string }) {
  const t = useWords();
  const logout = useLogout();
  const panelId = useId();
  const { isOpen, toggle, close, frame } = useDropdown();
  return (
    <div className={styles['menu']} {...frame}>
      <button
        type="button"
        className={entry['entry']}
        aria-label={name}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={toggle}
      >
        <Icon name="user" />
        <span className={`${entry['wideOnly']} ${styles['name']}`}>{name}</span>
        <Icon name="chevron-down" size={16} className={entry['wideOnly']} />
      </button>
      <ul id={panelId} className={styles['panel']} hidden={!isOpen}>
        <li className={styles['who']}>{name}</li>
        <li>
          <Link to={PATHS.profile} onClick={close}>
            <Icon name="user" size={20} />
            {t('my_profile')}
          </Link>
        </li>
        <li>
          <button type="button" onClick={() => void logout()}>
            <Icon name="logout" size={20} directional />
            {t('logout')}
          </button>
        </li>
      </ul>
    </div>
  );
}
