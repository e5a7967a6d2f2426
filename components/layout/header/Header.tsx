import { useCallback, useRef } from 'react';
import type { ShellView } from '../../../domain/content/views.js';
import { classNames } from '../../ui/classNames.js';
import { AccountEntry } from './AccountEntry.js';
import { CartEntry } from './CartEntry.js';
import { CategoryBar } from './CategoryBar.js';
import { ChatLink } from '../ChatLink.js';
import styles from './Header.module.css';
import entry from './HeaderEntry.module.css';
import { LanguageSwitch } from './LanguageSwitch.js';
import { Logo } from './Logo.js';
import { MobileMenu } from '../menu/MobileMenu.js';
import { SearchBox } from '../search/SearchBox.js';
import { useStickyHeader } from './useStickyHeader.js';

/** Name, search, language, account, cart and categories; away when scrolling down, back when scrolling up. */
export function Header({ shell }: { shell: ShellView }) {
  const header = useRef<HTMLElement>(null);
  const heightPx = useCallback(() => header.current?.offsetHeight ?? 0, []);
  const isHidden = useStickyHeader(heightPx);
  return (
    <header ref={header} className={classNames(styles['header'], isHidden && styles['hidden'])}>
      <div className={styles['bar']}>
        <div className={styles['row']}>
          <MobileMenu shell={shell} />
          <Logo shopName={shell.shopName} />
          <div className={styles['search']}>
            <SearchBox />
          </div>
          <div className={styles['wideOnly']}>
            <ChatLink className={entry['entry']} labelClassName={entry['widestOnly']} />
          </div>
          <LanguageSwitch />
          <AccountEntry />
          <CartEntry />
        </div>
      </div>
      <CategoryBar categories={shell.categories} />
    </header>
  );
}
