import { useId, useState } from 'react';
import { useMessages } from '../../../client/intl/messages.js';
import type { LandingPageProps, LandingRimView } from '../domain/landingViews.js';
import { Link } from '../../../components/ui/Link.js';
import { classNames } from '../../../components/ui/classNames.js';
import { BidiText } from '../../../components/ui/text/BidiText.js';
import { Ltr } from '../../../components/ui/text/Ltr.js';
import styles from './RimSizes.module.css';

/** The sizes of a brand, a row for each rim; phones show one row at a time, first the one with most sizes. */
export function RimSizes({ title, rims }: NonNullable<LandingPageProps['byRim']>) {
  const t = useMessages();
  const id = useId();
  const [shown, setShown] = useState(fullest(rims)?.rim);
  const nameOf = (rim: number) => t('landing.rim', { rim: String(rim) });
  return (
    <section aria-labelledby={id} className={styles['section']}>
      <h2 id={id} className={styles['heading']}>
        <BidiText>{title}</BidiText>
      </h2>
      <div className={styles['panel']}>
        <div className={styles['tabs']}>
          {rims.map(({ rim }) => (
            <button
              key={rim}
              type="button"
              className={styles['tab']}
              aria-label={nameOf(rim)}
              aria-pressed={rim === shown}
              onClick={() => setShown(rim)}
            >
              <Ltr>{rim}&quot;</Ltr>
            </button>
          ))}
        </div>
        <div className={styles['rows']}>
          {rims.map(({ rim, sizes }) => (
            <div key={rim} className={classNames(styles['row'], rim === shown && styles['shown'])}>
              <span className={styles['rim']} aria-hidden>
                <Ltr>{rim}&quot;</Ltr>
              </span>
              <ul className={styles['sizes']} aria-label={nameOf(rim)}>
                {sizes.map(({ name, path }) => (
                  <li key={path}>
                    <Link to={path} className={styles['size']}>
                      <Ltr>{name}</Ltr>
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

function fullest(rims: readonly LandingRimView[]): LandingRimView | undefined {
  return [...rims].sort((a, b) => b.sizes.length - a.sizes.length)[0];
}
