import { FormattedMessage } from 'react-intl';
import { useEffect, useState } from 'react';
import { canShowFromData, listSeenPages, type SeenPage } from '../client/seenPages.js';
import { useLocale, useMessages } from '../../../client/intl/messages.js';
import { useNavigation } from '../../../client/page/navigation.js';
import { localePath, PATHS, splitLocale } from '../../../domain/core/paths.js';
import { offline } from '../facts.js';
import type { OfflinePageProps } from '../domain/offlineView.js';
import { WhatsAppLink } from '../../../components/contact/WhatsAppLink.js';
import { buttonClass } from '../../../components/ui/form/buttonClass.js';
import { Icon } from '../../../components/ui/Icon.js';
import { BidiText } from '../../../components/ui/text/BidiText.js';
import { Ltr } from '../../../components/ui/text/Ltr.js';
import styles from './OfflinePage.module.css';

/**
 * Shown by the service worker, at any address, in place of a page that is not kept. It loads the page as soon as there is
 * a connection.
 */
export function OfflinePage({ phone }: OfflinePageProps) {
  const t = useMessages();
  const seen = useSeenPages();
  useReturn();
  return (
    <div className={styles['page']}>
      <header className={styles['panel']}>
        <span className={styles['sign']}>
          <Icon name="wifi-off" size={40} />
        </span>
        <h1>{t('offline.title')}</h1>
        <p className={styles['lead']}>{t('offline.text')}</p>
        <div className={styles['ways']}>
          {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- the address that was asked for, with its query */}
          <a className={buttonClass({})} href="">
            {t('action.retry')}
          </a>
          {phone !== null && (
            <a className={buttonClass({ variant: 'secondary' })} href={phone.href}>
              <Icon name="phone" size={20} />
              <span>
                <FormattedMessage id="contact.call" values={{ phone: <Ltr>{phone.text}</Ltr> }} />
              </span>
            </a>
          )}
          <WhatsAppLink message={t('whatsapp.hello')} label={t('whatsapp')} />
        </div>
      </header>
      {seen.length > 0 && (
        <section className={styles['seen']} aria-labelledby="seen">
          <h2 id="seen">{t('offline.seen')}</h2>
          <ul className={styles['list']}>
            {seen.map(({ path, title }) => (
              <li key={path}>
                <a href={path}>
                  <span>
                    <BidiText>{title}</BidiText>
                  </span>
                  <Icon name="chevron-right" size={20} />
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function useSeenPages(): SeenPage[] {
  const locale = useLocale();
  const [seen, setSeen] = useState<SeenPage[]>([]);
  useEffect(() => {
    let isCurrent = true;
    void listSeenPages(locale).then((pages) => isCurrent && setSeen(pages));
    return () => {
      isCurrent = false;
    };
  }, [locale]);
  return seen;
}

/** Shows the page that was asked for: from its data, if that is kept, or else once there is a connection. */
function useReturn(): void {
  const { go } = useNavigation();
  const locale = useLocale();
  useEffect(() => {
    const { path } = splitLocale(location.pathname);
    const isItself = path === offline.path;
    const load = () => {
      if (isItself) location.replace(localePath(PATHS.home, locale));
      else location.reload();
    };
    window.addEventListener('online', load);
    const showFromData = async () => {
      if (!isItself && (await canShowFromData())) await go(location.pathname + location.search, 'replace');
    };
    void showFromData();
    return () => window.removeEventListener('online', load);
  }, [go, locale]);
}
