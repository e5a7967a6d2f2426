import { createContext, useContext } from 'react';
import { formPath, type FormAnswer, type FormName } from '../../domain/forms/forms.js';
import { localePath } from '../../domain/core/paths.js';
import { useLocale } from '../intl/messages.js';

/** The answer to a form that was sent without scripts and not accepted; null on every other page. */
export const FormAnswerContext = createContext<FormAnswer | null>(null);

/** The answer to this form; null if it has none, or no name. */
export function useFormAnswer(name: FormName | undefined): FormAnswer | null {
  const answer = useContext(FormAnswerContext);
  return answer !== null && answer.form === name ? answer : null;
}

export interface FormTarget {
  method: 'post';
  action?: string;
}

/**
 * Attributes of a form, so that it can be sent without scripts, too, if it has a name. Without a `query` of its own the
 * address keeps that of the answer's page. `post` keeps passwords out of the URL.
 */
export function useFormTarget(name: FormName | undefined, query?: string): FormTarget {
  const locale = useLocale();
  const address = useFormAnswer(name)?.address ?? '';
  if (name === undefined) return { method: 'post' };
  const kept = query ?? /\?.*/.exec(address)?.[0] ?? '';
  return { method: 'post', action: localePath(formPath(name, kept), locale) };
}
