/** Sending a contact message, and its draft: stored for the tab so that a reload or navigation loses nothing. */
import { fallback, object, string, unknown } from 'valibot';
import { createStored } from '../storage/stored.js';
import { callApi } from '../core/api.js';

const Typed = fallback(string(), '');
const Draft = object({ name: Typed, phone: Typed, email: Typed, message: Typed });

const NAMES = ['name', 'phone', 'email', 'message'] as const;

type ContactDraft = Record<(typeof NAMES)[number], string>;

const draft = createStored<ContactDraft>('contactForm', Draft, 'tab');

/** Stores the form's current values. */
export function saveDraft(form: HTMLFormElement): void {
  const typed = (name: keyof ContactDraft) => controlOf(form, name)?.value ?? '';
  draft.write({
    name: typed('name'),
    phone: typed('phone'),
    email: typed('email'),
    message: typed('message'),
  });
}

/** Fills empty fields from the draft, or else from the customer's data. */
export function fillIn(form: HTMLFormElement, known: Partial<ContactDraft>): void {
  const kept = draft.read();
  for (const name of NAMES) {
    const control = controlOf(form, name);
    if (control?.value !== '') continue;
    const typed = kept?.[name] ?? '';
    control.value = typed === '' ? (known[name] ?? '') : typed;
  }
}

/** Clears the draft after the message has been sent. */
export function forgetDraft(): void {
  draft.write(null);
}

function controlOf(form: HTMLFormElement, name: string): HTMLInputElement | HTMLTextAreaElement | null {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control : null;
}

/** Sends a contact message. Throws a `ShopError` whose fields the form shows. */
export async function sendMessage(body: Record<string, string>): Promise<void> {
  await callApi('/post/contact', { method: 'POST', body, schema: unknown() });
}
