import { useMessages } from '../../client/intl/messages.js';
import { PATHS } from '../../domain/core/paths.js';
import type { MessageKey } from '../../locales/keys.js';
import { ButtonLink } from '../ui/form/Button.js';
import { PageFrame } from '../ui/PageFrame.js';

export interface AcceptedWords {
  title: MessageKey;
  text?: MessageKey;
  /** The next step. */
  next?: { path: string; label: MessageKey };
}

/** Says that a form was accepted, and what can be done next. */
export function FormAccepted({ title, text, next }: AcceptedWords) {
  const t = useMessages();
  return (
    <PageFrame title={t(title)} lead={text && t(text)} width="narrow">
      {next !== undefined && <ButtonLink to={next.path}>{t(next.label)}</ButtonLink>}
      <ButtonLink to={PATHS.home} variant="secondary">
        {t('action.continue_shopping')}
      </ButtonLink>
    </PageFrame>
  );
}
