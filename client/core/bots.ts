const BOT = /bot|lighthouse|facebook|google/i;

/** Robots get no visitor identity and no error page of their own. */
export function isBot(userAgent: string = navigator.userAgent): boolean {
  return BOT.test(userAgent);
}
