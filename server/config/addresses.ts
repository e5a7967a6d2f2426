import { check, pipe, string } from 'valibot';

/** An address with one of these protocols, such as `https:`. */
export const url = (protocols: string[], hint: string) =>
  pipe(
    string(),
    check((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), hint),
  );

/** Whether an address is one of the loopback interface. */
export function isThisMachine(address: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname);
}

/** Requests to this machine itself need no TLS. */
export function isSecureOrLocal(address: string): boolean {
  if (!URL.canParse(address)) return true; // it has its complaint already
  return new URL(address).protocol === 'https:' || isThisMachine(address);
}
