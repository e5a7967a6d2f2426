import { FEATURE_FORMS } from '../../features/rules.js';
import { keysOf } from '../core/byKey.js';
import { type FormName, formPath, OWN_FORMS } from './forms.js';

export const FORM_NAMES: readonly FormName[] = [...OWN_FORMS, ...keysOf(FEATURE_FORMS)];

/** The form with this address; null if a path without locale is none. */
export function formAt(path: string): FormName | null {
  return FORM_NAMES.find((form) => path === formPath(form)) ?? null;
}
