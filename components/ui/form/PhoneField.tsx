import type { ComponentProps } from 'react';
import { useMessages } from '../../../client/intl/messages.js';
import { TextField } from './Field.js';

type PhoneFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'type' | 'inputMode' | 'dir'>;

/** The input for a mobile number: a phone's number keyboard, autofill, and left to right in both languages. */
export function PhoneField(props: PhoneFieldProps) {
  const t = useMessages();
  return (
    <TextField
      autoComplete="tel"
      placeholder="01xxxxxxxxx"
      {...props}
      label={t('account.phone')}
      type="tel"
      inputMode="tel"
      dir="ltr"
    />
  );
}
