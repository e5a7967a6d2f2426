import { InLanguage } from '../../ui/text/InLanguage.js';
import type { TipCardView } from '../../../domain/pages/contentViews.js';
import { classNames } from '../../ui/classNames.js';
import { Link } from '../../ui/Link.js';
import { Picture } from '../../ui/Picture.js';
import { LocalDate } from './LocalDate.js';
import { ReadingTime } from './ReadingTime.js';
import styles from './TipCards.module.css';

interface TipCardProps {
  tip: TipCardView;
  headingLevel: 2 | 3;
  /** It leads a list: on wide screens its picture is as high as the card. */
  isLead?: boolean;
}

/** An article's picture, title and excerpt; the link covers the whole card. */
export function TipCard({ tip, headingLevel, isLead = false }: TipCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={classNames(styles['card'], isLead && styles['lead'])}>
      {tip.image !== null && (
        <div className={styles['picture']}>
          <Picture
            src={tip.image}
            alt=""
            widthPx={isLead ? 320 : 160}
            loading={isLead ? 'eager' : undefined}
          />
        </div>
      )}
      <div className={styles['words']}>
        <Heading className={styles['title']}>
          <Link to={tip.path} className={styles['link']}>
            <InLanguage lang={tip.lang}>{tip.title}</InLanguage>
          </Link>
        </Heading>
        <p className={styles['excerpt']}>
          <InLanguage lang={tip.excerptLang}>{tip.excerpt}</InLanguage>
        </p>
        <p className={styles['date']}>
          <LocalDate time={tip.publishedAt} /> <ReadingTime minutes={tip.readingMinutes} />
        </p>
      </div>
    </article>
  );
}
