import { useMessages } from '../../../client/intl/messages.js';
import { classNames } from '../../../components/ui/classNames.js';
import { VisuallyHidden } from '../../../components/ui/text/VisuallyHidden.js';
import type { ComparisonCell } from '../domain/comparisonRows.js';
import styles from './CompareTable.module.css';

/** Properties whose values are classes of the EU label. */
const EU_CLASSES = new Set(['fuel_class', 'wet_grip', 'noise_class']);

interface CellProps {
  cell: ComparisonCell;
  /** Its key. */
  property: string;
}

/** A value of the comparison, marked where it is the best. */
export function Cell({ cell, property }: CellProps) {
  const t = useMessages();
  if (cell === null) {
    return (
      <span className={styles['words']}>
        <span aria-hidden>–</span>
        <VisuallyHidden>{t('compare.unknown_value')}</VisuallyHidden>
      </span>
    );
  }
  const isClass = EU_CLASSES.has(property);
  return (
    <>
      <bdi
        className={classNames(styles['value'], isClass && styles['class'])}
        data-class={isClass ? cell.value : undefined}
      >
        {cell.value}
      </bdi>
      {cell.isBest && <Best property={property} />}
      {cell.words !== undefined && <span className={styles['words']}>{cell.words}</span>}
    </>
  );
}

/** Marks the best of a row, where values differ. */
export function Best({ property }: { property: string }) {
  const t = useMessages();
  return (
    <>
      {' '}
      <span className={styles['best']}>{t('compare.best', { of: property })}</span>
    </>
  );
}
