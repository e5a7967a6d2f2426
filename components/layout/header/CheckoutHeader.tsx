import { useMessages } from '../../../client/intl/messages.js';
import { Icon } from '../../ui/Icon.js';
import { ChatLink } from '../ChatLink.js';
import styles from './CheckoutHeader.module.css';
import entry from './HeaderEntry.module.css';
import { LanguageSwitch } from './LanguageSwitch.js';
import { Logo } from './Logo.js';

/** The checkout's header: only logo, language and help, to avoid distraction. */
export function CheckoutHeader({ shopName }: { shopName: string }) {
  const t = useMessages();
  return (
    <header className={styles['header']}>
      <div className={styles['row']}>
        <Logo shopName={shopName} />
        <p className={styles['secure']}>
          <Icon name="lock" size={18} />
          <span>{t('checkout.secure')}</span>
        </p>
        <LanguageSwitch />
        <ChatLink className={entry['entry']} labelClassName={entry['wideOnly']} />
      </div>
    </header>
  );
}
