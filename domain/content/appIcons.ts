/** Sides of the square app icons, `/icon-{px}.png`. */
export const APP_ICON_PX = [192, 512] as const;
