import { useMessages } from '../../client/intl/messages.js';
import { NeedsScripts } from '../contact/NeedsScripts.js';
import { PageFrame } from '../ui/PageFrame.js';
import { Skeleton } from '../ui/loading/Skeleton.js';
import styles from './ProfileView.module.css';

/** Skeleton of the profile page, shown until the customer is known. */
export function ProfileSkeleton() {
  const t = useMessages();
  return (
    <PageFrame title={t('profile.title')}>
      <NeedsScripts />
      <div className={styles['columns']} aria-busy="true">
        <div className={styles['column']}>
          <Skeleton height="16rem" />
          <Skeleton height="10rem" />
        </div>
        <div className={styles['column']}>
          <Skeleton height="12rem" />
          <Skeleton height="8rem" />
        </div>
      </div>
    </PageFrame>
  );
}
