import { notify } from '../../../client/core/notify.js';
import { useMessages } from '../../../client/intl/messages.js';
import type { ToggleProps } from '../../feature.js';
import { addCompared, removeCompared, useIsCompared } from '../client/compared.js';
import { COMPARED_MAX } from '../domain/comparison.js';
import styles from './CompareToggle.module.css';

/** Chooses a product for the comparison. */
export function CompareToggle({ id, nameId }: ToggleProps) {
  const t = useMessages();
  function change(isWanted: boolean): void {
    if (!isWanted) removeCompared(id);
    else if (!addCompared(id)) notify({ kind: 'info', text: t('compare.full', { most: COMPARED_MAX }) });
  }
  return (
    <label className={styles['compare']}>
      <input
        type="checkbox"
        aria-describedby={nameId}
        checked={useIsCompared(id)}
        onChange={({ currentTarget }) => change(currentTarget.checked)}
      />
      <span>{t('compare.toggle')}</span>
    </label>
  );
}
