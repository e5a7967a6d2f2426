import { useArrivalWords } from '../../../client/checkout/useArrivalWords.js';
import type { DeliveryMethod } from '../../../client/checkout/useShipping.js';
import { useLocale } from '../../../client/intl/messages.js';
import { inLocale } from '../../../domain/core/locale.js';

/** A delivery method in one line: its name, and when the order arrives or can be collected. */
export function DeliveryText({ method }: { method: DeliveryMethod }) {
  const words = useArrivalWords();
  const locale = useLocale();
  return (
    <>
      {inLocale(method.title, locale)} · {words(method)}
    </>
  );
}
