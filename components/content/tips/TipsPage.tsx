import { useLocale, useMessages } from '../../../client/intl/messages.js';
import { feedPath, localePath } from '../../../domain/core/paths.js';
import type { TipsPageProps } from '../../../domain/pages/contentViews.js';
import { Breadcrumbs } from '../../ui/Breadcrumbs.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { Icon } from '../../ui/Icon.js';
import styles from '../ArticleFrame.module.css';
import { TipCard } from './TipCard.js';
import cards from './TipCards.module.css';

/** All articles, newest first and largest. */
export function TipsPage({ tips }: TipsPageProps) {
  const t = useMessages();
  const locale = useLocale();
  return (
    <div className={styles['page']}>
      <Breadcrumbs crumbs={[]} current={t('tips.title')} />
      <header className={styles['head']}>
        <h1>{t('tips.title')}</h1>
        <p>{t('tips.lead')}</p>
      </header>
      {tips.length === 0 && <EmptyState icon="bulb" title={t('tips.none')} />}
      <ul className={cards['cards']}>
        {tips.map((tip, index) => (
          <li key={tip.id}>
            <TipCard tip={tip} headingLevel={2} isLead={index === 0} />
          </li>
        ))}
      </ul>
      <p>
        <a href={localePath(feedPath, locale)} className={styles['feed']}>
          <Icon name="rss" size={20} />
          {t('tips.feed')}
        </a>
      </p>
    </div>
  );
}
