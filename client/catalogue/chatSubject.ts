import { useEffect, useSyncExternalStore } from 'react';
import { createListeners } from '../storage/listeners.js';

let subject: string | null = null;
const listeners = createListeners();

function set(next: string | null): void {
  subject = next;
  listeners.notify();
}

/** While the page is mounted, its message is the default for WhatsApp links. */
export function useSetChatSubject(message: string): void {
  useEffect(() => {
    set(message);
    return () => set(null);
  }, [message]);
}

/** The default WhatsApp message, if the page has set one. */
export function useChatSubject(): string | null {
  return useSyncExternalStore(
    listeners.subscribe,
    () => subject,
    () => null,
  );
}

/** A WhatsApp URL with a prefilled message. */
export function whatsAppUrl(number: string, message: string): string {
  return `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(message)}`;
}
