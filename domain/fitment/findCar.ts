import { carParts, sizePartOf } from './carKey.js';
import { type CarMake, type CarModel, type Fitment, type FitmentTable, fitmentsOf } from './fitment.js';

/** A shopper's car in the fitment table. */
export interface FoundCar {
  make: CarMake;
  model: CarModel;
  year: number;
  /** Empty if its sizes are not known for this year. */
  fitments: readonly Fitment[];
  /** Its fitments of this year in every size. */
  all: readonly Fitment[];
  /** The size parts of keys that are possible for this year. */
  choices: readonly string[];
}

/**
 * The car with this key; null if the table has no such model. A size that the table no longer states for the car is
 * ignored, so that all of its sizes are possible again.
 */
export function findCar(table: FitmentTable, key: string): FoundCar | null {
  const parts = carParts(key);
  if (parts === null) return null;
  for (const make of table) {
    const model = make.models.find(({ slug }) => slug === parts.model);
    if (model === undefined) continue;
    const all = fitmentsOf({ make, model, generation: null }, parts.year);
    const chosen = all.filter((fitment) => sizePartOf(fitment) === parts.size);
    const choices = [...new Set(all.map(sizePartOf))];
    return { make, model, year: parts.year, fitments: chosen.length > 0 ? chosen : all, all, choices };
  }
  return null;
}
