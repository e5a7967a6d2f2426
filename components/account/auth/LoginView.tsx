import { useState, useSyncExternalStore } from 'react';
import { nonEmpty, pipe, string, trim } from 'valibot';
import { requestLoginCode } from '../../../client/account/accountCalls.js';
import { codeRequest, isOpenRequest } from '../../../client/account/codeRequest.js';
import { submitLogin, submitLoginCode } from '../../../client/account/openAccount.js';
import { useAnnounceRemoved } from '../../../client/account/useAnnounceRemoved.js';
import { useFinishLogin } from '../../../client/login/useFinishLogin.js';
import { type Form, useForm } from '../../../client/forms/useForm.js';
import { useIdentity } from '../../../client/account/useIdentity.js';
import { useMessages } from '../../../client/intl/messages.js';
import { OneTimeCode } from '../../../domain/account/oneTimeCode.js';
import type { CodePageProps } from '../../../domain/account/codeViews.js';
import type { FormName } from '../../../domain/forms/forms.js';
import { Email, Username } from '../../../domain/forms/fields.js';
import { PATHS } from '../../../domain/core/paths.js';
import { Button } from '../../ui/form/Button.js';
import { Link } from '../../ui/Link.js';
import { AuthPanel } from './AuthPanel.js';
import { CodeField } from './CodeField.js';
import styles from './LoginView.module.css';
import { PasswordField } from './PasswordField.js';
import { UsernameField } from '../../ui/form/UsernameField.js';

const PASSWORD_PARSERS = {
  username: pipe(string(), trim(), nonEmpty('required')),
  password: pipe(string(), nonEmpty('required')),
};

/** What the customer is asked for: user name and password, or the user name and then the code that was sent. */
type Step = 'password' | 'name' | 'code';

/** The login page, by password or by code; a successful login returns to the page the customer came from. */
export function LoginView({ sendsMessages }: CodePageProps) {
  const t = useMessages();
  const { step, setStep, sentTo, keep } = useCodeRequest();
  const byPassword = useEntry(PASSWORD_PARSERS, submitLogin, 'login');
  const announceRemoved = useAnnounceRemoved();
  const byCode = useEntry({ code: OneTimeCode }, async ({ code }) =>
    announceRemoved(await submitLoginCode({ username: sentTo, code })),
  );
  const asking = useForm({
    parsers: { username: sendsMessages ? Username : Email },
    run: async ({ username }) => {
      await requestLoginCode(username);
      byCode.clear();
      keep(username);
    },
  });
  const leadToName = t(sendsMessages ? 'login.code_lead' : 'login.code_lead_mail');
  const steps = {
    password: { form: byPassword, lead: t('login.lead'), submitLabel: t('login.submit') },
    name: { form: asking, lead: leadToName, submitLabel: t('login.send_code') },
    code: { form: byCode, lead: t('login.code_sent', { username: sentTo }), submitLabel: t('login.submit') },
  };
  return (
    <AuthPanel
      way="login"
      title={t('login.title')}
      other={{ question: t('login.no_account'), path: PATHS.register, label: t('login.to_register') }}
      isStarted={step !== 'password'}
      {...steps[step]}
      after={<OtherWays step={step} setStep={setStep} isBusy={steps[step].form.isBusy} />}
    >
      {step === 'code' ? (
        <CodeField {...byCode.field('code')} key={sentTo} username={sentTo} />
      ) : (
        <UsernameField defaultValue={sentTo} {...(step === 'name' ? asking : byPassword).field('username')} />
      )}
      {step === 'password' && (
        <div>
          <PasswordField
            {...byPassword.field('password')}
            label={t('account.password')}
            autoComplete="current-password"
          />
          <Link to={PATHS.forgotPassword} className={styles['forgot']}>
            {t('login.forgot')}
          </Link>
        </div>
      )}
    </AuthPanel>
  );
}

/** The step of the page, and the user name to which a code was sent in this tab. */
function useCodeRequest() {
  const requested = useSyncExternalStore(codeRequest.subscribe, codeRequest.read, () => null);
  const isOpen = requested !== null && isOpenRequest(requested);
  const [chosen, setChosen] = useState<Step | null>(null);
  return {
    step: chosen ?? (isOpen ? 'code' : 'password'),
    sentTo: isOpen ? requested.username : '',
    setStep: setChosen,
    keep: (username: string) => {
      codeRequest.write({ username, atMs: Date.now() });
      setChosen('code');
    },
  };
}

/** A form that logs in. */
function useEntry<Name extends string>(
  parsers: Parameters<typeof useForm<Name>>[0]['parsers'],
  call: (values: Record<Name, string>) => Promise<void>,
  name?: FormName,
): Form<Name> {
  const { enter } = useIdentity();
  const finish = useFinishLogin();
  return useForm({
    ...(name !== undefined && { name }),
    parsers,
    run: async (values) => {
      await enter(() => call(values));
      codeRequest.write(null);
      await finish();
    },
  });
}

interface OtherWaysProps {
  step: Step;
  setStep: (step: Step) => void;
  /** A request is under way; when it is answered, the page goes on to the next step. */
  isBusy: boolean;
}

function OtherWays({ step, setStep, isBusy }: OtherWaysProps) {
  const t = useMessages();
  const toStep = (next: Step, label: string) => (
    <Button variant="secondary" fullWidth disabled={isBusy} onClick={() => setStep(next)}>
      {label}
    </Button>
  );
  return (
    <div className={styles['ways']}>
      {step === 'password' && toStep('name', t('login.by_code'))}
      {step === 'code' && toStep('name', t('login.code_again'))}
      {step !== 'password' && toStep('password', t('login.by_password'))}
    </div>
  );
}
