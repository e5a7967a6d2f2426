import type { LineFacts } from '../../client/catalogue/liveOffers.js';
import { useLocale, useMessages } from '../../client/intl/messages.js';
import { weekParts } from '../../domain/catalogue/attributes/productionWeek.js';
import { inLocale } from '../../domain/core/locale.js';
import type { LineItem } from '../../domain/order/order.js';
import { readTyre } from '../../domain/tyres/readTyre.js';
import { formatSize } from '../../domain/tyres/tyre.js';
import { Gauges } from '../catalogue/card/Gauges.js';
import { PlateName } from '../catalogue/plate/PlateName.js';
import { Link } from '../ui/Link.js';
import styles from './LinePlate.module.css';

export interface LinePlateProps {
  line: Pick<LineItem, 'name' | 'made'>;
  /** undefined: not known. */
  facts: LineFacts | undefined;
  /** The facts are still to come, and have their place. */
  isLoading: boolean;
  /** Path of the product's page; absent: no link. */
  path?: string | undefined;
  /** There is room for how the tyre drives. */
  hasGauges?: boolean;
}

/**
 * The plate of a line in a cart or an order: the name with its brand in words, the size in large figures, how it drives,
 * when and where it was made.
 */
export function LinePlate({ line, facts, isLoading, path, hasGauges = false }: LinePlateProps) {
  const locale = useLocale();
  const product = namedProduct(inLocale(line.name, locale));
  const scores = facts?.scores ?? null;
  const name = (
    <PlateName
      product={{
        ...product,
        brand: null,
        plate: { logo: null, marking: product.marking, origin: null, made: null },
      }}
    />
  );
  return (
    <div className={styles['plate']}>
      {path === undefined ? (
        <span className={styles['name']}>{name}</span>
      ) : (
        <Link to={path} className={styles['name']}>
          {name}
        </Link>
      )}
      {hasGauges && product.size !== null && (isLoading || scores !== null) && (
        <div className={styles['gauges']}>{scores !== null && <Gauges scores={scores} />}</div>
      )}
      <Made week={line.made} origin={facts?.origin == null ? null : inLocale(facts.origin, locale)} />
    </div>
  );
}

/** Of a tyre with the size and marking that its name says. */
function namedProduct(name: string) {
  const tyre = readTyre(name);
  return {
    name,
    size: tyre && formatSize(tyre.size),
    marking: `${tyre?.loadIndex ?? ''}${tyre?.speedIndex ?? ''}`,
  };
}

/** The production week that the shopper was shown, to compare with the DOT code on delivery, and the origin. */
function Made({ week, origin }: { week: string | undefined; origin: string | null }) {
  const t = useMessages();
  const parts = week === undefined ? null : weekParts(week);
  const facts = [...(parts === null ? [] : [t('order.made', parts)]), ...(origin === null ? [] : [origin])];
  return facts.length > 0 && <span className={styles['made']}>{facts.join('\u00a0· ')}</span>;
}
