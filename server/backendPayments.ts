import { geideaPayments } from './adapters/geidea/geidea.js';
import type { CardProvider } from './config/cardProvider.js';
import type { PaymentsPort } from './ports/payments.js';

/** Card payments at the configured provider: the one place that knows which adapters there are. */
export function openCardProvider(provider: CardProvider): PaymentsPort {
  return geideaPayments(provider);
}
