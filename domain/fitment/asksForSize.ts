import { carParts, isSizeOpen } from './carKey.js';
import type { ReadAs } from './readAs.js';

/** Whether the tyres of a listing have several sizes, of which the shopper has to choose that of the car first. */
export function asksForSize({
  chosen,
  readAs,
}: {
  chosen: { car: string | null };
  readAs: Pick<ReadAs, 'sizes' | 'choices'> | null;
}): boolean {
  if (readAs === null) return false;
  const car = chosen.car === null ? null : carParts(chosen.car);
  return car === null ? readAs.sizes.length > 1 : isSizeOpen(car, readAs.choices ?? readAs.sizes);
}
