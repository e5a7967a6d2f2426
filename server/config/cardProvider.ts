import { check, type InferOutput, type ObjectSchema, optional, picklist, pipe, regex, string } from 'valibot';
import { isSecureOrLocal, url } from './addresses.js';
import { refuseHalf } from './configurationError.js';

/** Who takes cards, and what is known of them; `name` says which adapter it is for. */
export interface CardProvider {
  name: 'geidea';
  url: string;
  publicKey: string;
  password: string;
  mode: 'test' | 'live';
}

const URL_HINT = 'must be the https address of Geidea: https://api.merchant.geidea.net for Egypt';
const KEY_HINT = 'must be as it stands in the Geidea portal under Payment Gateway → Gateway Settings';

/** The variables of every card provider. */
export const CARD_PROVIDER_VARIABLES = {
  GEIDEA_URL: optional(pipe(url(['http:', 'https:'], URL_HINT), check(isSecureOrLocal, URL_HINT))),
  GEIDEA_PUBLIC_KEY: optional(pipe(string(), regex(/^[\w-]+$/, KEY_HINT))),
  GEIDEA_API_PASSWORD: optional(pipe(string(), regex(/^[!-~]+$/, KEY_HINT))),
  GEIDEA_MODE: optional(
    picklist(['test', 'live'], 'must be test (keys of the sandbox) or live, which it is when it is not set'),
  ),
};

type Variables = InferOutput<ObjectSchema<typeof CARD_PROVIDER_VARIABLES, undefined>>;

const TOGETHER_HINT =
  'Geidea needs GEIDEA_URL, GEIDEA_PUBLIC_KEY and GEIDEA_API_PASSWORD together. They stand in the Geidea portal under Payment Gateway → Gateway Settings; unset them all to take cash alone';

/** The provider that is configured, null for none: half a set of keys would take orders that cannot be paid. */
export function readCardProvider(variables: Variables): CardProvider | null {
  const { GEIDEA_URL: url, GEIDEA_PUBLIC_KEY: publicKey, GEIDEA_API_PASSWORD: password } = variables;
  const { GEIDEA_MODE: mode } = variables;
  if (url !== undefined && publicKey !== undefined && password !== undefined) {
    return { name: 'geidea', url, publicKey, password, mode: mode ?? 'live' };
  }
  const set = ['GEIDEA_URL', 'GEIDEA_PUBLIC_KEY', 'GEIDEA_API_PASSWORD'] as const;
  refuseHalf(variables, set, TOGETHER_HINT, mode !== undefined);
  return null;
}
