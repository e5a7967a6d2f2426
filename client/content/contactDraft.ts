/** What is typed on the contact page, kept for the tab: a reload or a look at another page loses nothing. */
import { fallback, object, string } from 'valibot';
import { parseStored } from '../core/parseStored.js';

const KEY = 'contactForm';

const Typed = fallback(string(), '');
const Draft = object({ name: Typed, phone: Typed, email: Typed, message: Typed });

const NAMES = ['name', 'phone', 'email', 'message'] as const;

type ContactDraft = Record<(typeof NAMES)[number], string>;

/** Keeps what the form holds now. */
export function keepDraft(form: HTMLFormElement): void {
  const entries = NAMES.map((name) => [name, controlOf(form, name)?.value ?? '']);
  sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(entries)));
}

/** Fills what is empty with what was typed before, else with what is known of the person. */
export function fillIn(form: HTMLFormElement, known: Partial<ContactDraft>): void {
  const kept = parseStored(sessionStorage.getItem(KEY), Draft);
  for (const name of NAMES) {
    const control = controlOf(form, name);
    if (control?.value !== '') continue;
    const typed = kept?.[name] ?? '';
    control.value = typed === '' ? (known[name] ?? '') : typed;
  }
}

/** Once the message has arrived. */
export function forgetDraft(): void {
  sessionStorage.removeItem(KEY);
}

function controlOf(form: HTMLFormElement, name: string): HTMLInputElement | HTMLTextAreaElement | null {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control : null;
}
