import { notify } from '../../../client/core/notify.js';
import { useMessages } from '../../../client/intl/messages.js';
import { Button } from '../../ui/form/Button.js';

/** Copies a text that has to be typed elsewhere. */
export function CopyButton({ text }: { text: string }) {
  const t = useMessages();

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      notify({ kind: 'success', text: t('await.copied') });
    } catch {
      // Without clipboard access, the text beside it can be copied by hand.
      notify({ kind: 'info', text });
    }
  }

  return (
    <Button variant="quiet" size="s" onClick={() => void copy()}>
      {t('await.copy')}
    </Button>
  );
}
