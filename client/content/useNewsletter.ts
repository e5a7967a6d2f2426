import { type SubmitEvent, useState } from 'react';
import { useReadIdentity } from '../account/useIdentity.js';
import { formText } from '../forms/formText.js';
import type { MessageKey } from '../../locales/keys.js';

type Outcome = Extract<
  MessageKey,
  'newsletter.empty' | 'newsletter.invalid' | 'newsletter.done' | 'offline.needed'
>;

/** Subscribes the form's `email`. What sends it is loaded with the first try. */
export function useNewsletter() {
  const readIdentity = useReadIdentity();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function send(email: string): Promise<Outcome> {
    try {
      const { subscribe } = await import('./subscribe.js');
      await subscribe(email, readIdentity());
      return 'newsletter.done';
    } catch {
      return navigator.onLine ? 'newsletter.invalid' : 'offline.needed';
    }
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const email = formText(form, 'email');
    setOutcome(email === '' ? 'newsletter.empty' : null);
    if (email === '' || isBusy) return;
    setIsBusy(true);
    const result = await send(email);
    setIsBusy(false);
    setOutcome(result);
    if (result === 'newsletter.done') form.reset();
  }

  return { outcome, isBusy, onSubmit };
}
