import { whatsAppUrl } from '../../client/catalogue/chatSubject.js';
import { useLocale, useMessages } from '../../client/intl/messages.js';
import { formatMobile } from '../../domain/egypt/mobile.js';
import { localePath, PATHS } from '../../domain/core/paths.js';
import { Ltr } from '../ui/text/Ltr.js';
import { Notice } from '../ui/Notice.js';
import { useShell } from '../../client/page/shellContext.js';

/** Shown in `noscript` on pages that need scripts: how to contact the shop instead. */
export function NeedsScripts() {
  const t = useMessages();
  const locale = useLocale();
  const { whatsAppNumber } = useShell();
  return (
    <noscript>
      <Notice kind="info" title={t('scripts.title')}>
        {whatsAppNumber === null ? (
          <>
            {t('scripts.text')} <a href={localePath(PATHS.contact, locale)}>{t('contact.title')}</a>
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
