import { useState } from 'react';
import { openOverlay } from '../../../client/page/overlays.js';
import { useMessages } from '../../../client/intl/messages.js';
import type { ShellView } from '../../../domain/content/pageViews.js';
import { Icon } from '../../ui/Icon.js';
import entry from '../header/HeaderEntry.module.css';
import styles from './MobileMenu.module.css';
import { MobileMenuSheet } from './MobileMenuSheet.js';
import { useLogout } from '../header/useLogout.js';

/** The burger button of narrow screens. */
export function MobileMenu({ shell }: { shell: ShellView }) {
  const t = useMessages();
  const logout = useLogout();
  const [isOpen, setIsOpen] = useState(false);

  async function open(): Promise<void> {
    setIsOpen(true);
    const outcome = await openOverlay(MobileMenuSheet, { shell }).result;
    setIsOpen(false);
    if (outcome === 'logout') await logout();
  }

  return (
    <div className={styles['burger']}>
      <button
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
