import { useState } from 'react';
import { useErrorMessages } from '../../client/intl/errorMessages.js';
import { notify } from '../../client/core/notify.js';
import { useIdentity } from '../../client/account/useIdentity.js';
import { useMessages } from '../../client/intl/messages.js';
import { Button } from '../ui/form/Button.js';
import { Panel } from './Panel.js';
import { classNames } from '../ui/classNames.js';
import styles from './PanelBody.module.css';

/** Logs out this device or all devices, then goes to the home page. */
export function SessionsPanel() {
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
