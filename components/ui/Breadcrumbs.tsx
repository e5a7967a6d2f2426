import { memo } from 'react';
import { useMessages } from '../../client/intl/messages.js';
import { PATHS } from '../../domain/core/paths.js';
import type { CrumbView } from '../../domain/content/pageViews.js';
import { BidiText } from './text/BidiText.js';
import styles from './Breadcrumbs.module.css';
import { Icon } from './Icon.js';
import { Link } from './Link.js';

interface BreadcrumbsProps {
  crumbs: CrumbView[];
  /** Name of the current page, which is not a link. */
  current?: string | undefined;
}

/** Breadcrumb navigation; it always starts with the home page. */
export const Breadcrumbs = memo(function Breadcrumbs({ crumbs, current }: BreadcrumbsProps) {
  const t = useMessages();
  const above = crumbs.filter(({ path }) => path !== PATHS.home);
  return (
    <nav aria-label={t('breadcrumbs')}>
      <ol className={styles['crumbs']}>
        <li className={above.length === 0 ? styles['parent'] : undefined}>
          {above.length === 0 && <BackSign />}
          <Link to={PATHS.home}>{t('home')}</Link>
        </li>
        {above.map(({ name, path }, place) => (
          <li key={path} className={place === above.length - 1 ? styles['parent'] : undefined}>
            <Icon name="chevron-right" size={16} />
            {place === above.length - 1 && <BackSign />}
            <Link to={path}>
              <BidiText>{name}</BidiText>
            </Link>
          </li>
        ))}
        {current !== undefined && (
          <li className={styles['current']}>
            <Icon name="chevron-right" size={16} />
            <span aria-current="page">
              <BidiText>{current}</BidiText>
            </span>
          </li>
        )}
      </ol>
    </nav>
  );
});

/** Before the page above, which is all that phones have room for. */
function BackSign() {
  return <Icon name="chevron-left" size={16} className={styles['back']} />;
}
