/** Cars in `/api`. */
import { array, type InferOutput, nullable, number, object, string } from 'valibot';
import { formatSize } from '../catalogue/tyre.js';
import { toWireText, wireText } from '../core/wireText.js';
import type { FoundCar } from './findCar.js';
import type { CarMake, Fitment } from './fitment.js';

const Size = { front: string(), rear: string() };

/** A make of the picker. */
export const MakesSchema = array(object({ slug: string(), ...wireText('name') }));

/** The models of a make, each with the versions that the table knows; none if it knows only the name. */
export const ModelsSchema = array(
  object({
    slug: string(),
    ...wireText('name'),
    versions: array(object({ from: number(), to: nullable(number()), trim: string(), ...Size })),
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

export type WireMakes = InferOutput<typeof MakesSchema>;
export type WireModels = InferOutput<typeof ModelsSchema>;
export type WireCar = InferOutput<typeof CarSchema>;
export type WireFit = WireCar['fits'][number];

export function toWireMakes(makes: readonly CarMake[]): WireMakes {
  return makes.map(({ slug, name }) => ({ slug, ...toWireText('name', name) }));
}

export function toWireModels({ models }: CarMake): WireModels {
  return models.map(({ slug, name, generations }) => ({
    slug,
    ...toWireText('name', name),
    versions: generations
      .flatMap(({ fitments }) => fitments)
      .map(({ years, trim, front, rear }) => ({
        ...years,
        trim,
        front: formatSize(front),
        rear: formatSize(rear),
      })),
  }));
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
