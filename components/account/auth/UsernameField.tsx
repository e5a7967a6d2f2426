import type { ComponentProps } from 'react';
import { useWords } from '../../../client/intl/words.js';
import { TextField } from '../../ui/form/Field.js';

type UsernameFieldProps = Omit<ComponentProps<typeof TextField>, 'label'>;

/** A mobile number or an email address, in digits of any script: one field for both. */
export function UsernameField(props: UsernameFieldProps) {
  const t = useWords();
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
