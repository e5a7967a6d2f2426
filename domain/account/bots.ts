/*
 * Bots, by words in their user agent. Without look-around and flags, which not every server's patterns have, so that
 * redirects use the same rule: `Cubot` is a brand of phones, and `com.facebook.katana` the app in which people open links.
 */
const BOT = '(^|[^uU]|(^|[^cC])[uU])[bB][oO][tT]';
const LIGHTHOUSE = '[lL][iI][gG][hH][tT][hH][oO][uU][sS][eE]';
const FACEBOOK = '(^|[^.]|[^mM][.])[fF][aA][cC][eE][bB][oO][oO][kK]';
const GOOGLE = '[gG][oO][oO][gG][lL][eE]';

/** A pattern for any part of a bot's user agent. */
export const BOT_PATTERN = [BOT, LIGHTHOUSE, FACEBOOK, GOOGLE].join('|');

const ANY_BOT = new RegExp(BOT_PATTERN);

/** Bots get no guest identity, no redirect by language and no client-side error page. */
export function isBot(userAgent: string): boolean {
  return ANY_BOT.test(userAgent);
}
