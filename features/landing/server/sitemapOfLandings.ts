import { knownTime, newestOf, type SitemapPlace } from '../../../server/actions/site/sitemapPlace.js';
import type { Backend } from '../../../server/ports/backend.js';
import type { ProductRef } from '../../../server/ports/catalogue.js';
import { type LandingPlace, listLandings, newestOfAlike } from './listLandings.js';

/** A landing page was changed when the newest of its products was. */
export async function placesOfLandings(
  backend: Backend,
  products: readonly ProductRef[],
): Promise<SitemapPlace[]> {
  const landings = await listLandings(backend);
  const changes = new Map(products.map(({ id, updatedAt }) => [id, knownTime(updatedAt)]));
  const dates = new Map<ReadonlySet<number>, string | null>();
  const dateOf = (stocked: ReadonlySet<number>) => {
    const known = dates.get(stocked);
    if (known !== undefined) return known;
    const date = newestOf([...stocked].map((id) => changes.get(id) ?? null));
    dates.set(stocked, date);
    return date;
  };
  const listed = { ...landings, cars: newestOfAlike(landings.cars) };
  const all = Object.values<readonly LandingPlace[]>(listed).flat();
  return all.map(({ path, stocked }) => ({ path, changedAt: dateOf(stocked) }));
}
