import { useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useErrorMessages } from '../../client/intl/errorMessages.js';
import { useMessages } from '../../client/intl/messages.js';
import { useCancelOrder } from '../../client/order/useCancelOrder.js';
import { loginPath } from '../../domain/core/paths.js';
import { trackOrderPath } from '../../domain/order/orderPaths.js';
import { isPaidByCard } from '../../domain/order/deposit.js';
import { isCancellable } from '../../domain/order/cancellable.js';
import type { ClientOrder } from '../../domain/order/wireOrder.js';
import { Button } from '../ui/form/Button.js';
import { Link } from '../ui/Link.js';
import { Notice } from '../ui/Notice.js';
import styles from './CancelOrder.module.css';

/** Lets the owner cancel an order until it is sent, after a question. The focus follows what is shown. */
export function CancelOrder({ order }: { order: ClientOrder }) {
  const t = useMessages();
  const explain = useErrorMessages();
  const { run, state, failure } = useCancelOrder(order);
  const [isAsking, setIsAsking] = useState(false);
  const start = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    if (wasAsking.current && !isAsking) start.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  if (state === 'done') return <Done />;
  if (!isCancellable(order)) return null;
  // Only the owner gets the order's key from the server.
  if (order.key === null) return <AsOwner orderId={order.id} />;
  const question = (
    <Question
      order={order}
      isBusy={state === 'running'}
      onYes={() => void run()}
      onNo={() => setIsAsking(false)}
    />
  );
  const button = (
    <Button ref={start} variant="quiet" onClick={() => setIsAsking(true)}>
      {t('order.cancel')}
    </Button>
  );
  return (
    <div className={styles['cancel']}>
      {isAsking ? question : button}
      {failure !== null && <Notice kind="error">{explain(failure)}</Notice>}
    </div>
  );
}

/** How to cancel or move it, for who has opened the order by a code or a link. */
function AsOwner({ orderId }: { orderId: number }) {
  const t = useMessages();
  const login = <Link to={loginPath(trackOrderPath(orderId))}>{t('order.as_owner_link')}</Link>;
  return (
    <p>
      <FormattedMessage id="order.as_owner" values={{ login }} />
    </p>
  );
}

interface QuestionProps {
  order: Pick<ClientOrder, 'paymentMethod' | 'deposit'>;
  isBusy: boolean;
  onYes: () => void;
  onNo: () => void;
}

function Question({ order, isBusy, onYes, onNo }: QuestionProps) {
  const t = useMessages();
  const titleId = useId();
  const title = useFocus<HTMLParagraphElement>();
  const box = useRef<HTMLDivElement>(null);
  // With both answers, which are below what has the focus.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={box} role="group" aria-labelledby={titleId} className={styles['question']}>
      <p id={titleId} ref={title} tabIndex={-1} className={styles['title']}>
        {t('order.cancel_ask')}
      </p>
      <p>{t(`order.cancel_text.${refundOf(order)}`)}</p>
      <div className={styles['answers']}>
        <Button variant="secondary" onClick={onNo}>
          {t('order.cancel_no')}
        </Button>
        <Button variant="danger" isBusy={isBusy} onClick={onYes}>
          {t('order.cancel_yes')}
        </Button>
      </div>
    </div>
  );
}

function refundOf(order: QuestionProps['order']): 'card' | 'later' | 'deposit' | 'cod' {
  if (order.paymentMethod === 'card' || order.paymentMethod === 'later') return order.paymentMethod;
  return isPaidByCard(order) ? 'deposit' : 'cod';
}

function Done() {
  const t = useMessages();
  return (
    <div ref={useFocus<HTMLDivElement>()} tabIndex={-1} className={styles['cancel']}>
      <Notice kind="success">{t('order.cancel_done')}</Notice>
    </div>
  );
}

/** Focuses its element once it is shown. */
function useFocus<Target extends HTMLElement>() {
  const target = useRef<Target>(null);
  useEffect(() => target.current?.focus(), []);
  return target;
}
