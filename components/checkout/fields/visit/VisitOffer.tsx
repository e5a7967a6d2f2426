import { useIntl } from 'react-intl';
import { useFreeSlots } from '../../../../client/checkout/useFreeSlots.js';
import type { DeliveryMethod } from '../../../../client/checkout/useShipping.js';
import { useLocale, useMessages } from '../../../../client/intl/messages.js';
import type { BranchService } from '../../../../domain/branches/branch.js';
import { formatSlotStart, slotStart } from '../../../../domain/branches/slots.js';
import { inLocale } from '../../../../domain/core/locale.js';
import { formatPrice } from '../../../../domain/core/money.js';
import { Skeleton } from '../../../ui/loading/Skeleton.js';
import { JoinedWords } from '../../../ui/text/JoinedWords.js';
import styles from './VisitFields.module.css';

interface VisitOfferProps {
  service: BranchService;
  /** The branches that offer it, nearest first. */
  offers: readonly DeliveryMethod[];
  /** The one that is chosen with the service. */
  first: DeliveryMethod;
}

/** Branches named before one is chosen; the others are in the list that follows the choice. */
const NAMED = 2;

/** Where a service is offered, for how much where that differs, and when its first branch has time. */
export function VisitOffer({ service, offers, first }: VisitOfferProps) {
  const t = useMessages();
  const locale = useLocale();
  const isSame = offers.every(({ cost }) => cost === first.cost);
  // The first one stands with its price in the card's title where prices differ.
  const named = [first, ...offers.filter((offer) => offer !== first)].slice(isSame ? 0 : 1, NAMED);
  const places = named.flatMap(({ visit, cost }) => {
    if (visit === undefined) return [];
    const branch = inLocale(visit.branch.name, locale);
    return [
      isSame ? branch : t('visit.branch_at', { branch, cost: cost === 0 ? 'free' : formatPrice(cost) }),
    ];
  });
  return (
    <>
      <span className={styles['line']}>
        <JoinedWords words={places} />
      </span>
      <span className={styles['line']}>
        <Earliest service={service} branch={first.visit?.branch.id ?? ''} />
      </span>
    </>
  );
}

/** The first free time of a branch; what the service is where there is none. */
function Earliest({ service, branch }: { service: BranchService; branch: string }) {
  const t = useMessages();
  const intl = useIntl();
  const { slots, hasFailed } = useFreeSlots(branch);
  if (slots === undefined && !hasFailed) return <Skeleton width="10rem" height="1.5em" />;
  const [first] = slots ?? [];
  return first === undefined
    ? t(`visit.${service}_text`)
    : t('visit.earliest', { time: formatSlotStart(slotStart(first), intl) });
}
