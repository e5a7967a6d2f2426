import { useMessages } from '../../../client/intl/messages.js';
import { facetOf, isFacetKey } from '../../../domain/catalogue/facets.js';
import type { FacetValueView, FacetView } from '../../../domain/catalogue/catalogueViews.js';
import { CheckField } from '../../ui/form/Field.js';
import { Icon } from '../../ui/Icon.js';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.js';
import styles from './FacetForm.module.css';
import { isFigure, useFacetNames } from './facetWords.js';
import { isInches } from '../../fitment/finder/finderChoices.js';

/** Groups with at most this many values are expanded initially, and show all of them. */
const FEW = 8;
/** Names of a longer list before the line that unfolds the rest. */
const FIRST = 6;

/** The values of one facet with their counts: figures as chips (inch sizes apart), names as a list. */
export function FacetGroup({ facet }: { facet: FacetView }) {
  const t = useMessages();
  const nameOf = useFacetNames();
  const { key, values } = facet;
  const isChosen = values.some((value) => value.isChosen);
  const isOpen = isChosen || ((isFacetKey(key) ? facetOf(key).isOpen : undefined) ?? values.length <= FEW);
  const areFigures = values.every(({ label }) => isFigure(label));
  const inches = values.filter(({ value }) => isInches(key, Number(value)));
  const others = values.filter((value) => !inches.includes(value));
  return (
    <details className={styles['group']} open={isOpen}>
      <summary className={styles['summary']}>
        {nameOf(key)}
        <Icon name="chevron-down" size={20} />
      </summary>
      {areFigures ? (
        <div>
          <FigureChips name={key} label={nameOf(key)} values={others} />
          {inches.length > 0 && (
            <>
              <p className={styles['unit']}>{t('facet.inches')}</p>
              <FigureChips name={key} label={`${nameOf(key)}: ${t('facet.inches')}`} values={inches} />
            </>
          )}
        </div>
      ) : (
        <div role="group" aria-label={nameOf(key)}>
          <Names facet={facet} />
        </div>
      )}
    </details>
  );
}

/** A list of names; of a long one the first, and the rest behind a line that says how many there are. */
function Names({ facet: { key, values } }: { facet: FacetView }) {
  const t = useMessages();
  const first = values.length > FEW ? FIRST : values.length;
  const rest = values.slice(first);
  const field = (value: FacetValueView) => (
    <CheckField
      key={value.value}
      name={key}
      value={value.value}
      defaultChecked={value.isChosen}
      label={<CountedLabel label={value.label} count={value.count} />}
    />
  );
  return (
    <>
      {values.slice(0, first).map(field)}
      {rest.length > 0 && (
        <details className={styles['rest']} open={rest.some(({ isChosen }) => isChosen)}>
          <summary className={styles['all']}>
            {t('facet.all', { count: values.length })}
            <Icon name="chevron-down" size={16} />
          </summary>
          {rest.map(field)}
        </details>
      )}
    </>
  );
}

/** A facet value and the number of products it would leave. */
export function CountedLabel({ label, count }: { label: string; count: number }) {
  return (
    <span className={styles['label']}>
      <bdi>{label}</bdi>
      <Count count={count} />
    </span>
  );
}

/**
 * The count is in brackets, as a bare number beside a size reads like another size; screen readers also hear the unit.
 */
function Count({ count }: { count: number }) {
  const t = useMessages();
  return (
    <>
      <VisuallyHidden> – {t('listing.count', { count })}</VisuallyHidden>
      <span className={styles['number']} aria-hidden>
        ({count})
      </span>
    </>
  );
}

interface FigureChipsProps {
  /** The facet's key. */
  name: string;
  label: string;
  values: FacetValueView[];
}

function FigureChips({ name, label, values }: FigureChipsProps) {
  return (
    <div className={styles['figures']} role="group" aria-label={label}>
      {values.map((value) => (
        <label key={value.value} className={styles['chip']}>
          <input
            type="checkbox"
            className="visuallyHidden"
            name={name}
            value={value.value}
            defaultChecked={value.isChosen}
          />
          {value.label}
          <Count count={value.count} />
        </label>
      ))}
    </div>
  );
}
