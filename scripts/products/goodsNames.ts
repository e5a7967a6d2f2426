import { foldSearchText } from '../../domain/text/fold.js';
import { type Localized, TRANSLATIONS } from '../../domain/core/locale.js';
import { iconOf } from '../../server/catalogueIndex/categoryIcons.js';
import { searchTerms } from '../../server/catalogueIndex/text/searchText.js';
import { insertMany } from '../../server/database/sql/insertMany.js';
import { languageColumns, languageValues } from '../../server/database/columns/languageColumns.js';
import { integer, localized, optionalInteger, text } from '../../server/database/sql/rows.js';
import type { Reader, Row, Writer } from '../../server/database/sql/sql.js';

/* Brands, origins and categories: those of the shop, and those that a file adds. */

interface Named {
  id: number;
  slug: string;
  name: Localized;
  isNew: boolean;
  /** Whether the file gives it another translation. */
  isRenamed: boolean;
}

interface Category extends Named {
  parentId: number | null;
  position: number;
}

type Table = 'brands' | 'origins' | 'categories';

/** Names by id, and their ids by name; unknown names get an id. */
class NameList<Entry extends Named> {
  readonly #entries = new Map<number, Entry>();
  readonly #slugs = new Set<string>();
  /** By their folded names. */
  readonly #alike = new Map<string, Entry[]>();
  #lastId = 0;

  add(entry: Entry): void {
    this.#entries.set(entry.id, entry);
    this.#slugs.add(entry.slug);
    const key = foldSearchText(entry.name.en);
    this.#alike.set(key, [...(this.#alike.get(key) ?? []), entry]);
    this.#lastId = Math.max(this.#lastId, entry.id);
  }

  get(id: number): Localized | undefined {
    return this.#entries.get(id)?.name;
  }

  entry(id: number): Entry | undefined {
    return this.#entries.get(id);
  }

  all(): Entry[] {
    return [...this.#entries.values()];
  }

  /** The entry with this name among those for which `isCandidate` holds, or a new one, with the name's translations. */
  resolve(name: Localized, isCandidate: (entry: Entry) => boolean, toEntry: (base: Named) => Entry): Entry {
    const known = this.#alike.get(foldSearchText(name.en))?.find(isCandidate);
    if (known === undefined) {
      const base = {
        id: this.#lastId + 1,
        slug: this.#freeSlug(name.en),
        name,
        isNew: true,
        isRenamed: false,
      };
      const entry = toEntry(base);
      this.add(entry);
      return entry;
    }
    for (const locale of TRANSLATIONS) {
      const given = name[locale] ?? '';
      if (given === '' || given === known.name[locale]) continue;
      known.name = { ...known.name, [locale]: given };
      known.isRenamed = true;
    }
    return known;
  }

  #freeSlug(name: string): string {
    const base = searchTerms(name).join('-') || 'group';
    let slug = base;
    for (let number = 2; this.#slugs.has(slug); number += 1) slug = `${base}-${number}`;
    return slug;
  }
}

export class GoodsNames {
  readonly brands = new NameList<Named>();
  readonly origins = new NameList<Named>();
  readonly categories = new NameList<Category>();

  /** The id of a brand or an origin. */
  idOf(table: 'brands' | 'origins', name: Localized): number {
    return this[table].resolve(
      name,
      () => true,
      (base) => base,
    ).id;
  }

  /** The id of the last category of a path; those that are missing are added at the end of their level. */
  categoryOf(path: readonly Localized[]): number | null {
    let parentId: number | null = null;
    for (const name of path) {
      const parent: number | null = parentId;
      const position = this.categories.all().length;
      const found: Category = this.categories.resolve(
        name,
        (entry) => entry.parentId === parent,
        (base) => ({ ...base, parentId: parent, position }),
      );
      parentId = found.id;
    }
    return parentId;
  }

  /** The names of a category and of those above it, from the top. */
  pathOf(id: number): Localized[] {
    return this.idsAbove(id).flatMap((one) => this.categories.get(one) ?? []);
  }

  /** A category and those above it, from the top. */
  idsAbove(id: number): number[] {
    const ids: number[] = [];
    for (let entry = this.categories.entry(id); entry !== undefined;) {
      ids.unshift(entry.id);
      entry = entry.parentId === null ? undefined : this.categories.entry(entry.parentId);
    }
    return ids;
  }

  /** Writes what is new. */
  async write(writer: Writer): Promise<void> {
    for (const table of ['brands', 'origins'] as const) {
      const fresh = this[table].all().filter(({ isNew }) => isNew);
      const rows = fresh.map(({ id, slug, name }) => [id, slug, ...languageValues(name)]);
      await insertMany(writer, table, ['id', 'slug', ...languageColumns('name')], rows);
    }
    const fresh = this.categories.all().filter(({ isNew }) => isNew);
    const rows = fresh.map(({ id, slug, name, parentId, position }) => [
      ...[id, slug, ...languageValues(name), ...languageValues({ en: '' })],
      ...[iconOf(slug), parentId, position],
    ]);
    const columns = [
      'id',
      'slug',
      ...languageColumns('name', 'description'),
      'icon',
      'parent_id',
      'position',
    ];
    await insertMany(writer, 'categories', columns, rows);
    for (const table of ['brands', 'origins', 'categories'] as const) await this.#writeRenamed(writer, table);
  }

  async #writeRenamed(writer: Writer, table: Table): Promise<void> {
    for (const { id, name, isNew, isRenamed } of this[table].all()) {
      if (isNew || !isRenamed) continue;
      for (const locale of TRANSLATIONS)
        await writer.run(`UPDATE ${table} SET name_${locale} = ? WHERE id = ?`, [name[locale] ?? null, id]);
    }
  }
}

/** The names of the shop. */
export async function readNames(reader: Reader): Promise<GoodsNames> {
  const names = new GoodsNames();
  for (const table of ['brands', 'origins'] as const) {
    for (const row of await reader.rows(`SELECT * FROM ${table} ORDER BY id`)) names[table].add(namedOf(row));
  }
  for (const row of await reader.rows('SELECT * FROM categories ORDER BY position')) {
    const [parentId, position] = [optionalInteger(row, 'parent_id'), integer(row, 'position')];
    names.categories.add({ ...namedOf(row), parentId, position });
  }
  return names;
}

function namedOf(row: Row): Named {
  return {
    id: integer(row, 'id'),
    slug: text(row, 'slug'),
    name: localized(row, 'name'),
    isNew: false,
    isRenamed: false,
  };
}
