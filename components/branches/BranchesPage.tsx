import { FormattedMessage } from 'react-intl';
import { useMessages } from '../../client/intl/messages.js';
import type { BranchesPageProps, BranchView } from '../../domain/branches/branchViews.js';
import { formatPrice } from '../../domain/core/money.js';
import { TYRES_PATH } from '../../domain/catalogue/goodsPaths.js';
import { Prose } from '../ui/text/Prose.js';
import { Breadcrumbs } from '../ui/Breadcrumbs.js';
import { buttonClass } from '../ui/form/buttonClass.js';
import { Icon } from '../ui/Icon.js';
import { Link } from '../ui/Link.js';
import { BidiText } from '../ui/text/BidiText.js';
import { Ltr } from '../ui/text/Ltr.js';
import { BranchHours, useNow } from './BranchHours.js';
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
  const { id, name, address, mapUrl, fitting } = branch;
  return (
    <li id={id} className={styles['card']}>
      <h2>
        <BidiText>{name}</BidiText>
      </h2>
      <p className={styles['fact']}>
        <Icon name="map" size={20} />
        <span>
          <BidiText>{address}</BidiText>
        </span>
      </p>
      <BranchHours branch={branch} days={days} atMs={atMs} />
      <p className={styles['fact']}>
        <Icon name="tools" size={20} />
        <span>
          <BidiText>
            {t('branches.fitting', {
              kind: fitting === null ? 'none' : fitting === 0 ? 'free' : 'paid',
              fee: formatPrice(fitting ?? 0),
            })}
          </BidiText>
        </span>
      </p>
      {phone !== null && (
        <p className={styles['fact']}>
          <Icon name="phone" size={20} />
          <a className={styles['phone']} href={phone.href}>
            <span>
              <FormattedMessage id="contact.call" values={{ phone: <Ltr>{phone.text}</Ltr> }} />
            </span>
          </a>
        </p>
      )}
      {fitting !== null && <p className={styles['note']}>{t('branches.book_text')}</p>}
      <div className={styles['buttons']}>
        {fitting !== null && (
          <Link className={buttonClass({ fullWidth: true })} to={TYRES_PATH}>
            <span>{t('branches.book')}</span>
          </Link>
        )}
        {mapUrl !== null && (
          <a
            className={buttonClass({ variant: 'secondary', fullWidth: true }, styles['way'])}
            href={mapUrl}
            target="_blank"
            rel="noopener"
          >
            <Icon name="map" size={20} />
            <span>
              <BidiText>{t('branches.directions', { branch: name })}</BidiText>
            </span>
          </a>
        )}
      </div>
    </li>
  );
}
