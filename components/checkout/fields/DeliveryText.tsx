import { useIntl } from 'react-intl';
import { useArrivalWords } from '../../../client/checkout/useArrivalWords.js';
import type { DeliveryMethod } from '../../../client/checkout/useShipping.js';
import { useLocale } from '../../../client/intl/messages.js';
import { formatSlotStart } from '../../../domain/branches/slots.js';
import { inLocale } from '../../../domain/core/locale.js';
import { Dotted } from '../../ui/text/Dotted.js';
import { DeliveryPrice } from './DeliveryPrice.js';

interface DeliveryTextProps {
  method: DeliveryMethod;
  /** Start of the appointment, `2026-11-25T10:00`; empty for none. */
  slot?: string;
}

/** A delivery method in one line: its name and its price, and when the order arrives or the appointment is. */
export function DeliveryText({ method, slot = '' }: DeliveryTextProps) {
  const words = useArrivalWords();
  const locale = useLocale();
  const intl = useIntl();
  return (
    <Dotted
      parts={[
        inLocale(method.title, locale),
        <DeliveryPrice cost={method.cost} />,
        method.visit === undefined ? words(method) : formatSlotStart(slot, intl),
      ]}
    />
  );
}
