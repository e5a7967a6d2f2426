import { fieldKey } from '../../client/intl/errorMessages.js';
import { useMessages } from '../../client/intl/messages.js';
import { type CheckoutErrors, type CheckoutStep, STEP_FIELDS } from '../../domain/checkout/checkoutForm.js';
import { ErrorSummary } from '../ui/form/ErrorSummary.js';
import { FIELD_LABELS } from './fields/fieldLabels.js';

/** What is wrong with the fields of a step. */
export function StepErrors({ step, errors }: { step: CheckoutStep; errors: CheckoutErrors }) {
  const t = useMessages();
  const wrong = STEP_FIELDS[step].flatMap((name) => {
    const code = errors[name];
    return code === undefined ? [] : [{ name, label: t(FIELD_LABELS[name]), error: t(fieldKey(code)) }];
  });
  return <ErrorSummary wrong={wrong} />;
}
