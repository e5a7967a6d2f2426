import { useMessages } from '../../../client/intl/messages.js';
import type { OfficeOrderView, OfficePageProps } from '../../../domain/order/office/officeViews.js';
import { buttonClass } from '../../ui/form/buttonClass.js';
import { Notice } from '../../ui/Notice.js';
import { PageFrame } from '../../ui/PageFrame.js';
import styles from './OfficePage.module.css';

/** One order for the operator, or why its link shows none. */
export function OfficePage(props: OfficePageProps) {
  const t = useMessages();
  if (props.state === 'open') return <OfficeOrder order={props.order} />;
  return (
    <PageFrame title={t(`office.${props.state}_title`)} lead={t(`office.${props.state}_text`)} width="narrow">
      {null}
    </PageFrame>
  );
}

function OfficeOrder({ order }: { order: OfficeOrderView }) {
  const t = useMessages();
  return (
    <PageFrame title={t('office.order', { order: String(order.id) })} lead={order.summary} width="narrow">
      <Notice kind="info">{order.next}</Notice>
      {order.call !== null && (
        <a className={buttonClass({ variant: 'secondary' })} href={order.call}>
          {t('office.call')}
        </a>
      )}
      <Facts rows={order.facts} />
      <ul className={styles['items']}>
        {order.items.map(({ name, quantity, total }, index) => (
          <li key={index} className={styles['row']}>
            <span>
              {quantity} × <bdi>{name}</bdi>
            </span>
            <bdi>{total}</bdi>
          </li>
        ))}
      </ul>
      <Facts rows={order.sums.map(({ label, amount }) => ({ label, value: amount }))} />
    </PageFrame>
  );
}

function Facts({ rows }: { rows: OfficeOrderView['facts'] }) {
  return (
    <dl className={styles['facts']}>
      {rows.map(({ label, value }) => (
        <div key={label} className={styles['row']}>
          <dt>{label}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
