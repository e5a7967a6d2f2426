import { type CarModel, type Fitment, fitmentsOf, type CarMake } from '../../../domain/fitment/fitment.js';

/** The years in which the table states tyres of a model, newest first; a car that is still sold ends with `thisYear`. */
export function modelYears({ generations }: Pick<CarModel, 'generations'>, thisYear: number): number[] {
  const years = new Set<number>();
  for (const { years: span } of generations.flatMap(({ fitments }) => fitments)) {
    for (let year = span.from; year <= Math.max(span.to ?? thisYear, span.from); year += 1) years.add(year);
  }
  return [...years].sort((a, b) => b - a);
}

/** The fitments of a model in one year. */
export function fitmentsIn(make: CarMake, model: CarModel, year: number): Fitment[] {
  return fitmentsOf({ make, model, generation: null }, year);
}
