import { FormattedMessage, useIntl } from 'react-intl';
import { useFreeSlots } from '../../client/checkout/useFreeSlots.js';
import { useMessages } from '../../client/intl/messages.js';
import type { BranchesPageProps, BranchView } from '../../domain/branches/branchViews.js';
import { formatSlotDay, formatSlotTime } from '../../domain/branches/slots.js';
import { formatPrice } from '../../domain/core/money.js';
import { TYRES_PATH } from '../../domain/catalogue/goodsPaths.js';
import { Prose } from '../ui/text/Prose.js';
import { Breadcrumbs } from '../ui/Breadcrumbs.js';
import { buttonClass } from '../ui/form/buttonClass.js';
import { classNames } from '../ui/classNames.js';
import { Icon } from '../ui/Icon.js';
import { Link } from '../ui/Link.js';
import { BidiText } from '../ui/text/BidiText.js';
import { Ltr } from '../ui/text/Ltr.js';
import { BranchWeek, OpenNow, useNow } from './BranchHours.js';
import styles from './BranchesPage.module.css';

/** All branches: where they are, when they are open, and what happens there. */
export function BranchesPage({ title, lead, branches, days, phone, html }: BranchesPageProps) {
  const atMs = useNow();
  return (
    <div className={styles['page']}>
      <Breadcrumbs crumbs={[]} current={title} />
      <header className={styles['head']}>
        <h1>{title}</h1>
        <p className={styles['lead']}>{lead}</p>
      </header>
      {branches.length > 0 && (
        <ul className={styles['list']}>
          {branches.map((branch) => (
            <BranchCard key={branch.id} branch={branch} days={days} phone={phone} atMs={atMs} />
          ))}
        </ul>
      )}
      {html !== null && <Prose html={html} />}
    </div>
  );
}

interface BranchCardProps extends Pick<BranchesPageProps, 'days' | 'phone'> {
  branch: BranchView;
  atMs: number | null;
}

function BranchCard({ branch, days, phone, atMs }: BranchCardProps) {
  const t = useMessages();
  const { id, name, address, fitting } = branch;
  return (
    <li id={id} className={styles['card']}>
      <header className={styles['title']}>
        <h2>
          <BidiText>{name}</BidiText>
        </h2>
        <OpenNow branch={branch} days={days} atMs={atMs} />
      </header>
      <p className={styles['fact']}>
        <Icon name="map" size={20} />
        <span>
          <BidiText>{address}</BidiText>
        </span>
      </p>
      <BranchWeek branch={branch} days={days} atMs={atMs} />
      <p className={styles['fact']}>
        <Icon name="tools" size={20} />
        <span className={fitting === 0 ? styles['fee'] : undefined}>
          <BidiText>
            {t('branches.fitting', {
              kind: fitting === null ? 'none' : fitting === 0 ? 'free' : 'paid',
              fee: formatPrice(fitting ?? 0),
            })}
          </BidiText>
        </span>
      </p>
      {fitting !== null && <NextSlot branch={id} />}
      <BranchButtons branch={branch} phone={phone} />
    </li>
  );
}

/** The first free time for fitting; until it is known, when it is chosen. */
function NextSlot({ branch }: { branch: string }) {
  const t = useMessages();
  const intl = useIntl();
  const [slot] = useFreeSlots(branch).slots ?? [];
  return (
    <p className={classNames(styles['fact'], styles['slot'])}>
      <Icon name="week" size={20} />
      <span>
        {slot === undefined
          ? t('branches.book_text')
          : t('branches.next_slot', {
              time: [formatSlotDay(slot.date, intl), formatSlotTime(slot, intl)].join(t('list.comma')),
            })}
      </span>
    </p>
  );
}

function BranchButtons({
  branch: { name, mapUrl, fitting },
  phone,
}: Pick<BranchCardProps, 'branch' | 'phone'>) {
  const t = useMessages();
  return (
    <div className={styles['buttons']}>
      {fitting !== null && (
        <Link className={buttonClass({}, classNames(styles['button'], styles['book']))} to={TYRES_PATH}>
          <span>{t('branches.book')}</span>
        </Link>
      )}
      {phone !== null && (
        <a className={buttonClass({ variant: 'secondary' }, styles['button'])} href={phone.href}>
          <Icon name="phone" size={20} />
          <span>
            <FormattedMessage id="contact.call" values={{ phone: <Ltr>{phone.text}</Ltr> }} />
          </span>
        </a>
      )}
      {mapUrl !== null && (
        <a
          className={buttonClass({ variant: 'secondary' }, styles['button'])}
          href={mapUrl}
          target="_blank"
          rel="noopener"
          aria-label={t('branches.directions', { branch: name })}
        >
          <Icon name="map" size={20} />
          <span>{t('branches.way')}</span>
        </a>
      )}
    </div>
  );
}
