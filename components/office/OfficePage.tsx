import { labelAddress } from '../../client/order/label.js';
import { useFormAnswer } from '../../client/forms/formAnswer.js';
import { useErrorMessages } from '../../client/intl/errorMessages.js';
import { useMessages } from '../../client/intl/messages.js';
import { ShopError } from '../../domain/core/errors.js';
import type { OfficeOrderView, OfficePageProps } from '../../domain/office/officeViews.js';
import { buttonClass } from '../ui/form/buttonClass.js';
import { Notice } from '../ui/Notice.js';
import { PageFrame } from '../ui/PageFrame.js';
import { LineName } from '../lines/LineName.js';
import { OfficeSteps } from './OfficeSteps.js';
import styles from './OfficePage.module.css';

/** One order for the operator, or why its link shows none. */
export function OfficePage(props: OfficePageProps) {
  const t = useMessages();
  if (props.state === 'open') return <OfficeOrder {...props} />;
  return (
    <PageFrame title={t(`office.${props.state}_title`)} lead={t(`office.${props.state}_text`)} width="narrow">
      {null}
    </PageFrame>
  );
}

function OfficeOrder({ order, work }: Extract<OfficePageProps, { state: 'open' }>) {
  const t = useMessages();
  const explain = useErrorMessages();
  const answer = useFormAnswer('office-step');
  return (
    <PageFrame title={t('office.order', { order: String(order.id) })} lead={order.summary} width="narrow">
      {answer !== null && <Notice kind="error">{explain(new ShopError(answer.code, answer.details))}</Notice>}
      {answer === null && work.isDone && <Notice kind="success">{t('office.done')}</Notice>}
      <Notice kind="info">{order.next}</Notice>
      {order.call !== null && (
        <a className={buttonClass({ variant: 'secondary' })} href={order.call}>
          {t('office.call')}
        </a>
      )}
      {work.hasLabel && (
        <a className={buttonClass({ variant: 'secondary' })} href={labelAddress(work.link)} target="_blank">
          {t('office.label')}
        </a>
      )}
      <OfficeSteps work={work} />
      <Facts rows={order.facts} />
      <ul className={styles['items']}>
        {order.items.map(({ name, pieces, total }, index) => (
          <li key={index} className={styles['row']}>
            <span>
              <LineName name={name} />
              <span className={styles['line']}>{pieces}</span>
            </span>
            <bdi className={styles['amount']}>{total}</bdi>
          </li>
        ))}
      </ul>
      <Facts rows={order.sums.map(({ label, amount }) => ({ label, value: amount }))} />
      {work.history.length > 0 && (
        <section>
          <h2 className={styles['heading']}>{t('office.history')}</h2>
          <Facts rows={work.history} />
        </section>
      )}
    </PageFrame>
  );
}

function Facts({ rows }: { rows: OfficeOrderView['facts'] }) {
  return (
    <dl className={styles['facts']}>
      {rows.map(({ label, value, link = null }, index) => (
        <div key={index} className={styles['row']}>
          <dt>{label}</dt>
          <dd>
            {value.split('\n').map((line, place) => (
              <bdi key={place} className={styles['line']}>
                {link === null ? (
                  line
                ) : (
                  <a href={link} target="_blank" rel="noopener noreferrer">
                    {line}
                  </a>
                )}
              </bdi>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
