import { fieldKey } from '../../client/errorWords.js';
import { useWords } from '../../client/words.js';
import { type CheckoutErrors, type CheckoutStep, STEP_FIELDS } from '../../domain/checkoutForm.js';
import { ErrorSummary } from '../ui/ErrorSummary.js';
import { FIELD_LABELS } from './fieldLabels.js';

/** What is wrong with the fields of a step. */
export function StepErrors({ step, errors }: { step: CheckoutStep; errors: CheckoutErrors }) {
  const t = useWords();
  const wrong = STEP_FIELDS[step].flatMap((name) => {
    const code = errors[name];
    return code === undefined ? [] : [{ name, label: t(FIELD_LABELS[name]), error: t(fieldKey(code)) }];
  });
  return <ErrorSummary wrong={wrong} />;
}
