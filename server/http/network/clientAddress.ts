import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { readNetworks } from '../../config/parsing/networks.js';

type Headers = Pick<IncomingMessage, 'headers'>['headers'];

/** The connection of a request: the address of its other end, and the request's headers. */
interface Connection {
  remoteAddress: string | undefined;
  headers: Headers;
}

/**
 * The address of the client, for rate limits. Callers can send `X-Real-Ip` and `X-Forwarded-For` themselves, so the
 * former counts only on the platform, and the latter only as far as trusted proxies have written it: it is read from its
 * end, and the first address outside of `TRUSTED_PROXY` is the client's.
 */
export function clientAddress(
  { remoteAddress, headers }: Connection,
  environment: NodeJS.ProcessEnv = process.env,
): string {
  const own = remoteAddress === undefined ? 'unknown' : plainAddress(remoteAddress);
  if (environment['VERCEL'] === '1') {
    const real = headers['x-real-ip'];
    return typeof real === 'string' ? real : own;
  }
  const trusted = environment['TRUSTED_PROXY'];
  return trusted === undefined || trusted === '' ? own : beforeProxies(own, headers, trusted);
}

/** Whether connections from this address carry the requests of many clients: a proxy that is named, or this machine. */
export function carriesManyClients(
  address: string | undefined,
  environment: NodeJS.ProcessEnv = process.env,
): boolean {
  const own = plainAddress(address ?? '');
  return own === '127.0.0.1' || own === '::1' || trustedBy(environment['TRUSTED_PROXY'] ?? '')(own);
}

function beforeProxies(own: string, headers: Headers, trusted: string): string {
  const isTrusted = trustedBy(trusted);
  const hops = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  let address = own;
  while (isTrusted(address)) {
    const before = plainAddress(hops.pop()?.trim() ?? '');
    if (isIP(before) === 0) break;
    address = before;
  }
  return address;
}

let known: { text: string; isTrusted: (address: string) => boolean } | undefined;

/** Parses the setting once; `server/config/settings/shop.ts` rejects an invalid one at the start. */
function trustedBy(text: string): (address: string) => boolean {
  if (known?.text !== text) {
    const networks = readNetworks(text);
    const isTrusted = (address: string) =>
      networks !== null &&
      isIP(address) > 0 &&
      networks.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
    known = { text, isTrusted };
  }
  return known.isTrusted;
}

/** An IPv4 address in IPv6 notation (`::ffff:192.0.2.1`), as a socket reports it, becomes a plain one. */
function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}
