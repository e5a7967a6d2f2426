import { useEffect } from 'react';
import { forgetDraft } from '../../client/content/contactMessage.js';
import { useMessages } from '../../client/intl/messages.js';
import type { FormPageProps } from '../../domain/forms/formViews.js';
import { PATHS } from '../../domain/core/paths.js';
import type { MessageKey } from '../../locales/keys.js';
import { ButtonLink } from '../ui/form/Button.js';
import { PageFrame } from '../ui/PageFrame.js';

type DoneForm = Extract<FormPageProps, { state: 'done' }>['form'];

interface DoneWords {
  title: MessageKey;
  text?: MessageKey;
  /** The next step. */
  next?: { path: string; label: MessageKey };
}

const WORDS: Record<DoneForm, DoneWords> = {
  'forgot-password': {
    title: 'forgot.sent_title',
    text: 'forgot.sent_text',
    next: { path: PATHS.resetPassword, label: 'forgot.enter_code' },
  },
  'reset-password': {
    title: 'title.form_done',
    text: 'reset.done',
    next: { path: PATHS.login, label: 'login.title' },
  },
  contact: {
    title: 'contact.sent_title',
    text: 'contact.sent_text',
    next: { path: PATHS.contact, label: 'contact.again' },
  },
  newsletter: { title: 'title.form_done', text: 'newsletter.done' },
  'stop-newsletter': { title: 'newsletter.stopped_title', text: 'newsletter.stopped' },
  'stock-request': {
    title: 'title.form_done',
    text: 'stock_request.done',
    next: { path: PATHS.stockRequests, label: 'stock_request.see' },
  },
};

/** Says that a form was accepted, and what can be done next. */
export function FormDone({ form }: { form: DoneForm }) {
  const t = useMessages();
  const { title, text, next } = WORDS[form];
  useEffect(() => {
    if (form === 'contact') forgetDraft();
  }, [form]);
  return (
    <PageFrame title={t(title)} lead={text && t(text)} width="narrow">
      {next !== undefined && <ButtonLink to={next.path}>{t(next.label)}</ButtonLink>}
      <ButtonLink to={PATHS.home} variant="secondary">
        {t('action.continue_shopping')}
      </ButtonLink>
    </PageFrame>
  );
}
