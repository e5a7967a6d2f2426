import { useId } from 'react';
import { byLetter } from '../../../domain/text/byLetter.js';
import type { LandingLinksView } from '../domain/landingViews.js';
import { Link } from '../../../components/ui/Link.js';
import { BidiText } from '../../../components/ui/text/BidiText.js';
import styles from './LetterLinks.module.css';

/** Many links in the order of the alphabet, below their first letters. */
export function LetterLinks({ group: { title, links } }: { group: LandingLinksView }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles['section']}>
      <h2 id={id} className={styles['heading']}>
        {title}
      </h2>
      <ul className={styles['letters']}>
        {byLetter(links).map(([letter, under]) => (
          <li key={letter} className={styles['letter']}>
            <span className={styles['initial']} aria-hidden>
              {letter}
            </span>
            <ul>
              {under.map(({ name, path }) => (
                <li key={path}>
                  <Link to={path} className={styles['link']}>
                    <BidiText>{name}</BidiText>
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
