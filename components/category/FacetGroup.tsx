import type { FacetView } from '../../domain/views.js';
import { CheckField } from '../ui/Field.js';
import { Icon } from '../ui/Icon.js';
import styles from './FacetForm.module.css';
import { isFigure, useFacetNames } from './facetWords.js';

/** Groups with so few values are open to begin with. */
const FEW = 8;
const ALWAYS_OPEN = ['brand', 'width', 'aspect', 'rim'];

/** The values of one facet with their counts: figures as chips, names as a list. */
export function FacetGroup({ facet }: { facet: FacetView }) {
  const nameOf = useFacetNames();
  const { key, values } = facet;
  const isChosen = values.some((value) => value.isChosen);
  const isOpen = isChosen || ALWAYS_OPEN.includes(key) || values.length <= FEW;
  const areFigures = values.every(({ label }) => isFigure(label));
  return (
    <details className={styles['group']} open={isOpen}>
      <summary className={styles['summary']}>
        {nameOf(key)}
        <Icon name="chevron-down" size={20} />
      </summary>
      <div
        className={`${styles['values']} ${areFigures ? styles['figures'] : ''}`}
        role="group"
        aria-label={nameOf(key)}
      >
        {values.map((value) =>
          areFigures ? (
            <FigureChip key={value.value} name={key} value={value} />
          ) : (
            <CheckField
              key={value.value}
              name={key}
              value={value.value}
              defaultChecked={value.isChosen}
              label={<CountedLabel label={value.label} count={value.count} />}
            />
          ),
        )}
      </div>
    </details>
  );
}

/** What may be chosen, and how many products that would leave. */
export function CountedLabel({ label, count }: { label: string; count: number }) {
  return (
    <span className={styles['label']}>
      <bdi>{label}</bdi> <span className={styles['number']}>{count}</span>
    </span>
  );
}

function FigureChip({ name, value }: { name: string; value: FacetView['values'][number] }) {
  return (
    <label className={styles['chip']}>
      <input
        type="checkbox"
        className="visuallyHidden"
        name={name}
        value={value.value}
        defaultChecked={value.isChosen}
      />
      {value.label} <span className={styles['number']}>{value.count}</span>
    </label>
  );
}
