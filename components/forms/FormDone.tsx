import { useEffect } from 'react';
import { forgetDraft } from '../../client/content/contactMessage.js';
import type { FormPageProps } from '../../domain/forms/formViews.js';
import { PATHS } from '../../domain/core/paths.js';
import { type AcceptedWords, FormAccepted } from './FormAccepted.js';

type DoneForm = Extract<FormPageProps, { state: 'done' }>['form'];

const WORDS: Record<DoneForm, AcceptedWords> = {
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
};

/** Says that a form was accepted. */
export function FormDone({ form }: { form: DoneForm }) {
  useEffect(() => {
    if (form === 'contact') forgetDraft();
  }, [form]);
  return <FormAccepted {...WORDS[form]} />;
}
