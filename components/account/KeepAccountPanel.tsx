import { useMessages } from '../../client/intl/messages.js';
import { loginPath, PATHS, registerPath } from '../../domain/core/paths.js';
import { ButtonLink } from '../ui/form/Button.js';
import { classNames } from '../ui/classNames.js';
import { Panel } from './Panel.js';
import styles from './PanelBody.module.css';

/** For whoever has continued with a number: a password keeps the orders beyond this browser's session. */
export function KeepAccountPanel() {
  const t = useMessages();
  return (
    <Panel title={t('profile.keep_title')}>
      <p className={styles['text']}>{t('profile.keep_text')}</p>
      <div className={classNames(styles['actions'], styles['choices'])}>
        <ButtonLink to={registerPath(PATHS.profile)}>{t('profile.keep_password')}</ButtonLink>
        <ButtonLink to={loginPath(PATHS.profile)} variant="quiet">
          {t('profile.keep_login')}
        </ButtonLink>
      </div>
    </Panel>
  );
}
