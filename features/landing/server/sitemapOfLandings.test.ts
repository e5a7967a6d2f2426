import { expect, it } from 'vitest';
import { openShop } from '../../../tests/api/shop.js';
import { required } from '../../../tests/contract/support.js';
import { listLandings } from './listLandings.js';
import { placesOfLandings } from './sitemapOfLandings.js';

const { backend } = await openShop();
const refs = await backend.store.catalogue.listProductRefs();
const listed = new Map(
  (await placesOfLandings(backend, refs)).map(({ path, changedAt }) => [path, changedAt]),
);

it('lists the landing pages of what is in stock, dated by the newest of their products', async () => {
  const changes = new Map(refs.map(({ id, updatedAt }) => [id, updatedAt]));
  const { sizes, brands, brandSizes, cars } = await listLandings(backend);
  for (const [first] of [sizes, brands, brandSizes, cars]) {
    const { path, stocked } = required(first);
    const newest = [...stocked]
      .map((id) => required(changes.get(id)))
      .sort()
      .at(-1);
    expect(listed.get(path)).toBe(newest);
  }
  expect(listed.has('/tyres')).toBe(true);
});

it('lists one of a model’s years whose pages show the same products', async () => {
  const { cars } = await listLandings(backend);
  const inSitemap = cars.filter(({ path }) => listed.has(path));
  const sameAs = (path: string) => {
    const { stocked } = required(cars.find((car) => car.path === path));
    const model = path.slice(0, path.lastIndexOf('/'));
    return inSitemap.filter((car) => car.stocked === stocked && car.path.startsWith(`${model}/`));
  };
  for (const { path } of cars) expect(sameAs(path), path).toHaveLength(1);
  expect(inSitemap.length).toBeLessThan(cars.length / 3);
});
