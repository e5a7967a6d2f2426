import { useEffect, useReducer } from 'react';
import { useIntl } from 'react-intl';
import { arrivesBy, type SetTermsView, zoneOf } from '../../domain/catalogue/plate/setTerms.js';
import { USUAL_GOVERNORATE } from '../../domain/egypt/governorates.js';
import type { Piastres } from '../../domain/core/money.js';
import { isStored } from '../storage/stored.js';
import { useLocale } from '../intl/messages.js';

/** Delivery of four tyres to the shopper's governorate. */
export interface SetDelivery {
  /** Name of the governorate. */
  place: string;
  fee: Piastres;
  /** Working days until they arrive, which do not go stale. */
  days: number;
  /** The last day on which they arrive, such as `November 30`; null until hydrated, because prerendered pages age. */
  by: string | null;
}

const loadPlace = () => import('./savedPlace.js');

/**
 * Delivery to the governorate that was chosen last, or else to where most orders go; null where its fee is not known.
 * The chosen one is read only where the browser keeps one.
 */
export function useSetDelivery(delivery: SetTermsView['delivery']): SetDelivery | null {
  const locale = useLocale();
  const intl = useIntl();
  const [atMs, setNow] = useReducer((_: number | null, now: number) => now, null);
  const [kept, setKept] = useReducer((_: KeptPlace, place: KeptPlace) => place, null);
  useEffect(() => {
    setNow(Date.now());
    if (!isStored('governorate')) return;
    loadPlace()
      .then(({ savedPlace }) => setKept(savedPlace(locale)))
      .catch((error: unknown) => console.warn('The kept governorate could not be read.', error));
  }, [locale]);
  if (delivery === null) return null;
  const zone = zoneOf(delivery.zones, kept?.governorate ?? USUAL_GOVERNORATE);
  if (zone === null) return null;
  const date = atMs === null ? null : new Date(arrivesBy(delivery.calendar, zone, atMs));
  return {
    place: kept?.name ?? delivery.place,
    fee: zone.fee,
    days: zone.to,
    by:
      date &&
      intl.formatDate(date, { day: 'numeric', month: 'long', timeZone: 'UTC' }).replaceAll(' ', '\u00a0'),
  };
}

type KeptPlace = { governorate: string; name: string } | null;
