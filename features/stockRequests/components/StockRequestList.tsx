import { useState } from 'react';
import type { useStockRequests } from '../client/stockRequests.js';
import { notify } from '../../../client/core/notify.js';
import { useErrorMessages } from '../../../client/intl/errorMessages.js';
import { useMessages } from '../../../client/intl/messages.js';
import { useIntl } from 'react-intl';
import { LONG_DATE } from '../../../domain/egypt/egyptTime.js';
import { productPath } from '../../../domain/catalogue/productPath.js';
import { Button } from '../../../components/ui/form/Button.js';
import { Link } from '../../../components/ui/Link.js';
import { Picture } from '../../../components/ui/Picture.js';
import { ProductName } from '../../../components/catalogue/card/ProductName.js';
import { StockLine } from '../../../components/catalogue/card/StockLine.js';
import { RemovableRow } from '../../../components/ui/rows/RemovableRow.js';
import styles from './StockRequestList.module.css';

type Requests = ReturnType<typeof useStockRequests>;
type Request = NonNullable<Requests['requests']>[number];

const PICTURE_PX = 64;

/** What somebody waits for, each with a button that removes the request. */
export function StockRequestList({
  requests,
  remove,
  removing,
}: Pick<Requests, 'remove' | 'removing'> & { requests: readonly Request[] }) {
  const t = useMessages();
  const explain = useErrorMessages();
  const [news, setNews] = useState('');
  const removeOne = async (id: number) => {
    try {
      await remove(id);
      setNews(t('stock_request.removed'));
    } catch (error) {
      notify({ kind: 'error', text: explain(error) });
    }
  };
  return (
    <>
      <p className="visuallyHidden" role="status">
        {news}
      </p>
      <ul className={styles['requests']}>
        {requests.map((request) => (
          <RemovableRow key={request.id} className={styles['request']}>
            <Goods request={request} />
            <Button
              variant="quiet"
              size="s"
              icon="trash"
              isBusy={removing === request.id}
              aria-describedby={`awaited-${request.id}`}
              onClick={() => void removeOne(request.id)}
            >
              {t('action.remove')}
            </Button>
          </RemovableRow>
        ))}
      </ul>
    </>
  );
}

function Goods({ request: { id, askedAt, product } }: { request: Request }) {
  const t = useMessages();
  const { formatDate } = useIntl();
  const name =
    product === null ? (
      t('stock_request.gone')
    ) : (
      <Link to={productPath(product.type, product.id, product.variationId)}>
        <ProductName name={product.name} lang={product.lang} size={product.size} />
      </Link>
    );
  return (
    <>
      <span className={styles['picture']}>
        {product !== null && <Picture src={product.image} alt="" widthPx={PICTURE_PX} />}
      </span>
      <div className={styles['words']}>
        <strong id={`awaited-${id}`}>{name}</strong>
        <span className={styles['date']}>
          {t('stock_request.since', { date: formatDate(askedAt, LONG_DATE) })}
        </span>
        {product !== null && <StockLine stock={product.stock} />}
      </div>
    </>
  );
}
