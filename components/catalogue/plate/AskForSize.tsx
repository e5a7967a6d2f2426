import { whatsAppUrl } from '../../../client/catalogue/chatSubject.js';
import { useMessages } from '../../../client/intl/messages.js';
import { useShell } from '../../../client/page/shellContext.js';
import { PATHS } from '../../../domain/core/paths.js';
import { ButtonLink } from '../../ui/form/Button.js';
import { buttonClass } from '../../ui/form/buttonClass.js';
import { Icon } from '../../ui/Icon.js';

interface AskForSizeProps {
  size: string;
  /** Id of the title that names it; absent where nothing else is in sight. */
  titleId?: string;
  className?: string | undefined;
}

/** Asks the shop for a size of which it has no tyre: in its chat, or on its contact page. */
export function AskForSize({ size, titleId, className }: AskForSizeProps) {
  const t = useMessages();
  const { whatsAppNumber } = useShell();
  if (whatsAppNumber === null) {
    return (
      <ButtonLink
        to={PATHS.contact}
        variant="secondary"
        size="s"
        className={className}
        aria-describedby={titleId}
      >
        {t('size_group.ask')}
      </ButtonLink>
    );
  }
  return (
    <a
      className={buttonClass({ variant: 'secondary', size: 's' }, className)}
      href={whatsAppUrl(whatsAppNumber, t('search.ask_message', { words: size }))}
      target="_blank"
      rel="noopener"
      aria-describedby={titleId}
    >
      <Icon name="brand-whatsapp" size={20} />
      <span>{t('size_group.order')}</span>
    </a>
  );
}
