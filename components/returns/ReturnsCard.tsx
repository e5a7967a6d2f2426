import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { LONG_DATE } from '../../domain/egypt/egyptTime.js';
import { useLocale, useMessages } from '../../client/intl/messages.js';
import { useReturns } from '../../client/order/useReturns.js';
import { inLocale } from '../../domain/core/locale.js';
import type { ClientOrder } from '../../domain/order/wireOrder.js';
import type { ClientReturns } from '../../domain/returns/wireReturns.js';
import { Button } from '../ui/form/Button.js';
import { useLazy } from '../ui/hooks/useLazy.js';
import { Notice } from '../ui/Notice.js';
import { BidiText } from '../ui/text/BidiText.js';
import { TitledCard } from '../ui/TitledCard.js';
import styles from './ReturnsCard.module.css';

const load = () => import('./ReturnForm.js');

/** What the customer has asked to return, and the form to ask; nothing while neither is possible. */
export function ReturnsCard({ order }: { order: ClientOrder }) {
  const t = useMessages();
  const { formatDate } = useIntl();
  const { returns, ask } = useReturns(order.id);
  const [isOpen, setIsOpen] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const form = useLazy(isOpen, load);
  if (returns === null) return null;
  const { until, left, requests } = returns;
  const canAsk = until !== null && left.size > 0;
  if (!canAsk && requests.length === 0) return null;
  const button = (
    <p>
      <Button variant="secondary" size="s" isBusy={isOpen} onClick={() => setIsOpen(true)}>
        {t('return.start')}
      </Button>
    </p>
  );
  return (
    <TitledCard title={t('return.card_title')}>
      {isSent && <Sent />}
      {requests.length > 0 && (
        <ul className={styles['requests']}>
          {requests.map((request) => (
            <Request key={request.id} request={request} order={order} />
          ))}
        </ul>
      )}
      {canAsk && <p>{t('return.until', { date: formatDate(until, LONG_DATE) })}</p>}
      {canAsk &&
        (isOpen && form !== null ? (
          <form.ReturnForm
            orderId={order.id}
            lines={order.items.filter(({ id }) => left.has(id))}
            left={left}
            ask={ask}
            onSent={() => {
              setIsOpen(false);
              setIsSent(true);
            }}
          />
        ) : (
          button
        ))}
    </TitledCard>
  );
}

/** Takes the focus from the form, so that it is read out and not lost. */
function Sent() {
  const t = useMessages();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      <Notice kind="success">{t('return.sent')}</Notice>
    </div>
  );
}

interface RequestProps {
  request: ClientReturns['requests'][number];
  order: ClientOrder;
}

function Request({ request, order }: RequestProps) {
  const t = useMessages();
  const { formatDate } = useIntl();
  const locale = useLocale();
  const { id, state, lines, answer, askedAt, reason } = request;
  return (
    <li className={styles['request']}>
      <p className={styles['name']}>{t('return.request_title', { number: String(id) })}</p>
      <p>{t(`return.state.${state}`, { number: String(id) })}</p>
      {answer !== null && (
        <p>
          {t('return.answer')} <span dir="auto">{answer}</span>
        </p>
      )}
      <ul className={styles['goods']}>
        {lines.map(({ lineItemId, quantity }) => {
          const item = order.items.find((one) => one.id === lineItemId);
          return (
            item !== undefined && (
              <li key={lineItemId}>
                {quantity} × <BidiText>{inLocale(item.name, locale)}</BidiText>
              </li>
            )
          );
        })}
      </ul>
      <p className={styles['note']}>
        {t('return.asked_on', { date: formatDate(askedAt, LONG_DATE) })} · {t(`return.reason.${reason}`)}
      </p>
    </li>
  );
}
