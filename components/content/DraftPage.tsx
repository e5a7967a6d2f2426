import { useMessages } from '../../client/intl/messages.js';
import type { DraftPageProps } from '../../domain/pages/contentViews.js';
import { PATHS } from '../../domain/core/paths.js';
import { ButtonLink } from '../ui/form/Button.js';
import { Notice } from '../ui/Notice.js';
import { PageFrame } from '../ui/PageFrame.js';
import { ContentPage } from './ContentPage.js';
import styles from './DraftPage.module.css';
import { TipPage } from './tips/TipPage.js';

/** An editor's draft as the shop will show it, or why its link shows none. */
export function DraftPage(props: DraftPageProps) {
  const t = useMessages();
  if (props.state === 'open') {
    return (
      <>
        <div className={styles['notice']}>
          <Notice kind="info" title={t('draft.notice_title')}>
            {t('draft.notice')}
          </Notice>
        </div>
        {props.kind === 'tip' ? <TipPage {...props.page} /> : <ContentPage {...props.page} />}
      </>
    );
  }
  const isExpired = props.state === 'expired';
  return (
    <PageFrame
      title={isExpired ? t('draft.expired_title') : t('draft.unknown_title')}
      lead={isExpired ? t('draft.expired_text') : t('draft.unknown_text')}
      width="narrow"
    >
      <div>
        <ButtonLink to={PATHS.home} variant="secondary" icon="home">
          {t('not_found.home')}
        </ButtonLink>
      </div>
    </PageFrame>
  );
}
