import { use } from 'react';
import { useMessages } from '../../../client/intl/messages.js';
import { PATHS } from '../../../domain/core/paths.js';
import { ShellContext } from '../../../client/page/shellContext.js';
import { WhatsAppLink } from '../../contact/WhatsAppLink.js';
import { ButtonLink } from '../../ui/form/Button.js';
import { buttonClass } from '../../ui/form/buttonClass.js';
import styles from './WentWrong.module.css';

/** Error message with "try again" and contact links. Works without scripts. */
export function WentWrong() {
  const t = useMessages();
  // Null where the shell itself crashed.
  const hasChat = (use(ShellContext)?.whatsAppNumber ?? null) !== null;
  return (
    <header className={styles['panel']}>
      <FlatTyre className={styles['sign']} />
      <div className={styles['words']}>
        <h1>{t('error.page')}</h1>
        <p className={styles['lead']}>{t('error.page_lead')}</p>
        <div className={styles['ways']}>
          {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- the page's own address, with its query */}
          <a className={buttonClass({})} href="">
            {t('action.retry')}
          </a>
          {hasChat ? (
            <WhatsAppLink message={t('whatsapp.hello')} label={t('whatsapp')} />
          ) : (
            <ButtonLink to={PATHS.contact} variant="secondary">
              {t('contact.title')}
            </ButtonLink>
          )}
          <ButtonLink to={PATHS.home} variant="quiet">
            {t('not_found.home')}
          </ButtonLink>
        </div>
      </div>
    </header>
  );
}

/** Decorative: a tyre with a nail. */
function FlatTyre({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 206 168" aria-hidden focusable={false}>
      <ellipse cx="100" cy="155" rx="88" ry="9" fill="var(--color-border)" />
      <path
        d="M100 8a72 72 0 0 1 72 72c0 24-10 45-26 59 6 3 11 7 15 13H39c4-6 9-10 15-13a78 78 0 0 1-26-59A72 72 0 0 1 100 8Z"
        fill="var(--color-brand)"
      />
      <path
        d="M100 20a60 60 0 0 1 43 102M57 122a60 60 0 0 1 43-102"
        fill="none"
        stroke="var(--color-secondary)"
        strokeWidth="5"
        strokeDasharray="9 7"
      />
      <circle cx="100" cy="80" r="42" fill="var(--color-surface)" />
      <circle
        cx="100"
        cy="80"
        r="36"
        fill="var(--color-secondary-soft)"
        stroke="var(--color-secondary-soft-hover)"
        strokeWidth="3"
      />
      <path
        d="M100 80V48M100 80l30.4-9.9M100 80l18.8 25.9M100 80l-18.8 25.9M100 80 69.6 70.1"
        stroke="var(--color-secondary-soft-hover)"
        strokeWidth="9"
        strokeLinecap="round"
      />
      <circle cx="100" cy="80" r="11" fill="var(--color-secondary)" />
      <path d="m152 126 26-22" stroke="var(--color-text-faint)" strokeWidth="5" strokeLinecap="round" />
      <path d="m171 95 14 17" stroke="var(--color-text-faint)" strokeWidth="6" strokeLinecap="round" />
      <path
        d="M176 134c5 2 8 6 9 11M186 124c7 2 11 7 13 14"
        fill="none"
        stroke="var(--color-primary)"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </svg>
  );
}
