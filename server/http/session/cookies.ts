import { type CookieName, COOKIES } from '../../../domain/content/privacy.js';

/** Cookies of a request, by name. */
export function readCookies(request: Request): Map<string, string> {
  return parseCookies(request.headers.get('cookie') ?? '');
}

/** Parses a Cookie header. The first cookie of a name wins: browsers send the most specific path first. */
export function parseCookies(header: string): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of header.split(';')) {
    const separator = pair.indexOf('=');
    const name = pair.slice(0, separator).trim();
    if (separator > 0 && !cookies.has(name)) cookies.set(name, pair.slice(separator + 1).trim());
  }
  return cookies;
}

interface CookieOptions {
  secure: boolean;
  httpOnly: boolean;
}

/** A Set-Cookie value with the path `/` and SameSite=Lax. */
export function setCookie(name: CookieName, value: string, options: CookieOptions): string {
  return cookie(name, value, COOKIES[name].maxAgeS, options);
}

/** A Set-Cookie value that deletes the cookie. */
export function clearCookie(name: CookieName, options: CookieOptions): string {
  return cookie(name, '', 0, options);
}

function cookie(
  name: CookieName,
  value: string,
  maxAgeSeconds: number,
  { secure, httpOnly }: CookieOptions,
): string {
  const attributes = [`${name}=${value}`, `Max-Age=${maxAgeSeconds}`, 'Path=/', 'SameSite=Lax'];
  if (httpOnly) attributes.push('HttpOnly');
  if (secure) attributes.push('Secure');
  return attributes.join('; ');
}

/** Whether the client's connection uses TLS, as reported by the platform's proxy. */
export function isSecure(request: Request): boolean {
  const forwarded = request.headers.get('x-forwarded-proto');
  return (forwarded ?? new URL(request.url).protocol).startsWith('https');
}
