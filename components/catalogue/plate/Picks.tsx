import { useId } from 'react';
import { cardIdOf } from '../../../client/catalogue/liveCards.js';
import { suggestQuantity } from '../../../client/catalogue/chosenQuantities.js';
import { useMessages } from '../../../client/intl/messages.js';
import type { PickView } from '../../../domain/catalogue/catalogueViews.js';
import { addedQuantity, priceOfSet } from '../../../domain/catalogue/plate/plate.js';
import { formatPrice } from '../../../domain/core/money.js';
import { productPath } from '../../../domain/catalogue/productPath.js';
import { classNames } from '../../ui/classNames.js';
import { Link } from '../../ui/Link.js';
import { Picture } from '../../ui/Picture.js';
import { Price } from '../../ui/text/Price.js';
import { CardButton } from '../card/CardButton.js';
import styles from './Picks.module.css';
import { PlateName } from './PlateName.js';

interface PicksProps {
  picks: PickView[];
  /** The shopper has to choose between sizes first. */
  isUndecided?: boolean | undefined;
  /** Id of the title of what they are picked from, where a page has several. */
  of?: string | undefined;
  /** Load the pictures eagerly: they are in the first screen. */
  loading?: 'lazy' | 'eager' | undefined;
}

/** The tyres that are worth a first look, each with its reason, beside each other so that they can be compared. */
export function Picks({ picks, isUndecided, of, loading = 'eager' }: PicksProps) {
  const t = useMessages();
  const titleId = useId();
  if (picks.length === 0) return null;
  const isOneSize = picks.every(({ item }) => item.size === picks[0]?.item.size);
  return (
    <section
      className={classNames(styles['picks'], isOneSize && styles['oneSize'])}
      aria-labelledby={of === undefined ? titleId : `${titleId} ${of}`}
    >
      <h3 id={titleId} className="visuallyHidden">
        {t('pick.title')}
      </h3>
      <ul>
        {picks.map((pick) => (
          <li key={cardIdOf(pick.item)}>
            <PickedTyre {...pick} isUndecided={isUndecided} loading={loading} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const PICTURE_PX = 72;

type PickedTyreProps = PickView & Pick<PicksProps, 'isUndecided' | 'loading'>;

function PickedTyre({ kind, figure, item, isUndecided, loading }: PickedTyreProps) {
  const t = useMessages();
  const nameId = useId();
  const pieces = addedQuantity(item);
  return (
    <article className={styles['pick']}>
      <p className={styles['reason']}>
        {t(`pick.${kind}`)}{' '}
        <small>
          {t('pick.why', { kind, figure, count: figure, egp: t('egp'), price: formatPrice(figure) })}
        </small>
      </p>
      <Picture src={item.image} alt="" widthPx={PICTURE_PX} loading={loading} className={styles['picture']} />
      <h4 id={nameId} className={styles['name']}>
        <Link
          to={productPath(item.type, item.id, item.variationId)}
          className={styles['link']}
          onClick={() => suggestQuantity(item.id, pieces)}
        >
          <PlateName product={item} />
        </Link>
      </h4>
      <p className={styles['price']}>
        <span>{t('product.four')}</span> <Price amount={priceOfSet(item)} size="s" />
      </p>
      <div className={styles['action']}>
        <CardButton
          product={item}
          nameId={nameId}
          pieces={pieces}
          label={t('plate.add_short', { count: pieces })}
          isUndecided={isUndecided}
        />
      </div>
    </article>
  );
}
