import type { ComponentProps } from 'react';
import { useMessages } from '../../../client/intl/messages.js';
import { TextField } from './Field.js';

type UsernameFieldProps = Omit<ComponentProps<typeof TextField>, 'label'>;

/** One input for a mobile number or an email address; accepts Arabic-Indic digits. */
export function UsernameField(props: UsernameFieldProps) {
  const t = useMessages();
  return (
    <TextField
      {...props}
      label={t('account.username')}
      dir="ltr"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
