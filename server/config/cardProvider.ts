import { CARD_PROVIDERS } from '../cardProviders.js';
import type { CardProvider } from '../ports/cardProvider.js';
import { ConfigurationError, refuseHalf } from './parsing/configurationError.js';
import type { SettingsTable } from './settings/setting.js';

/** A configured card provider and its parsed settings. */
export interface ConfiguredProvider {
  provider: CardProvider;
  values: Readonly<Record<string, unknown>>;
}

const settingsOf = ({ required, optional }: CardProvider): SettingsTable => ({ ...required, ...optional });

/** The settings of all card providers, in the order of `CARD_PROVIDERS`. */
export const CARD_SETTINGS: SettingsTable = Object.fromEntries(
  CARD_PROVIDERS.flatMap((provider) => Object.entries(settingsOf(provider))),
);

/** The configured providers. Throws if one is only partly configured, or its settings do not fit each other. */
export function readCardProviders(
  settings: Readonly<Record<string, unknown>>,
  providers: readonly CardProvider[] = CARD_PROVIDERS,
): ConfiguredProvider[] {
  return providers
    .filter((provider) => isConfigured(provider, settings))
    .map((provider) => {
      const names = Object.keys(settingsOf(provider));
      const values = Object.fromEntries(names.map((name) => [name, settings[name]]));
      const problem = provider.problemOf?.(values) ?? null;
      if (problem !== null) throw new ConfigurationError(problem);
      return { provider, values };
    });
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
