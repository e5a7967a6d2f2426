import { describeCancellationContract } from './order/cancellation.contract.js';
import { describeCouponsContract } from './order/coupons.contract.js';
import { describeDepositContract } from './order/deposit.contract.js';
import { describeLaterContract } from './order/later.contract.js';
import { describeNotesContract } from './order/notes.contract.js';
import { describeQuantityPricesContract } from './order/quantityPrices.contract.js';
import { describeVisitsContract } from './order/visits.contract.js';
import { describeCatalogueContract } from './catalogue.contract.js';
import { describeCompletionContract } from './order/completion.contract.js';
import { describeConfirmationContract } from './order/confirmation.contract.js';
import { describeContactsContract } from './contacts.contract.js';
import { describeCustomersContract } from './customers.contract.js';
import { describeForgettingContract } from './forgetting.contract.js';
import { describeOrdersContract } from './orders.contract.js';
import { describeSearchContract } from './search.contract.js';
import { describeSettlementContract } from './payment/settlement.contract.js';
import { describeShippingContract } from './shipping.contract.js';
import type { Open, OperatedStore } from './support.js';

/** The contract of the store port, for every adapter. `open` opens a shop for exclusive use. */
export function describeStoreContract(name: string, open: Open<OperatedStore>): void {
  describeCatalogueContract(name, open);
  describeSearchContract(name, open);
  describeCustomersContract(name, open);
  describeContactsContract(name, open);
  describeOrdersContract(name, open);
  describeSettlementContract(name, open);
  describeCancellationContract(name, open);
  describeCouponsContract(name, open);
  describeDepositContract(name, open);
  describeLaterContract(name, open);
  describeNotesContract(name, open);
  describeQuantityPricesContract(name, open);
  describeVisitsContract(name, open);
  describeConfirmationContract(name, open);
  describeCompletionContract(name, open);
  describeForgettingContract(name, open);
  describeShippingContract(name, open);
}
