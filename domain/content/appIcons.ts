/** Sides of the square icons under `/icon-{px}.png` that home screens choose from. */
export const APP_ICON_PX = [192, 512] as const;
