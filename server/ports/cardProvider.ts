import type { InferOutput } from 'valibot';
import type { WayKind } from '../../domain/payment/ways.js';
import type { SettingsTable } from '../config/settings/setting.js';
import type { PaymentsPort } from './payments.js';

type ValuesOf<Table extends SettingsTable> = {
  [Name in keyof Table]: InferOutput<Table[Name]['schema']>;
};

/** A payment method as it appears in a store's back office. */
export interface PaymentGateway {
  id: string;
  title: string;
}

/** Declaration of a card provider. `server/cardProviders.ts` lists them. */
export interface CardProvider<
  Required extends SettingsTable = SettingsTable,
  Optional extends SettingsTable = SettingsTable,
> {
  /** Name of the provider, for operators. */
  name: string;
  /**
   * The payment method written into a store's orders. Its id is also the provider's key in `PAYMENT_WAYS` and in the
   * address of callbacks; it must never change, because orders are read by it.
   */
  gateway: PaymentGateway;
  /** The kinds of ways to pay that its page can take. */
  kinds: readonly WayKind[];
  /** Whether its page can be limited to integrations by their ids. */
  hasIntegrations: boolean;
  /** Either all are set or none; the first is the provider's address and identifies it in reports. */
  required: Required;
  optional: Optional;
  /** Where the operator finds the required settings; appended to the error about a partial set. */
  whereFound: string;
  /** The setting that selects live or test payments. */
  modeSetting: (keyof Required | keyof Optional) & string;
  isTest(values: ValuesOf<Required> & Partial<ValuesOf<Optional>>): boolean;
  /** One sentence on settings that do not fit each other, for the operator; null if they do. */
  problemOf?(values: ValuesOf<Required> & Partial<ValuesOf<Optional>>): string | null;
  /** Creates the port from the parsed settings, without a request to the provider. */
  open(values: ValuesOf<Required> & Partial<ValuesOf<Optional>>): PaymentsPort;
}

/** Declares a provider and infers the types that `open` receives from its settings. */
export function defineCardProvider<
  const Required extends SettingsTable,
  const Optional extends SettingsTable,
>(provider: CardProvider<Required, Optional>): CardProvider {
  return provider;
}
