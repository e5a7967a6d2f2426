/** Cars in `/api`. */
import { array, type InferOutput, nullable, number, object, string } from 'valibot';
import { formatSize } from '../tyres/tyre.js';
import { toWireText, wireText } from '../core/wireText.js';
import { carKey } from './carKey.js';
import type { FoundCar } from './findCar.js';
import type { Fitment } from './fitment.js';
import type { CarSuggestion } from './suggestCars.js';

const Size = { front: string(), rear: string() };

/** Suggestions of the car field: models, whose `key` and `year` are null, and cars with their sizes. */
export const CarSuggestionsSchema = array(
  object({
    key: nullable(string()),
    ...wireText('make'),
    ...wireText('model'),
    year: nullable(number()),
    sizes: array(object({ part: string(), trims: array(string()) })),
  }),
);

/** A car with what it takes; `fits` is empty if nothing is known. */
export const CarSchema = object({
  key: string(),
  ...wireText('make'),
  ...wireText('model'),
  year: number(),
  fits: array(
    object({
      ...Size,
      load_index: nullable(string()),
      speed_index: nullable(string()),
      battery: nullable(string()),
      battery_ah: nullable(number()),
      oil_grade: nullable(string()),
      oil_litres: nullable(number()),
    }),
  ),
});

export type WireCarSuggestion = InferOutput<typeof CarSuggestionsSchema>[number];
export type WireCar = InferOutput<typeof CarSchema>;
export type WireFit = WireCar['fits'][number];

export function toWireSuggestion({ make, model, year, sizes }: CarSuggestion): WireCarSuggestion {
  return {
    key: year === null ? null : carKey({ model: model.slug, year, size: '' }),
    ...toWireText('make', make.name),
    ...toWireText('model', model.name),
    year,
    sizes: sizes.map(({ part, trims }) => ({ part, trims: [...trims] })),
  };
}

export function toWireCar(key: string, { make, model, year, fitments }: FoundCar): WireCar {
  return {
    key,
    ...toWireText('make', make.name),
    ...toWireText('model', model.name),
    year,
    fits: fitments.map(toWireFit),
  };
}

function toWireFit({ front, rear, loadIndex, speedIndex, battery, oil }: Fitment): WireFit {
  return {
    front: formatSize(front),
    rear: formatSize(rear),
    load_index: loadIndex,
    speed_index: speedIndex,
    battery: battery.designation,
    battery_ah: battery.ampereHours,
    oil_grade: oil.grade,
    oil_litres: oil.litres,
  };
}
