import { type SubmitEvent, useState } from 'react';
import { literal, object } from 'valibot';
import { callApi } from '../core/api.js';
import { useIdentity } from '../account/useIdentity.js';
import { formText } from '../core/formText.js';
import type { MessageKey } from '../../locales/keys.js';

const Taken = object({ status: literal(202) });

type Outcome = Extract<MessageKey, 'newsletter.empty' | 'newsletter.invalid' | 'newsletter.done'>;

/** Subscribes the form's `email`; sends a customer's name and phone with it. */
export function useNewsletter() {
  const identity = useIdentity();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function subscribe(email: string): Promise<Outcome> {
    try {
      const body = { email, ...personOf(identity) };
      await callApi('/post/add_to_sendgrid', { method: 'POST', body, schema: Taken });
      return 'newsletter.done';
    } catch {
      return 'newsletter.invalid';
    }
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const email = formText(form, 'email');
    setOutcome(email === '' ? 'newsletter.empty' : null);
    if (email === '' || isBusy) return;
    setIsBusy(true);
    const result = await subscribe(email);
    setIsBusy(false);
    setOutcome(result);
    if (result === 'newsletter.done') form.reset();
  }

  return { outcome, isBusy, onSubmit };
}

function personOf(identity: ReturnType<typeof useIdentity>): Record<string, string> {
  if (identity.state !== 'customer' || identity.customer.first_name === '') return {};
  const { first_name, last_name, phone } = identity.customer;
  return { first_name, last_name, ...(phone === null ? {} : { phone_number: phone }) };
}
