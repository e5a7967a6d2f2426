import type { OverlayControls } from '../../../client/page/overlays.js';
import { useMessages } from '../../../client/intl/messages.js';
import type { ShellView, LinkView } from '../../../domain/content/pageViews.js';
import { Dialog } from '../../ui/overlay/Dialog.js';
import { useState } from 'react';
import { useIdentity } from '../../../client/account/useIdentity.js';
import { LINKS } from '../../../features/facts.js';
import { PATHS } from '../../../domain/core/paths.js';
import { Icon } from '../../ui/Icon.js';
import { Link } from '../../ui/Link.js';
import styles from './MobileMenu.module.css';

/** Why the menu was closed. */
type MobileMenuResult = 'link' | 'logout';

type MobileMenuSheetProps = OverlayControls<MobileMenuResult> & { shell: ShellView };

/** The mobile navigation menu. */
export function MobileMenuSheet({ shell, isOpen, onClose, onGone }: MobileMenuSheetProps) {
  const t = useMessages();
  return (
    <Dialog isOpen={isOpen} onClose={() => onClose()} onGone={onGone} title={t('menu')} from="start">
      <MobileMenuLinks shell={shell} onLeave={onClose} />
    </Dialog>
  );
}

interface MobileMenuLinksProps {
  shell: ShellView;
  onLeave: (outcome: 'link' | 'logout') => void;
}

/** Menu links; the link to the products becomes a disclosure of all categories. */
function MobileMenuLinks({ shell, onLeave }: MobileMenuLinksProps) {
  const t = useMessages();
  const { state } = useIdentity();
  const isLoggedIn = state === 'customer' || state === 'unreachable';
  const leave = () => onLeave('link');
  return (
    <nav aria-label={t('menu')}>
      <ul className={styles['list']}>
        {shell.navLinks.map((link) => (
          <li key={link.name}>
            {leadsToProducts(link) ? (
              <Products title={link.name} categories={shell.categories} onLeave={leave} />
            ) : (
              <Link to={link.path} className={styles['entry']} onClick={leave}>
                {link.name}
              </Link>
            )}
          </li>
        ))}
        {LINKS.map(({ path, menu }) => (
          <li key={path}>
            <Link to={path} className={styles['entry']} onClick={leave}>
              {t(menu)}
            </Link>
          </li>
        ))}
        {isLoggedIn && (
          <>
            <li>
              <Link to={PATHS.profile} className={styles['entry']} onClick={leave}>
                {t('menu.profile')}
              </Link>
            </li>
            <li>
              <button type="button" className={styles['entry']} onClick={() => onLeave('logout')}>
                {t('menu.logout')}
              </button>
            </li>
          </>
        )}
      </ul>
    </nav>
  );
}

function leadsToProducts({ path }: LinkView): boolean {
  return path.startsWith('/category/') || path === PATHS.search;
}

interface ProductsProps {
  title: string;
  categories: LinkView[];
  onLeave: () => void;
}

function Products({ title, categories, onLeave }: ProductsProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles['entry']}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {title}
        <Icon name="chevron-down" size={20} className={isOpen ? styles['turned'] : undefined} />
      </button>
      {isOpen && (
        <ul className={styles['sublist']}>
          {categories.map(({ name, path, icon }) => (
            <li key={path}>
              <Link to={path} className={styles['entry']} onClick={onLeave}>
                {icon !== null && <Icon name={icon} className={styles['sign']} />}
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
