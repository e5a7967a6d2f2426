import { useMessages } from '../../../client/intl/messages.js';
import { Notice } from '../../ui/Notice.js';

interface LoginReasonProps {
  kind: 'none' | 'wanted' | 'next';
  /** What the page offers: to log in, or to open an account. */
  way: 'login' | 'register';
}

/** Says why a login is asked for, so that it does not come as a toll gate. */
export function LoginReason({ kind, way }: LoginReasonProps) {
  const t = useMessages();
  if (kind === 'none') return null;
  return <Notice kind="info">{t(kind === 'wanted' ? `${way}.why_wanted` : `${way}.why_next`)}</Notice>;
}
