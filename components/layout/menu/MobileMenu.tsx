import { useRef, useState } from 'react';
import { openOverlay } from '../../../client/page/overlays.js';
import { useMessages } from '../../../client/intl/messages.js';
import type { ShellView } from '../../../domain/content/pageViews.js';
import { Icon } from '../../ui/Icon.js';
import { loadOnce } from '../../ui/hooks/loadOnce.js';
import { useWarm } from '../../ui/hooks/useWarm.js';
import entry from '../header/HeaderEntry.module.css';
import styles from './MobileMenu.module.css';
import { useLogout } from '../header/useLogout.js';

const loadSheet = () => import('./MobileMenuSheet.js');

/** The burger button of narrow screens; the menu's code follows hydration. */
export function MobileMenu({ shell }: { shell: ShellView }) {
  const t = useMessages();
  const logout = useLogout();
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useWarm(button, loadSheet);

  async function open(): Promise<void> {
    setIsOpen(true);
    try {
      const { MobileMenuSheet } = await loadOnce(loadSheet);
      const outcome = await openOverlay(MobileMenuSheet, { shell }).result;
      if (outcome === 'logout') await logout();
    } catch (error) {
      console.warn('The menu could not be loaded.', error);
    } finally {
      setIsOpen(false);
    }
  }

  return (
    <div className={styles['burger']}>
      <button
        ref={button}
        type="button"
        className={entry['entry']}
        aria-label={t('menu')}
        data-tip={t('menu')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => void (isOpen || open())}
      >
        <Icon name="menu" />
      </button>
    </div>
  );
}
