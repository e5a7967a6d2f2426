import { whatsAppUrl } from '../../client/chatSubject.js';
import { useWords } from '../../client/words.js';
import { formatMobile } from '../../domain/egypt.js';
import { PATHS } from '../../domain/paths.js';
import { Link } from '../ui/Link.js';
import { Ltr } from '../ui/Ltr.js';
import { Notice } from '../ui/Notice.js';
import { useShell } from './shellContext.js';

/** Told to a browser without scripts where a page is nothing without them: how to order all the same. */
export function NeedsScripts() {
  const t = useWords();
  const { whatsAppNumber } = useShell();
  return (
    <noscript>
      <Notice kind="info" title={t('scripts.title')}>
        {whatsAppNumber === null ? (
          <>
            {t('scripts.text')} <Link to={PATHS.contact}>{t('contact.title')}</Link>
          </>
        ) : (
          <>
            {t('scripts.text_phone')}{' '}
            <a href={`tel:+${whatsAppNumber}`}>
              <Ltr>{formatMobile(`+${whatsAppNumber}`)}</Ltr>
            </a>
            {t('list.comma')}
            <a href={whatsAppUrl(whatsAppNumber, t('whatsapp.hello'))}>{t('whatsapp.short')}</a>
          </>
        )}
      </Notice>
    </noscript>
  );
}
