import { useEffect, useSyncExternalStore } from 'react';

let subject: string | null = null;
const listeners = new Set<() => void>();

function set(next: string | null): void {
  subject = next;
  for (const listener of listeners) listener();
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
    subscribe,
    () => subject,
    () => null,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens a talk on WhatsApp that begins with a message. */
export function whatsAppUrl(number: string, message: string): string {
  return `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(message)}`;
}
