import type { DeliveryMethod } from '../../client/checkout/useShipping.js';
import { useLocale } from '../../client/intl/messages.js';
import type { CheckoutDraft, CheckoutStep } from '../../domain/checkout/checkoutForm.js';
import { GOVERNORATES } from '../../domain/egypt/governorates.js';
import { formatMobile, parseMobile } from '../../domain/egypt/mobile.js';
import { inLocale } from '../../domain/core/locale.js';
import type { ClientWay } from '../../domain/payment/wireWays.js';
import { useWayTitle } from '../../client/payment/useWayTitle.js';
import { Dotted } from '../ui/text/Dotted.js';
import { JoinedWords } from '../ui/text/JoinedWords.js';
import { Ltr } from '../ui/text/Ltr.js';
import { DeliveryText } from './fields/DeliveryText.js';

interface StepSummaryProps {
  step: CheckoutStep;
  draft: CheckoutDraft;
  way: ClientWay;
  method: DeliveryMethod | null;
}

/** One-line summary of a completed step. */
export function StepSummary({ step, draft: { fields }, way, method }: StepSummaryProps) {
  const titleOf = useWayTitle();
  const locale = useLocale();
  switch (step) {
    case 'contact':
      return (
        <Dotted
          parts={[
            <bdi>
              {fields.first_name} {fields.last_name}
            </bdi>,
            <Ltr>{formatMobile(parseMobile(fields.phone) ?? fields.phone)}</Ltr>,
          ]}
        />
      );
    case 'address': {
      const governorate = GOVERNORATES[fields.governorate];
      const place = governorate === undefined ? '' : inLocale(governorate, locale);
      return <JoinedWords words={[fields.address_1, fields.address_2, fields.city, place]} />;
    }
    case 'delivery':
      return method === null ? null : <DeliveryText method={method} slot={fields.slot} />;
    case 'payment':
      return titleOf(way, method?.isPickup === true);
  }
}
