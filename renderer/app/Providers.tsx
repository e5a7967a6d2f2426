import { type ReactNode, useMemo } from 'react';
import { FormAnswerContext } from '../../client/forms/formAnswer.js';
import type { FormAnswer } from '../../domain/forms/forms.js';
import type { Locale } from '../../domain/core/locale.js';
import { NavigationProvider } from '../../client/page/navigation.js';
import { PendingOrderCleanup } from '../../client/checkout/PendingOrderCleanup.js';
import { SwrProvider } from '../../client/core/swr.js';
import { IdentityProvider } from '../../client/account/useIdentity.js';
import { MessagesProvider } from '../../client/intl/messages.js';
import type { Messages } from '../../locales/intl.js';
import type { WordOverrides } from '../../domain/content/wordOverrides.js';
import { go } from '../routing/go.js';

interface ProvidersProps {
  locale: Locale;
  messages: Messages;
  overrides: WordOverrides;
  /** Path of the page with its locale. */
  path: string;
  formAnswer: FormAnswer | undefined;
  isFirstFrameShort: boolean;
  children: ReactNode;
}

/** All contexts that components use. */
export function Providers(props: ProvidersProps) {
  const { locale, messages, overrides, path, formAnswer, isFirstFrameShort, children } = props;
  const navigation = useMemo(() => ({ path, go, isFirstFrameShort }), [path, isFirstFrameShort]);
  return (
    <MessagesProvider locale={locale} messages={messages} overrides={overrides}>
      <NavigationProvider navigation={navigation}>
        <FormAnswerContext value={formAnswer ?? null}>
          <SwrProvider>
            <IdentityProvider>
              <PendingOrderCleanup />
              {children}
            </IdentityProvider>
          </SwrProvider>
        </FormAnswerContext>
      </NavigationProvider>
    </MessagesProvider>
  );
}
