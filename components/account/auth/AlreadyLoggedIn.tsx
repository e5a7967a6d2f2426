import { useEffect, useRef } from 'react';
import { useFinishLogin } from '../../../client/account/useFinishLogin.js';
import { useMessages } from '../../../client/intl/messages.js';
import { PATHS } from '../../../domain/core/paths.js';
import type { WireCustomer } from '../../../domain/account/wireCustomer.js';
import { ButtonLink } from '../../ui/form/Button.js';
import { PageFrame } from '../../ui/PageFrame.js';

interface AlreadyLoggedInProps {
  customer: WireCustomer;
  /** Whether they were on their way somewhere; then nothing is shown but done. */
  isOnTheWay: boolean;
}

/** Who comes to the login and has one already is led on. */
export function AlreadyLoggedIn({ customer, isOnTheWay }: AlreadyLoggedInProps) {
  const t = useMessages();
  const finish = useFinishLogin();
  const hasFinished = useRef(false);

  useEffect(() => {
    if (!isOnTheWay || hasFinished.current) return;
    hasFinished.current = true;
    void finish();
  }, [isOnTheWay, finish]);

  const name = `${customer.first_name} ${customer.last_name}`.trim();
  return (
    <PageFrame title={t('login.title')} lead={t('login.already', { name })} width="narrow">
      <ButtonLink to={PATHS.profile}>{t('my_profile')}</ButtonLink>
      <ButtonLink to={PATHS.home} variant="secondary">
        {t('action.continue_shopping')}
      </ButtonLink>
    </PageFrame>
  );
}
