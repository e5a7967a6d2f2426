/*
 * Bots, by words in their user agent. Without look-around and flags, which not every server's patterns have, so that
 * redirects use the same rule: `Cubot` and `Abbott` are brands, `com.facebook.katana` is the app in which people open links,
 * and `FBMF/Google` names their phone in it.
 */
const BOT_FIRST = '(^|[^a-zA-Z])[bB][oO][tT]';
const BOT_LAST = '(^|[^uU]|(^|[^cC])[uU])[bB][oO][tT]([^a-rt-zA-RT-Z]|$)';
const LIGHTHOUSE = '[lL][iI][gG][hH][tT][hH][oO][uU][sS][eE]';
const FACEBOOK = '(^|[^.]|[^mM][.])[fF][aA][cC][eE][bB][oO][oO][kK]';
const GOOGLE = '-Google|Google-|GoogleOther|GoogleProducer|googleweblight';

/** A pattern for any part of a bot's user agent. */
export const BOT_PATTERN = [BOT_FIRST, BOT_LAST, LIGHTHOUSE, FACEBOOK, GOOGLE].join('|');

const ANY_BOT = new RegExp(BOT_PATTERN);

/** Bots get no guest identity, no redirect by language and no client-side error page. */
export function isBot(userAgent: string): boolean {
  return ANY_BOT.test(userAgent);
}
