import { type ComponentProps, useState } from 'react';
import { useMessages } from '../../../client/intl/messages.js';
import { classNames } from '../../ui/classNames.js';
import field from '../../ui/form/Field.module.css';
import { FieldFrame, type FieldTexts } from '../../ui/form/FieldFrame.js';
import { Icon } from '../../ui/Icon.js';
import styles from './PasswordField.module.css';

interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'name' | 'type'>, FieldTexts {
  name: string;
}

/** A password input with a visibility toggle, because passwords are easily mistyped on a phone. */
export function PasswordField({ label, error, hint, id, ...input }: PasswordFieldProps) {
  const t = useMessages();
  const [isShown, setIsShown] = useState(false);
  return (
    <FieldFrame label={label} error={error} hint={hint} id={id}>
      {(wiring) => (
        <span className={styles['box']}>
          <input
            dir="ltr"
            {...input}
            {...wiring}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className={classNames(field['control'], styles['input'])}
          />
          <button
            type="button"
            className={styles['eye']}
            aria-label={t('account.password_show')}
            aria-pressed={isShown}
            onClick={() => setIsShown(!isShown)}
          >
            <Icon name={isShown ? 'eye-slash' : 'eye'} size={20} />
          </button>
        </span>
      )}
    </FieldFrame>
  );
}
