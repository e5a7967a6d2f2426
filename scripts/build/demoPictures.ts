import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Demo, DemoError } from '../../server/adapters/local/seed/demo.js';

export const DEMO_PICTURES = 'demo/pictures';

/** Copies the demonstration shop's pictures into the site. Throws `DemoError` if a record names a missing picture. */
export function placeDemoPictures(demo: Demo, site: string): void {
  const missing = namedPictures(demo).filter(({ picture }) => !existsSync(join(DEMO_PICTURES, picture)));
  if (missing.length > 0) {
    const lines = missing.map(
      ({ record, picture }) => `${record}: the picture ${join(DEMO_PICTURES, picture)} is missing`,
    );
    throw new DemoError(lines.join('\n'));
  }
  const folder = join(site, PICTURES);
  removeOthers(folder, [...readdirSync(OWN_PICTURES), ...readdirSync(DEMO_PICTURES)]);
  cpSync(DEMO_PICTURES, folder, { recursive: true });
}

/** Removes the pictures that a build of the demonstration shop has placed. */
export function removeDemoPictures(site: string): void {
  removeOthers(join(site, PICTURES), readdirSync(OWN_PICTURES));
}

const PICTURES = 'pictures';
/** The pictures of every shop in the same directory of the site. */
const OWN_PICTURES = join('public', PICTURES);

function removeOthers(folder: string, kept: readonly string[]): void {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  for (const name of names) if (!kept.includes(name)) rmSync(join(folder, name));
}

const IN_TEXT = /src="\/pictures\/([\w.-]+)"/g;

/** Every picture used by a record or in a text, with the record. */
export function namedPictures({
  brands,
  products,
  tips,
  pages,
}: Demo): { record: string; picture: string }[] {
  return [
    ...[...tips, ...pages].flatMap(({ slug, content }) =>
      Object.values(content).flatMap((html) =>
        [...html.matchAll(IN_TEXT)].map(([, picture = '']) => ({ record: slug, picture })),
      ),
    ),
    ...brands.map(({ slug, logo }) => ({ record: slug, picture: logo })),
    ...tips.map(({ slug, picture }) => ({ record: slug, picture })),
    ...products.flatMap(({ sku, pictures, items }) => [
      ...pictures.map((picture) => ({ record: sku, picture })),
      ...items.flatMap((item) =>
        item.picture === null ? [] : [{ record: item.sku, picture: item.picture }],
      ),
    ]),
  ];
}
