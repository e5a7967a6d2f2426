import type { GenericSchema, InferOutput } from 'valibot';
import type { PaymentsPort } from './payments.js';

/** What a setting is for, as `.env.example` tells it. */
export interface SettingHelp {
  help: string;
  /** A value of the right form; never one that works. */
  example: string;
}

/** An environment variable: what it must look like where it is set (its issues are read by an operator). */
export interface Setting<Value = unknown> extends SettingHelp {
  schema: GenericSchema<string, Value>;
}

/** By the name of the variable. */
export type SettingsTable = Readonly<Record<string, Setting>>;

export type ValuesOf<Table extends SettingsTable> = {
  [Name in keyof Table]: InferOutput<Table[Name]['schema']>;
};

/** A way to pay as a store's back office lists it. */
export interface PaymentGateway {
  id: string;
  title: string;
}

/** All that the shop knows about a card provider. `server/cardProviders.ts` lists them. */
export interface CardProvider<
  Required extends SettingsTable = SettingsTable,
  Optional extends SettingsTable = SettingsTable,
> {
  /** Its name, as an operator reads it. */
  name: string;
  /** What is written as the way to pay into the orders of a store. The id stays for good: orders are read by it. */
  gateway: PaymentGateway;
  /** All of them are set, or none; the first one is its address, which stands for the provider in reports. */
  required: Required;
  optional: Optional;
  /** Where the operator finds the required settings; it ends a complaint about half of them. */
  whereFound: string;
  /** The setting that tells real money from test payments. */
  modeSetting: string;
  /** Asks the provider for nothing yet. Gets the values that the schemas made of the settings. */
  open(values: ValuesOf<Required> & Partial<ValuesOf<Optional>>): PaymentsPort;
}

/** Declares a provider, so that `open` knows the types of its settings. */
export function defineCardProvider<
  const Required extends SettingsTable,
  const Optional extends SettingsTable,
>(provider: CardProvider<Required, Optional>): CardProvider {
  return provider;
}
