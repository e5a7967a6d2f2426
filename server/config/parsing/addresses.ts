import { check, pipe, string } from 'valibot';

/** Schema of an address with one of these protocols, such as `https:`. */
export const url = (protocols: string[], hint: string) =>
  pipe(
    string(),
    check((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), hint),
  );

/** Whether the host of an address is a loopback name or address. */
export function isThisMachine(address: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname);
}

/** TLS is not required for requests that never leave this machine. */
export function isSecureOrLocal(address: string): boolean {
  if (!URL.canParse(address)) return true; // already reported by the URL check
  return new URL(address).protocol === 'https:' || isThisMachine(address);
}

/** Schema of the address of a service that is asked over TLS, unless it runs on this machine. */
export const secureUrl = (hint: string) => pipe(url(['http:', 'https:'], hint), check(isSecureOrLocal, hint));

/** The shop's address where none is set: the one that the platform gives it, or this machine. */
export function productionUrl(given: NodeJS.ProcessEnv, port: number): string {
  const host = given['VERCEL_PROJECT_PRODUCTION_URL'] ?? given['VERCEL_URL'];
  return host === undefined ? `http://localhost:${port}` : `https://${host}`;
}

/** In production the address of a single deployment may be protected; the shop's own never is. */
export function readOwnOrigin(given: NodeJS.ProcessEnv, publicUrl: string, port: number): string {
  if (given['VERCEL_ENV'] === 'production') return publicUrl;
  const deployment = given['VERCEL_URL'];
  return deployment === undefined ? `http://localhost:${port}` : `https://${deployment}`;
}
