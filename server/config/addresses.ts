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
