import { memo, useCallback, useRef, useEffect, useState } from 'react';
import type { ShellView } from '../../../domain/content/pageViews.js';
import { classNames } from '../../ui/classNames.js';
import { AccountEntry } from './AccountEntry.js';
import { CartEntry } from './CartEntry.js';
import { CarEntry } from '../../fitment/CarEntry.js';
import { CategoryBar } from './CategoryBar.js';
import { ChatLink } from '../ChatLink.js';
import styles from './Header.module.css';
import entry from './HeaderEntry.module.css';
import { LanguageSwitch } from './LanguageSwitch.js';
import { Logo } from './Logo.js';
import { MobileMenu } from '../menu/MobileMenu.js';
import { SearchBox } from '../search/SearchBox.js';
import { useMessages } from '../../../client/intl/messages.js';
import { LINKS } from '../../../features/facts.js';
import { Icon } from '../../ui/Icon.js';
import { Link } from '../../ui/Link.js';
import { STICKY_HEADER_DELAY_MS } from '../../../domain/core/limits.js';

interface HeaderProps {
  shell: ShellView;
  /** Phones show neither search nor menus around a login; marked before what it concerns is drawn. */
  isLogin: boolean;
}

/** Logo, search, language, account, cart and categories; hides on scroll down and returns on scroll up. */
export const Header = memo(function Header({ shell, isLogin }: HeaderProps) {
  const header = useRef<HTMLElement>(null);
  const heightPx = useCallback(() => header.current?.offsetHeight ?? 0, []);
  const isHidden = useStickyHeader(heightPx);
  return (
    <header
      ref={header}
      className={classNames(styles['header'], isHidden && styles['hidden'])}
      data-login={isLogin || undefined}
    >
      <div className={styles['bar']}>
        <div className={styles['row']}>
          <MobileMenu shell={shell} />
          <Logo shopName={shell.shopName} />
          <div className={styles['search']}>
            <SearchBox />
          </div>
          <CarEntry />
          <div className={styles['wideOnly']}>
            <ChatLink className={entry['entry']} labelClassName={entry['widestOnly']} />
          </div>
          {LINKS.map((link) => (
            <div key={link.path} className={styles['wideOnly']}>
              <FeatureLink {...link} />
            </div>
          ))}
          <LanguageSwitch />
          <AccountEntry />
          <CartEntry />
        </div>
      </div>
      <CategoryBar categories={shell.categories} />
    </header>
  );
});

function FeatureLink({ path, icon, title }: (typeof LINKS)[number]) {
  const words = useMessages()(title);
  return (
    <Link to={path} className={entry['entry']} aria-label={words} data-tip={words}>
      <Icon name={icon} />
    </Link>
  );
}

/** Smaller scroll movements are ignored as jitter. */
const LEAST_MOVE_PX = 6;

/** Whether the header is hidden: the page was last scrolled down, past the header's height. */
function useStickyHeader(heightPx: () => number): boolean {
  const [isHidden, setIsHidden] = useState(false);
  useEffect(() => {
    let lastY = window.scrollY;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = () => {
      timer = undefined;
      const y = window.scrollY;
      if (y <= heightPx()) setIsHidden(false);
      else if (Math.abs(y - lastY) > LEAST_MOVE_PX) setIsHidden(y > lastY);
      lastY = y;
    };
    const onScroll = () => {
      timer ??= setTimeout(settle, STICKY_HEADER_DELAY_MS);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
    };
  }, [heightPx]);
  return isHidden;
}
