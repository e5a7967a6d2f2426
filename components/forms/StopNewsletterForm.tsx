import { stopNewsletter } from '../../client/content/subscribe.js';
import { useForm } from '../../client/forms/useForm.js';
import { useMessages } from '../../client/intl/messages.js';
import { StopKey } from '../../domain/content/newsletter.js';
import { StackedForm } from '../ui/form/StackedForm.js';
import { PageFrame } from '../ui/PageFrame.js';
import { useGoToDone } from './useGoToDone.js';

/** One press ends the newsletter, because programs that check the links of a mail open them, too. */
export function StopNewsletterForm({ token }: { token: string }) {
  const t = useMessages();
  const goToDone = useGoToDone('stop-newsletter');
  const form = useForm({
    name: 'stop-newsletter',
    query: '',
    parsers: { key: StopKey },
    run: async ({ key }) => {
      await stopNewsletter(key);
      goToDone();
    },
  });
  const { name, defaultValue = token } = form.field('key');
  return (
    <PageFrame title={t('newsletter.stop_title')} lead={t('newsletter.stop_lead')} width="narrow">
      <StackedForm form={form} submitLabel={t('newsletter.stop')}>
        <input type="hidden" name={name} value={defaultValue} />
      </StackedForm>
    </PageFrame>
  );
}
