/** Every colour of the shop, by hue and darkness. Colour values are defined only here. */
const PALETTE = {
  green700: '#075e3a',
  green600: '#0b7a4b',
  green300: '#5fd0a0',
  green50: '#eaf6f0',
  blue900: '#0b2447',
  blue700: '#123e7c',
  blue600: '#1d5fbf',
  blue200: '#b9d0f0',
  blue50: '#eef4fc',
  amber700: '#92400e',
  amber600: '#b45309',
  amber50: '#fef6e7',
  red700: '#b42318',
  red50: '#fef0ee',
  slate900: '#0f1b2d',
  slate600: '#4a5768',
  slate450: '#7a8794',
  slate400: '#8693a1',
  slate100: '#e3e8ee',
  slate50: '#f6f8fa',
  euGreen: '#3fae49',
  euLime: '#b5d334',
  euYellow: '#ffe600',
  euOrange: '#f9a11b',
  euRed: '#f0604d',
  white: '#ffffff',
} as const;

/**
 * Colour roles as CSS values. Style sheets use `textMuted` as `var(--color-text-muted)`; TypeScript that draws without
 * style sheets (pictures, manifest, refusal pages) imports it from here.
 */
export const COLOURS = {
  page: PALETTE.slate50,
  surface: PALETTE.white,
  surfaceMuted: PALETTE.slate50,
  surfaceInverse: PALETTE.slate900,
  text: PALETTE.slate900,
  textMuted: PALETTE.slate600,
  textFaint: PALETTE.slate450,
  textInverse: PALETTE.white,
  textInverseMuted: PALETTE.blue200,
  border: PALETTE.slate100,
  borderStrong: PALETTE.slate400,
  borderInverse: alpha(PALETTE.white, 18),

  /** Header, footer, hero and app icon. */
  brand: PALETTE.blue900,
  brandHover: alpha(PALETTE.white, 12),
  /** Small accents on the brand colour. */
  brandAccent: PALETTE.green300,
  /** The primary button of a screen, and selected items. */
  primary: PALETTE.green600,
  primaryStrong: PALETTE.green700,
  primarySoft: PALETTE.green50,
  /** Other buttons, chips and badges. */
  secondary: PALETTE.blue700,
  secondarySoft: PALETTE.blue50,
  secondarySoftHover: PALETTE.blue200,
  link: PALETTE.blue600,
  /** Hovered or in progress. */
  active: PALETTE.blue600,
  focus: PALETTE.blue600,
  disabled: PALETTE.slate100,

  success: PALETTE.green600,
  successStrong: PALETTE.green700,
  successSoft: PALETTE.green50,
  info: PALETTE.blue700,
  infoSoft: PALETTE.blue50,
  warning: PALETTE.amber700,
  warningSoft: PALETTE.amber50,
  danger: PALETTE.red700,
  dangerSoft: PALETTE.red50,
  /** A reduced price. */
  offer: PALETTE.green700,
  offerSoft: PALETTE.green50,
  /** Stars of reviews. */
  star: PALETTE.amber600,

  /** Classes of the EU tyre label, light enough for dark letters. */
  labelA: PALETTE.euGreen,
  labelB: PALETTE.euLime,
  labelC: PALETTE.euYellow,
  labelD: PALETTE.euOrange,
  labelE: PALETTE.euRed,

  /** The unfilled part of a bar, and skeleton placeholders. */
  track: PALETTE.slate100,
  trackInverse: alpha(PALETTE.white, 60),
  /** Behind a dialog. */
  backdrop: alpha(PALETTE.blue900, 55),
  shadowFar: alpha(PALETTE.blue900, 22),
  shadowNear: alpha(PALETTE.blue900, 8),
} as const;

/** `#0b2447` at 55 % is `rgb(11 36 71 / 55%)`. */
function alpha(hex: string, percent: number): string {
  const channels = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${channels.join(' ')} / ${percent}%)`;
}

/** The CSS custom property of a colour: `textMuted` is `--color-text-muted`. */
export function colourProperty(name: string): string {
  return `--color-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
