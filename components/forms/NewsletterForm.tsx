import { useReadIdentity } from '../../client/account/useIdentity.js';
import { subscribe } from '../../client/content/subscribe.js';
import { useForm } from '../../client/forms/useForm.js';
import { useMessages } from '../../client/intl/messages.js';
import { Email } from '../../domain/forms/fields.js';
import { StackedForm } from '../ui/form/StackedForm.js';
import { useShell } from '../../client/page/shellContext.js';
import { TextField } from '../ui/form/Field.js';
import { PageFrame } from '../ui/PageFrame.js';
import { useGoToDone } from './useGoToDone.js';

/** The footer's subscription as a page, for what the footer of a page without scripts cannot say. */
export function NewsletterForm() {
  const t = useMessages();
  const readIdentity = useReadIdentity();
  const goToDone = useGoToDone('newsletter');
  const words = useShell().footer.newsletter;
  const form = useForm({
    name: 'newsletter',
    parsers: { email: Email },
    run: async ({ email }) => {
      await subscribe(email, readIdentity());
      goToDone();
    },
  });
  return (
    <PageFrame title={t('newsletter.title')} lead={words.description} width="narrow">
      <StackedForm form={form} submitLabel={words.button}>
        <TextField
          {...form.field('email')}
          label={t('account.email')}
          type="email"
          inputMode="email"
          dir="ltr"
          autoComplete="email"
        />
      </StackedForm>
    </PageFrame>
  );
}
