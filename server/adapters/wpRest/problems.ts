import { ShopError } from '../../../domain/core/errors.js';
import { OperatorProblem } from '../../ports/problem.js';

/** An outage, as the ports report it. */
export function unavailable(line: string, cause?: unknown): ShopError {
  return new ShopError('store_unavailable', {}, new OperatorProblem(line, { cause }));
}

/** A write whose outcome is unknown. */
export function undecided(line: string, cause?: unknown): ShopError {
  return new ShopError('outcome_unknown', {}, new OperatorProblem(line, { cause }));
}

/** Node reads it before it reads any file of settings. */
const OWN_AUTHORITY =
  'start the shop with the file of your own authority in NODE_EXTRA_CA_CERTS, set in the environment and not in .env';

const CERTIFICATE: Record<string, string> = {
  CERT_HAS_EXPIRED: 'has expired: renew it',
  CERT_NOT_YET_VALID: 'is not valid yet: check the clock of the server',
  ERR_TLS_CERT_ALTNAME_INVALID: 'is for another host name: set the address to that name',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'is self-signed: install one of a known authority',
  SELF_SIGNED_CERT_IN_CHAIN: `is signed by an unknown authority: install one of a known authority, or ${OWN_AUTHORITY}`,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: `cannot be verified: install the full chain with its intermediate certificates, or ${OWN_AUTHORITY}`,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: `is signed by an unknown authority: install the full chain, or ${OWN_AUTHORITY}`,
};

/** The operator's message for a request without any response; `setting` names the address. */
export function describeNoAnswer(error: unknown, host: string, setting = 'STORE_URL'): string {
  const code = codeOf(error);
  const certificate = Object.hasOwn(CERTIFICATE, code) ? CERTIFICATE[code] : undefined;
  if (certificate !== undefined) return `The certificate of ${host} (${setting}) ${certificate}`;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return `The host ${host} does not exist: check ${setting}`;
  }
  if (code === 'ECONNREFUSED') return `${host} (${setting}) refuses connections: is the store running?`;
  if (isTimeout(error)) return `The store at ${host} does not respond in time`;
  return `The connection to the store at ${host} was interrupted${code === '' ? '' : ` (${code})`}`;
}

const UNREACHED: ReadonlySet<string> = new Set([
  'ENOTFOUND',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** Whether the connection was never established, so that the store cannot have received anything. */
export function isUnreached(error: unknown): boolean {
  const code = codeOf(error);
  return UNREACHED.has(code) || Object.hasOwn(CERTIFICATE, code);
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && (error.name === 'TimeoutError' || codeOf(error).endsWith('_TIMEOUT'));
}

/** The system's code of a failed request, which `fetch` hides in nested causes. */
function codeOf(error: unknown): string {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && typeof current.code === 'string') return current.code;
  }
  return '';
}

/** Routes of the companion plugin. */
const COMPANION = 'wc-storefront/';

/** The operator's message if WordPress denies access or the route is unknown; null for other responses. */
export function describeRefusedAccess(status: number, code: string, path: string): string | null {
  if (code === 'rest_no_route') {
    if (path.startsWith(COMPANION)) return null; // optional: the shop works without it
    return path.startsWith('jwt-auth/')
      ? 'Nobody can log in: the plugin "JWT Authentication for WP REST API" is missing or not active in WordPress'
      : `WordPress does not know /wp-json/${path.split('/').slice(0, 2).join('/')}: activate WooCommerce, and set permalinks to anything but "Plain"`;
  }
  if (code.startsWith('jwt_auth_bad_config') || code === 'jwt_auth_unsupported_algorithm') {
    return 'Nobody can log in: the JWT plugin lacks its secret (JWT_AUTH_SECRET_KEY in wp-config.php)';
  }
  if (path.startsWith('jwt-auth/') || path === 'wc/v3/payment_gateways') return null;
  if (code === 'woocommerce_rest_authentication_error') {
    return 'WooCommerce rejects the keys: STORE_CONSUMER_SECRET is wrong, or the key has no write access (WooCommerce → Settings → Advanced → REST API, permission Read/Write)';
  }
  if (status === 401 || status === 403) {
    return 'WooCommerce does not accept the keys: check that STORE_CONSUMER_KEY (WooCommerce → Settings → Advanced → REST API) belongs to a shop manager, and that STORE_URL is https';
  }
  return null;
}
