import { FormattedMessage } from 'react-intl';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../client/intl/messages.js';
import type { ContactPageProps } from '../../domain/pages/contentViews.js';
import { topicsOf } from '../../domain/text/topics.js';
import { PATHS } from '../../domain/core/paths.js';
import { BidiText } from '../ui/text/BidiText.js';
import { BranchHours, useNow } from '../branches/BranchHours.js';
import { Prose } from '../ui/text/Prose.js';
import { WhatsAppLink } from './WhatsAppLink.js';
import { Breadcrumbs } from '../ui/Breadcrumbs.js';
import { Button } from '../ui/form/Button.js';
import { buttonClass } from '../ui/form/buttonClass.js';
import { Icon } from '../ui/Icon.js';
import { Link } from '../ui/Link.js';
import { Ltr } from '../ui/text/Ltr.js';
import { Notice } from '../ui/Notice.js';
import { ContactForm } from './ContactForm.js';
import styles from './ContactPage.module.css';

/** Contact page: phone, WhatsApp and branches with their hours, a contact form, and what editors have written. */
export function ContactPage({ title, lead, html, branches, days, email, ...ways }: ContactPageProps) {
  const [isSent, setIsSent] = useState(false);
  const hasHours = branches.length > 0;
  return (
    <div className={styles['page']}>
      <Breadcrumbs crumbs={[]} current={title} />
      <header className={styles['head']}>
        <h1>{title}</h1>
        <p className={styles['lead']}>{lead}</p>
      </header>
      <div className={styles['columns']}>
        <div>
          <Ways {...ways} hasHours={hasHours} />
          {email !== null && <Mail email={email} />}
        </div>
        {hasHours ? <BranchTimes branches={branches} days={days} /> : html !== null && <Prose html={html} />}
        <WriteCard isSent={isSent} onSent={setIsSent} />
      </div>
      {hasHours && html !== null && (
        <div className={styles['topics']}>
          {topicsOf(html).map((topic) => (
            <Prose key={topic} html={topic} />
          ))}
        </div>
      )}
    </div>
  );
}

interface WriteCardProps {
  isSent: boolean;
  onSent: (isSent: boolean) => void;
}

/** The form, or that its message has arrived. */
function WriteCard({ isSent, onSent }: WriteCardProps) {
  const t = useMessages();
  return (
    <section className={styles['card']} aria-labelledby="write">
      <h2 id="write">{t('contact.write')}</h2>
      {isSent ? <Sent onAgain={() => onSent(false)} /> : <ContactForm onSent={() => onSent(true)} />}
    </section>
  );
}

/** Where the branches are and when they are open, from the data by which appointments are offered. */
function BranchTimes({ branches, days }: Pick<ContactPageProps, 'branches' | 'days'>) {
  const t = useMessages();
  const atMs = useNow();
  return (
    <section className={styles['times']} aria-labelledby="hours">
      <h2 id="hours">{t('branches.title')}</h2>
      <ul>
        {branches.map((branch) => (
          <li key={branch.id} className={styles['branch']}>
            <h3>
              <Link to={`${PATHS.branches}#${branch.id}`}>
                <BidiText>{branch.name}</BidiText>
              </Link>
            </h3>
            <BranchHours branch={branch} days={days} atMs={atMs} />
            <p className={styles['address']}>
              <Icon name="map" size={20} />
              {branch.mapUrl === null ? (
                <BidiText>{branch.address}</BidiText>
              ) : (
                <a href={branch.mapUrl} target="_blank" rel="noopener">
                  <BidiText>{branch.address}</BidiText>
                </a>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

type WaysProps = Pick<ContactPageProps, 'phone' | 'mapUrl' | 'hasBranches'> & {
  /** The branches are on this page. */
  hasHours: boolean;
};

/** Direct contact methods and locations; what the shop has not configured is omitted. */
function Ways({ phone, mapUrl, hasBranches, hasHours }: WaysProps) {
  const t = useMessages();
  return (
    <div className={styles['buttons']}>
      {phone !== null && (
        <a className={buttonClass({})} href={phone.href}>
          <Icon name="phone" size={20} />
          <span>
            <FormattedMessage id="contact.call" values={{ phone: <Ltr>{phone.text}</Ltr> }} />
          </span>
        </a>
      )}
      <WhatsAppLink message={t('whatsapp.hello')} label={t('whatsapp.short')} />
      <a className={buttonClass({ variant: 'secondary' }, styles['jump'])} href="#write">
        <Icon name="mail" size={20} />
        <span>{t('contact.write')}</span>
      </a>
      {hasBranches && !hasHours && (
        <Link className={buttonClass({ variant: 'secondary' })} to={PATHS.branches}>
          <Icon name="map" size={20} />
          <span>{t('contact.branches')}</span>
        </Link>
      )}
      {mapUrl !== null && !hasBranches && (
        <a className={buttonClass({ variant: 'secondary' })} href={mapUrl} target="_blank" rel="noopener">
          <Icon name="map" size={20} />
          <span>{t('contact.map')}</span>
        </a>
      )}
    </div>
  );
}

function Mail({ email }: { email: { text: string; href: string } }) {
  const link = (
    <a href={email.href}>
      <Ltr>{email.text}</Ltr>
    </a>
  );
  return (
    <p className={styles['email']}>
      <FormattedMessage id="contact.email" values={{ email: link }} />
    </p>
  );
}

/** Takes over the focus from the form that it replaces. */
function Sent({ onAgain }: { onAgain: () => void }) {
  const t = useMessages();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} className={styles['sent']} tabIndex={-1}>
      <Notice kind="success" title={t('contact.sent_title')}>
        {t('contact.sent_text')}
      </Notice>
      <Button variant="secondary" onClick={onAgain}>
        {t('contact.again')}
      </Button>
    </div>
  );
}
