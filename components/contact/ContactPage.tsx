import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../client/words.js';
import type { ContactPageProps } from '../../domain/views.js';
import { Prose } from '../content/Prose.js';
import { Breadcrumbs } from '../ui/Breadcrumbs.js';
import { Button } from '../ui/Button.js';
import { Notice } from '../ui/Notice.js';
import { ContactForm } from './ContactForm.js';
import styles from './ContactPage.module.css';

/** A form to write to the shop, and beside it what editors say about the other ways to reach it. */
export function ContactPage({ title, lead, html }: ContactPageProps) {
  const t = useWords();
  const [isSent, setIsSent] = useState(false);
  return (
    <div className={styles['page']}>
      <Breadcrumbs crumbs={[]} current={title} />
      <header className={styles['head']}>
        <h1>{title}</h1>
        <p className={styles['lead']}>{lead}</p>
        {html !== null && (
          <a className={styles['jump']} href="#ways">
            {t('contact.other_ways')}
          </a>
        )}
      </header>
      <div className={styles['columns']}>
        <section className={styles['card']} aria-labelledby="write">
          <h2 id="write">{t('contact.write')}</h2>
          {isSent ? (
            <Sent onAgain={() => setIsSent(false)} />
          ) : (
            <ContactForm onSent={() => setIsSent(true)} />
          )}
        </section>
        {html !== null && (
          <div id="ways" className={styles['ways']}>
            <Prose html={html} />
          </div>
        )}
      </div>
    </div>
  );
}

/** Takes the focus from the form that is gone. */
function Sent({ onAgain }: { onAgain: () => void }) {
  const t = useWords();
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
