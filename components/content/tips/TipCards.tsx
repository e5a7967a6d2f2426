import type { TipCardView } from '../../../domain/pages/contentViews.js';
import styles from './TipCards.module.css';
import { TipCard } from './TipCard.js';

interface TipCardsProps {
  title: string;
  tips: TipCardView[];
}

/** A titled row of article cards. */
export function TipCards({ title, tips }: TipCardsProps) {
  if (tips.length === 0) return null;
  return (
    <section className={styles['section']}>
      <h2>{title}</h2>
      <ul className={styles['cards']}>
        {tips.map((tip) => (
          <li key={tip.id}>
            <TipCard tip={tip} headingLevel={3} />
          </li>
        ))}
      </ul>
    </section>
  );
}
