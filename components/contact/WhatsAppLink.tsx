import { useSetChatSubject, whatsAppUrl } from '../../client/catalogue/chatSubject.js';
import { buttonClass } from '../ui/form/buttonClass.js';
import { Icon } from '../ui/Icon.js';
import { useShell } from '../../client/page/shellContext.js';

interface WhatsAppLinkProps {
  /** Sets the first WhatsApp message, for this link and for the floating button. */
  message: string;
  label: string;
  fullWidth?: boolean;
}

/** WhatsApp link about the current page; absent where the shop has no WhatsApp number. */
export function WhatsAppLink({ message, label, fullWidth = false }: WhatsAppLinkProps) {
  const { whatsAppNumber } = useShell();
  useSetChatSubject(message);
  if (whatsAppNumber === null) return null;
  return (
    <a
      className={buttonClass({ variant: 'secondary', fullWidth })}
      href={whatsAppUrl(whatsAppNumber, message)}
      target="_blank"
      rel="noopener"
    >
      <Icon name="brand-whatsapp" size={20} />
      <span>{label}</span>
    </a>
  );
}
