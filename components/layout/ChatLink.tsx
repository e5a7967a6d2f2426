import { useChatSubject, whatsAppUrl } from '../../client/catalogue/chatSubject.js';
import { useMessages } from '../../client/intl/messages.js';
import { PATHS } from '../../domain/core/paths.js';
import { Icon } from '../ui/Icon.js';
import { Link } from '../ui/Link.js';
import { useShell } from '../../client/page/shellContext.js';

interface ChatLinkProps {
  className: string | undefined;
  /** Class that may visually hide the label on narrow screens; the accessible name stays. */
  labelClassName?: string | undefined;
}

/** WhatsApp link about the current page; without a WhatsApp number, a link to the contact page. */
export function ChatLink({ className, labelClassName }: ChatLinkProps) {
  const t = useMessages();
  const { whatsAppNumber } = useShell();
  const subject = useChatSubject();
  if (whatsAppNumber === null) {
    return (
      <Link
        to={PATHS.contact}
        className={className}
        aria-label={t('chat.contact')}
        data-tip={t('chat.contact')}
      >
        <Icon name="chat" />
        <span className={labelClassName}>{t('chat.contact')}</span>
      </Link>
    );
  }
  return (
    <a
      className={className}
      href={whatsAppUrl(whatsAppNumber, subject ?? t('whatsapp.hello'))}
      target="_blank"
      rel="noopener"
      aria-label={t('whatsapp')}
      data-tip={t('whatsapp')}
    >
      <Icon name="brand-whatsapp" />
      <span className={labelClassName}>{t('whatsapp.short')}</span>
    </a>
  );
}
