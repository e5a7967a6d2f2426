import { type ComponentProps, useEffect, useRef } from 'react';
import { useMessages } from '../../../client/intl/messages.js';
import { TextField } from '../../ui/form/Field.js';

interface CodeFieldProps extends Omit<ComponentProps<typeof TextField>, 'label'> {
  /** Where the code was sent. */
  username: string;
}

/** The code that was just sent; takes the focus, and phones offer to fill it in from the message. */
export function CodeField({ username, ...field }: CodeFieldProps) {
  const t = useMessages();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <TextField
      {...field}
      ref={input}
      label={t('login.code')}
      hint={t('login.code_hint', { username })}
      dir="ltr"
      inputMode="numeric"
      autoComplete="one-time-code"
    />
  );
}
