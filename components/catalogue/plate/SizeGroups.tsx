import { useId } from 'react';
import { useSetDelivery } from '../../../client/checkout/useSetDelivery.js';
import { useMessages } from '../../../client/intl/messages.js';
import type { SizeGroupView } from '../../../domain/catalogue/catalogueViews.js';
import { isSoldInSets, priceOfSet } from '../../../domain/catalogue/plate/plate.js';
import type { SetTermsView } from '../../../domain/catalogue/plate/setTerms.js';
import { formatPrice } from '../../../domain/core/money.js';
import { ButtonLink } from '../../ui/form/Button.js';
import { buttonClass } from '../../ui/form/buttonClass.js';
import { Link, type LinkProps } from '../../ui/Link.js';
import { BidiText } from '../../ui/text/BidiText.js';
import { Ltr } from '../../ui/text/Ltr.js';
import { sizeWords } from '../../../domain/fitment/sizeWords.js';
import { AskForSize } from './AskForSize.js';
import { Picks } from './Picks.js';
import { PlateRows } from './PlateRows.js';
import styles from './SizeGroups.module.css';
import type { SetOfferProps } from './SetOffer.js';
import { SetTerms } from './SetTerms.js';

interface SizeGroupsProps {
  groups: readonly SizeGroupView[];
  terms: SetTermsView;
  /** Link props that choose a size. */
  linkOf: (choice: string) => Pick<LinkProps, 'to' | 'onClick'>;
}

/** The tyres of a car by size, as long as the shopper has not said which of its sizes is on the sidewall. */
export function SizeGroups({ groups, terms, linkOf }: SizeGroupsProps) {
  const delivery = useSetDelivery(terms.delivery);
  const { fitting } = terms;
  return (
    <div className={styles['groups']}>
      <SetTerms fitting={fitting} delivery={delivery} />
      {groups.map((group, place) => (
        <Group
          key={group.choice}
          {...{ group, fitting, delivery }}
          link={linkOf(group.choice)}
          above={groups.slice(0, place).reduce((rows, { items }) => rows + items.length, 0)}
        />
      ))}
    </div>
  );
}

interface GroupProps extends Omit<SetOfferProps, 'product'> {
  group: SizeGroupView;
  link: Pick<LinkProps, 'to' | 'onClick'>;
  above: number;
}

function Group({ group: { choice, total, items, picks }, link, above, ...offer }: GroupProps) {
  const t = useMessages();
  const titleId = useId();
  const size = sizeWords(choice);
  const sets = items.filter(isSoldInSets).map(priceOfSet);
  const more = total > items.length && (
    <Link {...link} className={buttonClass({ variant: 'secondary', fullWidth: true })}>
      <span>
        <BidiText>{t('size_group.all', { size, count: total })}</BidiText>
      </span>
    </Link>
  );
  return (
    <section className={styles['group']} aria-labelledby={titleId}>
      <div className={styles['head']}>
        <h2 id={titleId} className={styles['title']}>
          <Ltr>{size}</Ltr>
        </h2>
        <p className={styles['facts']}>
          <span>{t('size_group.stock', { count: total })}</span>{' '}
          {sets.length > 0 && (
            <b>{t('size_group.from', { egp: t('egp'), price: formatPrice(Math.min(...sets)) })}</b>
          )}
        </p>
        {items.length === 0 && <AskForSize size={size} titleId={titleId} className={styles['choose']} />}
        {/* Where not all are shown, the link to the others chooses the size. */}
        {items.length > 0 && more === false && (
          <ButtonLink
            {...link}
            size="s"
            variant="secondary"
            className={styles['choose']}
            aria-describedby={titleId}
          >
            {t('size_group.choose')}
          </ButtonLink>
        )}
      </div>
      {picks.length > 0 && (
        <>
          <Picks picks={picks} of={titleId} loading={above === 0 ? 'eager' : 'lazy'} />
          {more}
        </>
      )}
      {picks.length === 0 && items.length > 0 && (
        <PlateRows {...offer} products={items} above={above} more={more || undefined} />
      )}
    </section>
  );
}
