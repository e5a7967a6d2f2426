import { useLocale, useMessages } from '../intl/messages.js';
import { inLocale } from '../../domain/core/locale.js';
import type { ClientWay } from '../../domain/payment/wireWays.js';

/** `title(way, isPickup)`: what a way to pay is called, by the operator or else by the shop. */
export function useWayTitle(): (way: Pick<ClientWay, 'kind' | 'name'>, isPickup: boolean) => string {
  const t = useMessages();
  const locale = useLocale();
  return ({ kind, name }, isPickup) => {
    if (name !== null) return inLocale(name, locale);
    if (kind !== 'cash') return t(`payment.${kind}.title`);
    return t(isPickup ? 'payment.cod.collect' : 'payment.cod.title');
  };
}
