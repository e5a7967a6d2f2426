import { useState } from 'react';
import { useLocale, useMessages } from '../../../client/intl/messages.js';
import { inLocale } from '../../../domain/core/locale.js';
import { formatUntil } from '../../../domain/payment/formatUntil.js';
import { accountIn } from '../../../domain/payment/accountIn.js';
import { PATHS } from '../../../domain/core/paths.js';
import type { ClientAwaited } from '../../../domain/order/wirePayment.js';
import type { ClientOrder } from '../../../domain/order/wireOrder.js';
import { Button, ButtonLink } from '../../ui/form/Button.js';
import { Notice } from '../../ui/Notice.js';
import { Ltr } from '../../ui/text/Ltr.js';
import { Price } from '../../ui/text/Price.js';
import { OrderCard } from '../OrderCard.js';
import styles from './AwaitedPayment.module.css';
import { CopyButton } from './CopyButton.js';
import { SayPaidForm } from './SayPaidForm.js';

/** What to pay for an order whose money is awaited, where and until when; absent for any other order. */
export function AwaitedPayment({ order }: { order: ClientOrder }) {
  const t = useMessages();
  const locale = useLocale();
  const { awaited } = order;
  if (awaited === null) return null;
  return (
    <OrderCard title={t(awaited.saidAt === null ? 'await.title' : 'await.title_said')}>
      {awaited.saidAt === null && <p>{t('await.until', { time: formatUntil(awaited.until, locale) })}</p>}
      <dl className={styles['facts']}>
        <div>
          <dt>{t('await.amount')}</dt>
          <dd>
            <Price amount={order.total} size="l" />
          </dd>
        </div>
        {awaited.code === null ? (
          <TransferFacts id={order.id} payTo={awaited.payTo && inLocale(awaited.payTo, locale)} />
        ) : (
          <div>
            <dt>{t('await.code')}</dt>
            <dd className={styles['code']}>
              <Ltr>{awaited.code}</Ltr>
              <CopyButton text={awaited.code} />
            </dd>
          </div>
        )}
      </dl>
      {awaited.code === null ? <Said orderId={order.id} awaited={awaited} /> : <p>{t('await.code_text')}</p>}
    </OrderCard>
  );
}

function TransferFacts({ id, payTo }: { id: number; payTo: string | null }) {
  const t = useMessages();
  return (
    <>
      {payTo !== null && (
        <div>
          <dt>{t('await.pay_to')}</dt>
          <dd className={styles['code']}>
            <span>
              {payTo.split('\n').map((line) => (
                <span key={line} className={styles['line']}>
                  <bdi>{line}</bdi>
                </span>
              ))}
            </span>
            <CopyButton text={accountIn(payTo)} />
          </dd>
        </div>
      )}
      <div>
        <dt>{t('await.reference')}</dt>
        <dd className={styles['code']}>
          <Ltr>{id}</Ltr>
          <CopyButton text={String(id)} />
        </dd>
      </div>
      {payTo === null && (
        <div>
          <dt>{t('await.pay_to')}</dt>
          <dd>
            <p>{t('await.contact_text')}</p>
            <ButtonLink to={PATHS.contact} variant="secondary" size="s">
              {t('order.contact')}
            </ButtonLink>
          </dd>
        </div>
      )}
    </>
  );
}

/** What the customer has said of their transfer, and the form to say it. */
function Said({ orderId, awaited }: { orderId: number; awaited: ClientAwaited }) {
  const t = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  if (awaited.saidAt !== null) {
    const { said } = awaited;
    return (
      <Notice kind="success">
        {t('await.said')}
        {said !== null && said !== '' && (
          <>
            {' '}
            <bdi>{t('await.said_words', { words: said })}</bdi>
          </>
        )}
      </Notice>
    );
  }
  if (isOpen) return <SayPaidForm orderId={orderId} />;
  return (
    <div>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {t('await.say')}
      </Button>
    </div>
  );
}
