import { useGo } from '../../client/page/navigation.js';
import { formDonePath, type FormName } from '../../domain/forms/forms.js';

/** Goes to the page that says that a form was accepted. */
export function useGoToDone(form: FormName): () => void {
  const go = useGo();
  return () => void go(formDonePath(form));
}
