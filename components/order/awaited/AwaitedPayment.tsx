import { useIntl } from 'react-intl';
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
import { TitledCard } from '../../ui/TitledCard.js';
import styles from './AwaitedPayment.module.css';
import { CopyButton } from './CopyButton.js';
import { ReportTransferForm } from './ReportTransferForm.js';

/** What to pay for an order whose money is awaited, where and until when; absent for any other order. */
export function AwaitedPayment({ order }: { order: ClientOrder }) {
  const t = useMessages();
  const locale = useLocale();
  const intl = useIntl();
  const { awaited } = order;
  if (awaited === null) return null;
  return (
    <TitledCard title={t(awaited.saidAt === null ? 'await.title' : 'await.title_said')}>
      {awaited.saidAt === null && <p>{t('await.until', { time: formatUntil(awaited.until, intl) })}</p>}
      <dl className={styles['facts']}>
        <div>
          <dt>{t('await.amount')}</dt>
          <dd>
            <Price amount={order.total} size="l" />
          </dd>
        </div>
        {awaited.code === null ? (
          <TransferFacts
            id={order.id}
            payTo={awaited.payTo && inLocale(awaited.payTo, locale)}
            isCheque={order.way?.kind === 'cheque'}
          />
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
      {awaited.code === null ? (
        <ReportedTransfer order={order} awaited={awaited} />
      ) : (
        <p>{t('await.code_text')}</p>
      )}
    </TitledCard>
  );
}

interface TransferFactsProps {
  id: number;
  payTo: string | null;
  isCheque: boolean;
}

function TransferFacts({ id, payTo, isCheque }: TransferFactsProps) {
  const t = useMessages();
  const label = t(isCheque ? 'await.cheque_to' : 'await.pay_to');
  return (
    <>
      {payTo !== null && (
        <div>
          <dt>{label}</dt>
          <dd>
            {payTo.split(/\n{2,}/).map((block, index) => (
              <span key={index} className={styles['block']}>
                {block.split('\n').map((line) => (
                  <PayToLine key={line} line={line} />
                ))}
              </span>
            ))}
          </dd>
        </div>
      )}
      <div>
        <dt>{t(isCheque ? 'await.cheque_reference' : 'await.reference')}</dt>
        <dd className={styles['code']}>
          <Ltr>{id}</Ltr>
          <CopyButton text={String(id)} />
        </dd>
      </div>
      {payTo === null && (
        <div>
          <dt>{label}</dt>
          <dd>
            <p>{t(isCheque ? 'await.contact_cheque' : 'await.contact_text')}</p>
            <ButtonLink to={PATHS.contact} variant="secondary" size="s">
              {t('order.contact')}
            </ButtonLink>
          </dd>
        </div>
      )}
    </>
  );
}

/** A line of where to pay; an account in it can be copied. */
function PayToLine({ line }: { line: string }) {
  const account = accountIn(line);
  return (
    <span className={styles['line']}>
      <bdi className={styles['words']}>{line}</bdi>
      {account !== null && <CopyButton text={account} />}
    </span>
  );
}

/** What the customer has said of their transfer, and the form to say it. */
function ReportedTransfer({ order, awaited }: { order: ClientOrder; awaited: ClientAwaited }) {
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
  if (isOpen) return <ReportTransferForm order={order} />;
  return (
    <div>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {t('await.say')}
      </Button>
    </div>
  );
}
