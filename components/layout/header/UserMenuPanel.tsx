import { Menu, MenuItem, useMenuStore } from '@ariakit/react/menu';
import { type RefObject, useEffect } from 'react';
import { directionOf } from '../../../domain/core/locale.js';
import { OVERLAY_Z_INDEX } from '../../../domain/core/limits.js';
import { LINKS } from '../../../features/facts.js';
import { PATHS } from '../../../domain/core/paths.js';
import { useLocale, useMessages } from '../../../client/intl/messages.js';
import { Icon } from '../../ui/Icon.js';
import { Link } from '../../ui/Link.js';
import styles from './UserMenu.module.css';
import { useLogout } from './useLogout.js';

export interface UserMenuPanelProps {
  name: string;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  /** Move focus into the menu on opening; false when it opens on hover. */
  takesFocus: boolean;
  button: RefObject<HTMLElement | null>;
}

/** The customer's menu, with the keyboard behaviour of the ARIA menu pattern. */
export function UserMenuPanel({ name, isOpen, setOpen, takesFocus, button }: UserMenuPanelProps) {
  const t = useMessages();
  const logout = useLogout();
  const isRtl = directionOf(useLocale()) === 'rtl';
  const menu = useMenuStore({ open: isOpen, setOpen, placement: 'bottom-end', rtl: isRtl });
  useEffect(() => {
    menu.setAutoFocusOnShow(isOpen && takesFocus);
    menu.setInitialFocus('first');
  }, [menu, isOpen, takesFocus]);
  /** Ariakit's own way hides the menu a second time two frames later, even if it has been opened again by then. */
  const closeOnEscape = () => {
    setOpen(false);
    return false;
  };
  return (
    <Menu
      store={menu}
      className={styles['panel']}
      style={{ zIndex: OVERLAY_Z_INDEX }}
      aria-label={name}
      gutter={4}
      getAnchorRect={() => button.current?.getBoundingClientRect() ?? null}
      finalFocus={button}
      hideOnEscape={closeOnEscape}
      hideOnInteractOutside={(event) =>
        !(event.target instanceof Node && button.current?.contains(event.target))
      }
    >
      <div className={styles['who']}>{name}</div>
      <MenuItem className={styles['item']} render={<Link to={PATHS.profile} />}>
        <Icon name="user" size={20} />
        {t('my_profile')}
      </MenuItem>
      {LINKS.map(({ path, icon, title }) => (
        <MenuItem key={path} className={styles['item']} render={<Link to={path} />}>
          <Icon name={icon} size={20} />
          {t(title)}
        </MenuItem>
      ))}
      <MenuItem className={styles['item']} render={<button type="button" />} onClick={() => void logout()}>
        <Icon name="logout" size={20} />
        {t('logout')}
      </MenuItem>
    </Menu>
  );
}
