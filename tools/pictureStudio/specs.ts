import {
  array,
  type InferOutput,
  literal,
  nullable,
  number,
  optional,
  picklist,
  record,
  strictObject,
  string,
  variant,
} from 'valibot';

/* The schema of `drawings.json`. */

const Tyre = strictObject({
  kind: literal('tyre'),
  /** Lettering on the sidewall, in Latin capitals. */
  brand: string(),
  model: string(),
  tread: picklist(['eco', 'touring', 'sport', 'all-terrain', 'mud', 'highway', 'van']),
  /** Height of the sidewall: low for sport sizes, high for vans and off-road. */
  profile: picklist(['low', 'medium', 'high']),
});

const Battery = strictObject({
  kind: literal('battery'),
  brand: string(),
  /** Null where the product has several capacities; then none is lettered. */
  ampereHours: nullable(number()),
  colour: picklist(['blue', 'green', 'red', 'black', 'yellow']),
});

const Oil = strictObject({
  kind: literal('oil'),
  brand: string(),
  label: string(),
  /** Null where the product has several volumes; then none is lettered. */
  litres: nullable(number()),
  colour: picklist(['gold', 'green', 'blue', 'grey', 'red', 'black']),
  shape: picklist(['can', 'bottle', 'drum']),
});

const Rim = strictObject({
  kind: literal('rim'),
  brand: string(),
  style: picklist(['five-spoke', 'ten-spoke', 'split', 'mesh', 'multi', 'steel', 'off-road']),
  finish: picklist(['silver', 'black', 'machined', 'gunmetal', 'bronze']),
});

const Accessory = strictObject({
  kind: literal('accessory'),
  item: picklist([
    ...(['inflator', 'cordless-inflator', 'gauge', 'repair-kit', 'jack', 'wheel-wrench'] as const),
    ...(['jump-leads', 'charger', 'valve-caps', 'wheel-bolts', 'wiper-blades', 'floor-mats'] as const),
    ...(['sun-shade', 'phone-holder', 'tyre-shine', 'coolant', 'fire-extinguisher'] as const),
    ...(['warning-triangle', 'tow-rope', 'dash-camera', 'wheel-cover', 'air-freshener'] as const),
    ...(['bulb', 'bulbs', 'car-cover', 'oil-filter', 'air-filter'] as const),
  ]),
  /** Lettering of one of several sizes: `1L`, or `3 T` and `4 M`. */
  figures: optional(array(string())),
});

const Article = strictObject({
  kind: literal('article'),
  /** The article's subject. */
  subject: picklist([
    ...(['wear', 'pressure', 'summer', 'date', 'origins', 'alignment', 'rotation', 'used'] as const),
    ...(['heat', 'oil', 'bolts', 'run-flat', 'puncture', 'retread', 'rain'] as const),
  ]),
});

const Picture = variant('kind', [Tyre, Battery, Oil, Rim, Accessory, Article]);

/** The data that the drawing of a product or an article needs. */
export type PictureSpec = InferOutput<typeof Picture>;

const Mark = strictObject({
  text: string(),
  colour: string(),
  manner: picklist(['bold', 'wide', 'italic', 'boxed', 'light']),
});

/** A wordmark for a brand in lettering of our own, not the manufacturer's logo. */
export type BrandMark = InferOutput<typeof Mark>;

export const Drawings = strictObject({
  /** By the brand's slug. */
  marks: record(string(), Mark),
  /** All views. */
  pictures: array(Picture),
  /** Only the main view, for one of several sizes. */
  sizes: array(Picture),
});
export type Drawings = InferOutput<typeof Drawings>;
