import type { ReactNode } from 'react';
import type { Locale } from '../domain/locale.js';
import { type Messages, WordsProvider } from '../client/words.js';

interface ProvidersProps {
  locale: Locale;
  messages: Messages;
  children: ReactNode;
}

/** Everything that components ask their surroundings for. */
export function Providers({ locale, messages, children }: ProvidersProps) {
  return (
    <WordsProvider locale={locale} messages={messages}>
      {children}
    </WordsProvider>
  );
}
