import { object, optional } from 'valibot';
import { CARD_PROVIDERS } from '../cardProviders.js';
import type { CardProvider, SettingsTable } from '../ports/cardProvider.js';
import { ConfigurationError, refuseHalf } from './configurationError.js';

/** The configured card provider and its parsed settings. */
export interface ConfiguredProvider {
  provider: CardProvider;
  values: Readonly<Record<string, unknown>>;
}

const settingsOf = ({ required, optional }: CardProvider): SettingsTable => ({ ...required, ...optional });

/** The settings of all card providers, in the order of `CARD_PROVIDERS`. */
export const CARD_SETTINGS = CARD_PROVIDERS.flatMap((provider) => Object.entries(settingsOf(provider)));

/** Schema of the environment variables of all card providers. */
export const CardEnvironment = object(
  Object.fromEntries(CARD_SETTINGS.map(([name, { schema }]) => [name, optional(schema)])),
);

/** The configured provider, or null. Throws if one is only partly configured or several are configured. */
export function readCardProvider(
  settings: Readonly<Record<string, unknown>>,
  providers: readonly CardProvider[] = CARD_PROVIDERS,
): ConfiguredProvider | null {
  const [first, second] = providers.filter((provider) => isConfigured(provider, settings));
  if (first === undefined) return null;
  if (second !== undefined) {
    throw new ConfigurationError(
      `${addressSettingOf(second)} must not be set together with ${addressSettingOf(first)}: only one card provider is supported. Unset the settings of ${first.name} or ${second.name}`,
    );
  }
  const names = Object.keys(settingsOf(first));
  const values = Object.fromEntries(names.map((name) => [name, settings[name]]));
  const problem = first.problemOf?.(values) ?? null;
  if (problem !== null) throw new ConfigurationError(problem);
  return { provider: first, values };
}

/** Whether the keys are live. */
export function takesRealMoney({ provider, values }: ConfiguredProvider): boolean {
  return !provider.isTest(values);
}

/** The setting that identifies a provider in reports. */
export function addressSettingOf({ required }: CardProvider): string {
  return Object.keys(required)[0] ?? '';
}

/** Fails on a partial set of keys, which would accept orders that cannot be paid. */
function isConfigured(provider: CardProvider, settings: Readonly<Record<string, unknown>>): boolean {
  const required = Object.keys(provider.required);
  if (required.every((name) => settings[name] !== undefined)) return true;
  const isWanted = Object.keys(provider.optional).some((name) => settings[name] !== undefined);
  refuseHalf(settings, required, togetherHint(provider, required), isWanted);
  return false;
}

function togetherHint({ name, whereFound }: CardProvider, required: readonly string[]): string {
  const list = `${required.slice(0, -1).join(', ')} and ${required.at(-1)}`;
  return `${name} needs ${list} together. ${whereFound}; unset them all to take cash alone`;
}
