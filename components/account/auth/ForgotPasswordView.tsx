import { useState } from 'react';
import { requestPasswordCode } from '../../../client/account/accountCalls.js';
import { useForm } from '../../../client/forms/useForm.js';
import { useMessages } from '../../../client/intl/messages.js';
import { Username } from '../../../domain/forms/fields.js';
import { PATHS } from '../../../domain/core/paths.js';
import { ButtonLink } from '../../ui/form/Button.js';
import { Link } from '../../ui/Link.js';
import { Notice } from '../../ui/Notice.js';
import { FormCard } from '../../ui/form/FormCard.js';
import { StackedForm } from '../../ui/form/StackedForm.js';
import { UsernameField } from '../../ui/form/UsernameField.js';

/** Requests a password reset code by email. The answer is the same whether or not the account exists. */
export function ForgotPasswordView() {
  const t = useMessages();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    name: 'forgot-password',
    parsers: { username: Username },
    run: async ({ username }) => {
      await requestPasswordCode(username);
      setSentTo(username);
    },
  });
  const footer = <Link to={PATHS.login}>{t('register.to_login')}</Link>;
  return (
    <FormCard title={t('title.forgot_password')} lead={t('forgot.lead')} footer={footer}>
      {sentTo === null ? (
        <StackedForm form={form} submitLabel={t('forgot.submit')}>
          <UsernameField {...form.field('username')} />
        </StackedForm>
      ) : (
        <>
          <Notice kind="success" title={t('forgot.sent_title')}>
            {t('forgot.sent_text')}
          </Notice>
          <ButtonLink to={`${PATHS.resetPassword}?username=${encodeURIComponent(sentTo)}`} fullWidth>
            {t('forgot.enter_code')}
          </ButtonLink>
        </>
      )}
    </FormCard>
  );
}
