import { useState } from 'react';
import { useErrorMessages } from '../../client/intl/errorMessages.js';
import { notify } from '../../client/core/notify.js';
import { useIdentity } from '../../client/account/useIdentity.js';
import { useMessages } from '../../client/intl/messages.js';
import { Button } from '../ui/form/Button.js';
import { EditForm } from './EditForm.js';
import { Panel } from './Panel.js';
import { classNames } from '../ui/classNames.js';
import styles from './PanelBody.module.css';

/** Ends the session, here or on all devices, and then goes to the home page. */
function useLeave() {
  const t = useMessages();
  const explain = useErrorMessages();
  const { logout } = useIdentity();
  const [isBusy, setIsBusy] = useState(false);

  async function leave(everywhere: boolean): Promise<void> {
    setIsBusy(true);
    try {
      await logout({ everywhere });
      notify({ kind: 'success', text: t('logout_done') });
    } catch (error) {
      notify({ kind: 'error', text: explain(error) });
      setIsBusy(false);
    }
  }

  return { isBusy, leave };
}

/** Logs out this device or all devices. */
export function SessionsPanel() {
  const t = useMessages();
  const { isBusy, leave } = useLeave();
  return (
    <Panel title={t('profile.sessions')}>
      <p className={styles['text']}>{t('profile.sessions_text')}</p>
      <div className={classNames(styles['actions'], styles['quiet'])}>
        <Button variant="quiet" icon="logout" isBusy={isBusy} onClick={() => void leave(false)}>
          {t('logout')}
        </Button>
        <Button variant="quiet" isBusy={isBusy} onClick={() => void leave(true)}>
          {t('profile.logout_everywhere')}
        </Button>
      </div>
    </Panel>
  );
}

/** Ends the session of a customer without a password, who could not log in here again: after a question. */
export function BrowserPanel() {
  const t = useMessages();
  const { isBusy, leave } = useLeave();
  const [isAsking, setIsAsking] = useState(false);
  if (!isAsking) {
    return (
      <Panel title={t('profile.browser')}>
        <p className={styles['text']}>{t('profile.browser_text')}</p>
        <div className={classNames(styles['actions'], styles['quiet'])}>
          <Button variant="quiet" icon="logout" onClick={() => setIsAsking(true)}>
            {t('profile.leave')}
          </Button>
        </div>
      </Panel>
    );
  }
  return (
    <Panel title={t('profile.leave')}>
      <EditForm
        form={{
          isBusy,
          failure: null,
          onSubmit: (event) => {
            event.preventDefault();
            void leave(false);
          },
        }}
        onCancel={() => setIsAsking(false)}
        submitLabel={t('profile.leave_yes')}
        isDangerous
      >
        <p className={styles['text']}>{t('profile.leave_text')}</p>
      </EditForm>
    </Panel>
  );
}
