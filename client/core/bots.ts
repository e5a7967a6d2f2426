const BOT = /bot|lighthouse|facebook|google/i;

/** Bots get no guest identity and no client-side error page. */
export function isBot(userAgent: string = navigator.userAgent): boolean {
  return BOT.test(userAgent);
}
