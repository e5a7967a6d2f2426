import { memo } from 'react';
import { InLanguage } from '../../ui/text/InLanguage.js';
import { useNavigation } from '../../../client/page/navigation.js';
import { useLocale, useMessages } from '../../../client/intl/messages.js';
import { localePath } from '../../../domain/core/paths.js';
import type { LinkView } from '../../../domain/content/pageViews.js';
import { Icon } from '../../ui/Icon.js';
import { Link } from '../../ui/Link.js';
import styles from './BottomBar.module.css';
import { ChatLink } from '../ChatLink.js';

/** Fixed bottom navigation of narrow screens: categories and chat. */
export const BottomBar = memo(function BottomBar({ links }: { links: LinkView[] }) {
  const t = useMessages();
  const locale = useLocale();
  const { path: here } = useNavigation();
  return (
    <nav className={styles['bar']} aria-label={t('quick_links')}>
      <ul className={styles['list']}>
        {links.map(({ name, lang, path, icon }) => (
          <li key={path}>
            <Link
              to={path}
              className={styles['link']}
              aria-current={localePath(path, locale) === here ? 'page' : undefined}
            >
              {icon !== null && <Icon name={icon} />}
              <span>
                <InLanguage lang={lang}>{name}</InLanguage>
              </span>
            </Link>
          </li>
        ))}
        <li className={styles['last']}>
          <ChatLink className={styles['link']} />
        </li>
      </ul>
    </nav>
  );
});
