import { useMessages } from '../../client/intl/messages.js';
import { useShell } from '../../client/page/shellContext.js';
import type { Piastres } from '../../domain/core/money.js';
import type { ClientWay } from '../../domain/payment/wireWays.js';
import type { MessageKey } from '../../locales/keys.js';
import { InLanguage } from '../ui/text/InLanguage.js';
import { Link } from '../ui/Link.js';
import styles from './PlaceNote.module.css';

interface PlaceNoteProps {
  id?: string;
  way: ClientWay;
  /** Deposit on a cash order; null if none is due. */
  deposit: Piastres | null;
  /** A code has to prove the number first. */
  asksForNumber: boolean;
}

/** What the button that places the order costs now, or what it waits for. */
export function PlaceNote({ id, way, deposit, asksForNumber }: PlaceNoteProps) {
  const t = useMessages();
  return (
    <p id={id} className={styles['note']}>
      {t(asksForNumber ? 'prove.first' : noteOf(way, deposit))}
    </p>
  );
}

function noteOf(way: ClientWay, deposit: Piastres | null): MessageKey {
  if (way.kind === 'kiosk') return 'checkout.pay_note_kiosk';
  if (way.method === 'later') return 'checkout.place_note_later';
  if (way.method === 'card' || deposit !== null) return 'checkout.pay_note';
  return 'checkout.place_note';
}

/** Pages about what a buyer agrees to, where the shop has them. */
const TERMS = ['/terms', '/returns', '/warranty'];

/** What a buyer agrees to by ordering: those of the footer's pages that say so, under the names that they have there. */
export function OrderTerms() {
  const t = useMessages();
  const links = useShell().footer.sections.flatMap((section) => section.links);
  const terms = TERMS.flatMap((path) => links.find((link) => link.path === path) ?? []);
  if (terms.length === 0) return null;
  return (
    <div className={styles['terms']}>
      <p>{t('checkout.agree')}</p>
      <ul>
        {terms.map(({ name, lang, path }) => (
          <li key={path}>
            <Link to={path}>
              <InLanguage lang={lang}>{name}</InLanguage>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
