import { useMessages } from '../../../client/intl/messages.js';
import type { ProductCardView } from '../../../domain/catalogue/catalogueViews.js';
import { Link } from '../../ui/Link.js';
import { Gauges } from '../card/Gauges.js';
import styles from './Plate.module.css';
import { PlateName, type PlateNameProps } from './PlateName.js';

interface PlateProps {
  product: PlateNameProps['product'] & Pick<ProductCardView, 'scores'>;
  /** Id of the heading, which describes the buttons beside it. */
  nameId?: string | undefined;
  /** Path of the product's page, to which the whole surrounding row leads; absent: no link. */
  path?: string | undefined;
  /** Called on the way to that page. */
  onOpen?: (() => void) | undefined;
}

/**
 * The plate of a tyre: brand and model, the size in large figures, how it drives, and where and when it was made. Of
 * another product, its brand and its name.
 */
export function Plate({ product, nameId, path, onOpen }: PlateProps) {
  const { size, scores, plate } = product;
  return (
    <div className={styles['plate']}>
      <h3 className={styles['title']} id={nameId}>
        {path === undefined ? (
          <PlateName product={product} />
        ) : (
          <Link to={path} className={styles['link']} onClick={onOpen}>
            <PlateName product={product} />
          </Link>
        )}
      </h3>
      {size !== null && scores !== undefined && <Gauges scores={scores} />}
      {plate !== undefined && <Made {...plate} />}
    </div>
  );
}

function Made({ origin, made }: NonNullable<ProductCardView['plate']>) {
  const t = useMessages();
  const facts = [
    ...(origin === null ? [] : [origin]),
    ...(made === null ? [] : [t('product.week', { week: made.week, year: made.year })]),
  ];
  return facts.length > 0 && <p className={styles['made']}>{facts.join(' · ')}</p>;
}
