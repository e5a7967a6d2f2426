import { inLocale } from '../../../../domain/core/locale.js';
import type { SetTermsView } from '../../../../domain/catalogue/plate/setTerms.js';
import { USUAL_GOVERNORATE_NAME } from '../../../../domain/egypt/governorates.js';
import type { Backend } from '../../../ports/backend.js';
import type { pageParts } from '../../../ports/shared/pageParts.js';
import { listDeliveryZones } from '../../delivery/deliveryZones.js';
import type { PageRequest } from '../page.js';

/** What fitting and delivery cost, for a page with tyres; nothing of what cannot be read at the moment. */
export async function loadSetTerms(
  backend: Backend,
  { locale }: Pick<PageRequest, 'locale'>,
  parts: ReturnType<typeof pageParts>,
): Promise<SetTermsView> {
  const [branches, zones] = await Promise.all([
    parts.read('fitting-not-described', backend.content.listBranches(), null),
    parts.read('delivery-not-described', listDeliveryZones(backend), []),
  ]);
  const { cutOffMinute, daysOff, holidays } = backend.settings.deliveryCalendar;
  return {
    fitting: branches === null ? null : fittingOf(backend, branches, locale),
    delivery:
      zones.length === 0
        ? null
        : {
            place: inLocale(USUAL_GOVERNORATE_NAME, locale),
            zones: zones.map(({ governorates, cost, days }) => ({ governorates, fee: cost, ...days })),
            calendar: { cutOffMinute, daysOff, holidays },
          },
  };
}

/** The branch that fits a tyre for least, or else the fee that the operator has set. */
export function fittingOf(
  { settings: { fittingFee } }: Pick<Backend, 'settings'>,
  branches: Awaited<ReturnType<Backend['content']['listBranches']>>,
  locale: PageRequest['locale'],
): SetTermsView['fitting'] {
  const [first] = branches
    .flatMap(({ name, fittingPrice: fee }) => (fee === null ? [] : [{ branch: inLocale(name, locale), fee }]))
    .sort((a, b) => a.fee - b.fee);
  return first ?? (fittingFee === null ? null : { fee: fittingFee, branch: null });
}
