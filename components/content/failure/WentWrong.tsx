import { use } from 'react';
import { useMessages } from '../../../client/intl/messages.js';
import { PATHS } from '../../../domain/core/paths.js';
import { ShellContext } from '../../layout/shellContext.js';
import { WhatsAppLink } from '../../layout/WhatsAppLink.js';
import { ButtonLink } from '../../ui/form/Button.js';
import { buttonClass } from '../../ui/form/buttonClass.js';
import { FlatTyre } from '../home/FlatTyre.js';
import styles from './WentWrong.module.css';

/** Says that the page failed, and what can be done: try again, or talk to the shop. Works without scripts. */
export function WentWrong() {
  const t = useMessages();
  // None where the header itself is what broke.
  const hasChat = (use(ShellContext)?.whatsAppNumber ?? null) !== null;
  return (
    <header className={styles['panel']}>
      <FlatTyre className={styles['sign']} />
      <div className={styles['words']}>
        <h1>{t('error.page')}</h1>
        <p className={styles['lead']}>{t('error.page_lead')}</p>
        <div className={styles['ways']}>
          {/* eslint-disable-next-line jsx-a11y/anchor-is-valid -- the page's own address, with its query */}
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
