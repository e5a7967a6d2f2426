import { useMessages } from '../../../client/intl/messages.js';
import type { ProductCardView } from '../../../domain/catalogue/catalogueViews.js';
import { BidiText } from '../../ui/text/BidiText.js';
import styles from './CardFacts.module.css';

/** What identifies a battery, an oil or a rim, as chips that can be compared from card to card. */
export function CardFacts({ facts }: { facts: NonNullable<ProductCardView['facts']> }) {
  const t = useMessages();
  return (
    <ul className={styles['facts']}>
      {facts.map(({ key, value: stated }) => {
        const [, from, to] = RANGE.exec(stated) ?? [];
        const value = from === undefined || to === undefined ? stated : t('range', { from, to });
        return (
          <li key={key}>
            <BidiText>{isNamed(key) ? t(`fact.${key}`, { value }) : value}</BidiText>
          </li>
        );
      })}
    </ul>
  );
}

/** The lowest and the highest of several numbers. */
const RANGE = /^([\d.]+)–([\d.]+)$/;

/** With a unit or a name, without which the value would say nothing. */
const NAMED = ['capacity', 'cold_cranking', 'terminal', 'volume', 'rim_width'] as const;

function isNamed(key: string): key is (typeof NAMED)[number] {
  return NAMED.some((name) => name === key);
}
