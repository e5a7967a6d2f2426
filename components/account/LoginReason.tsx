import { useWords } from '../../client/words.js';
import { Notice } from '../ui/Notice.js';

/** Says why a login is asked for, so that it does not come as a toll gate. */
export function LoginReason({ kind }: { kind: 'none' | 'wanted' | 'next' }) {
  const t = useWords();
  if (kind === 'none') return null;
  return <Notice kind="info">{t(kind === 'wanted' ? 'login.why_wanted' : 'login.why_next')}</Notice>;
}
