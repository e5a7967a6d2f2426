import { useState } from 'react';
import { useWords } from '../../client/words.js';
import type { ShellView } from '../../domain/views.js';
import { Dialog } from '../ui/Dialog.js';
import { Icon } from '../ui/Icon.js';
import entry from './HeaderEntry.module.css';
import styles from './MobileMenu.module.css';
import { MobileMenuLinks } from './MobileMenuLinks.js';

/** The burger of narrow screens and the menu behind it. */
export function MobileMenu({ shell }: { shell: ShellView }) {
  const t = useWords();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <div className={styles['burger']}>
      <button
        type="button"
        className={entry['entry']}
        aria-label={t('menu')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="menu" />
      </button>
      <Dialog isOpen={isOpen} onClose={close} title={t('menu')} from="start">
        <MobileMenuLinks shell={shell} onLeave={close} />
      </Dialog>
    </div>
  );
}
