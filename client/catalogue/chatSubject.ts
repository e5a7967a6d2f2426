import { useEffect, useSyncExternalStore } from 'react';
import { createListeners } from '../core/listeners.js';

let subject: string | null = null;
const listeners = createListeners();

function set(next: string | null): void {
  subject = next;
  listeners.tell();
}

/** While a page about something is open, a talk with the shop begins with it. */
export function useSetChatSubject(message: string): void {
  useEffect(() => {
    set(message);
    return () => set(null);
  }, [message]);
}

/** What a talk with the shop begins with, if the page is about something. */
export function useChatSubject(): string | null {
  return useSyncExternalStore(
    listeners.subscribe,
    () => subject,
    () => null,
  );
}

/** Opens a talk on WhatsApp that begins with a message. */
export function whatsAppUrl(number: string, message: string): string {
  return `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(message)}`;
}
