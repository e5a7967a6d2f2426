import { useSetChatSubject, whatsAppUrl } from '../../client/catalogue/chatSubject.js';
import { buttonClass } from '../ui/form/buttonClass.js';
import { Icon } from '../ui/Icon.js';
import { useShell } from './shellContext.js';

interface WhatsAppLinkProps {
  /** What the talk begins with, here and at the button that floats over the page. */
  message: string;
  label: string;
  fullWidth?: boolean;
}

/** A talk with the shop about what the page shows; absent where the shop has no number there. */
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
