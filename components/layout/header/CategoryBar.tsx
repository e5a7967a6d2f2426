import { InLanguage } from '../../ui/text/InLanguage.js';
import { useNavigation } from '../../../client/page/navigation.js';
import { useLocale, useMessages } from '../../../client/intl/messages.js';
import { localePath } from '../../../domain/core/paths.js';
import type { LinkView } from '../../../domain/content/pageViews.js';
import { Icon } from '../../ui/Icon.js';
import { Link } from '../../ui/Link.js';
import styles from './CategoryBar.module.css';

/** Category links with icons below the header on wide screens. */
export function CategoryBar({ categories }: { categories: LinkView[] }) {
  const t = useMessages();
  const locale = useLocale();
  const { path: here } = useNavigation();
  return (
    <nav className={styles['bar']} aria-label={t('categories')}>
      <ul className={styles['list']}>
        {categories.map(({ name, lang, path, icon }) => (
          <li key={path}>
            <Link
              to={path}
              className={styles['link']}
              aria-current={localePath(path, locale) === here ? 'page' : undefined}
            >
              {icon !== null && <Icon name={icon} size={22} />}
              <InLanguage lang={lang}>{name}</InLanguage>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
