import { fieldKey } from '../../client/intl/errorWords.js';
import { useWords } from '../../client/intl/words.js';
import { type CheckoutErrors, type CheckoutStep, STEP_FIELDS } from '../../domain/checkout/checkoutForm.js';
import { ErrorSummary } from '../ui/form/ErrorSummary.js';
import { FIELD_LABELS } from './fields/fieldLabels.js';

/** What is wrong with the fields of a step. */
export function StepErrors({ step, errors }: { step: CheckoutStep; errors: CheckoutErrors }) {
  const t = useWords();
  const wrong = STEP_FIELDS[step].flatMap((name) => {
    const code = errors[name];
    return code === undefined ? [] : [{ name, label: t(FIELD_LABELS[name]), error: t(fieldKey(code)) }];
  });
  return <ErrorSummary wrong={wrong} />;
}
