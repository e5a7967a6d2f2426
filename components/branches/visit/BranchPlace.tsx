import { useLocale, useMessages } from '../../../client/intl/messages.js';
import { inLocale, type Localized } from '../../../domain/core/locale.js';
import styles from './BranchPlace.module.css';

interface BranchPlaceProps {
  branch: { name: Localized; address: Localized; mapUrl: string | null };
  /** Whether the name of the branch is written as well. */
  hasName: boolean;
}

/** Where a branch is, with a link to a map. */
export function BranchPlace({ branch: { name, address, mapUrl }, hasName }: BranchPlaceProps) {
  const t = useMessages();
  const locale = useLocale();
  return (
    <p className={styles['place']}>
      {hasName && (
        <strong>
          <bdi>{inLocale(name, locale)}</bdi>
        </strong>
      )}
      <bdi>{inLocale(address, locale)}</bdi>
      {mapUrl !== null && (
        <a className={styles['map']} href={mapUrl} target="_blank" rel="noopener">
          {t('visit.map')}
        </a>
      )}
    </p>
  );
}
