import type { ReactNode } from 'react';
import type { Form } from '../../../client/core/useForm.js';
import { useIdentity } from '../../../client/account/useIdentity.js';
import { useLoginReason } from '../../../client/account/useLoginReason.js';
import { Link } from '../../ui/Link.js';
import { AlreadyLoggedIn } from './AlreadyLoggedIn.js';
import { AuthCard } from './AuthCard.js';
import { AuthForm } from './AuthForm.js';
import { LoginReason } from './LoginReason.js';

interface WayInProps {
  way: 'login' | 'register';
  title: string;
  lead: string;
  form: Pick<Form<string>, 'onSubmit' | 'isBusy' | 'failure'>;
  submitLabel: string;
  /** The other way in: a question, and the link that answers it. */
  other: { question: string; path: string; label: string };
  children: ReactNode;
}

/** The card of login and registration: why it is asked for, the form, and the other way. Who is in is led on. */
export function AuthPanel({ way, title, lead, form, submitLabel, other, children }: WayInProps) {
  const identity = useIdentity();
  const reason = useLoginReason();
  if (identity.state === 'customer' && !form.isBusy) {
    return <AlreadyLoggedIn customer={identity.customer} isOnTheWay={reason.kind !== 'none'} />;
  }
  const footer = (
    <>
      {other.question}
      <Link to={`${other.path}${reason.search}`}>{other.label}</Link>
    </>
  );
  return (
    <AuthCard title={title} lead={lead} footer={footer}>
      <LoginReason kind={reason.kind} way={way} />
      <AuthForm form={form} submitLabel={submitLabel}>
        {children}
      </AuthForm>
    </AuthCard>
  );
}
