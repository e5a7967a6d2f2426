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

/* What `drawings.json` may hold. */

const Tyre = strictObject({
  kind: literal('tyre'),
  /** Lettered along the sidewall, Latin capitals. */
  brand: string(),
  model: string(),
  tread: picklist(['eco', 'touring', 'sport', 'all-terrain', 'mud', 'highway', 'van']),
  /** How tall the sidewall looks: low for sport sizes, high for vans and off-road. */
  profile: picklist(['low', 'medium', 'high']),
});

const Battery = strictObject({
  kind: literal('battery'),
  brand: string(),
  /** Null where the product comes in several capacities: then none is lettered. */
  ampereHours: nullable(number()),
  colour: picklist(['blue', 'green', 'red', 'black', 'yellow']),
});

const Oil = strictObject({
  kind: literal('oil'),
  brand: string(),
  label: string(),
  /** Null where the product comes in several volumes: then none is lettered. */
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
  /** What is lettered on one of several sizes, `1L` or `3 T` and `4 M`. */
  figures: optional(array(string())),
});

const Article = strictObject({
  kind: literal('article'),
  /** What it is about. */
  subject: picklist([
    ...(['wear', 'pressure', 'summer', 'date', 'origins', 'alignment', 'rotation', 'used'] as const),
    ...(['heat', 'oil', 'bolts', 'run-flat', 'puncture', 'retread', 'rain'] as const),
  ]),
});

const Picture = variant('kind', [Tyre, Battery, Oil, Rim, Accessory, Article]);

/** What the drawing of a product or an article needs to know. */
export type PictureSpec = InferOutput<typeof Picture>;

const Mark = strictObject({
  text: string(),
  colour: string(),
  manner: picklist(['bold', 'wide', 'italic', 'boxed', 'light']),
});

/** A wordmark drawn for a brand: lettering of our own, not the maker's logo. */
export type BrandMark = InferOutput<typeof Mark>;

export const Drawings = strictObject({
  /** By the brand's slug. */
  marks: record(string(), Mark),
  /** From all sides. */
  pictures: array(Picture),
  /** From the main side alone, for one of several sizes. */
  sizes: array(Picture),
});
export type Drawings = InferOutput<typeof Drawings>;
