import type { Form } from '../../../client/forms/useForm.js';
import { useErrorMessages } from '../../../client/intl/errorMessages.js';
import { useMessages } from '../../../client/intl/messages.js';
import { Notice } from '../Notice.js';

/**
 * Above the fields: the error that belongs to none of them. Scripts focus the first invalid field; without them the page
 * says here that there is one.
 */
export function FormFailure({ form }: { form: Pick<Form<string>, 'failure' | 'wrongCount'> }) {
  const t = useMessages();
  const explain = useErrorMessages();
  const { failure, wrongCount } = form;
  if (failure === null && wrongCount === 0) return null;
  return (
    <Notice kind="error">
      {failure === null ? t('form.check_fields', { count: wrongCount }) : explain(failure)}
    </Notice>
  );
}
