import { errorOf } from '../core/thrown.js';
import { cleanCode } from '../text/cleanText.js';
import { foldSearchText } from '../text/fold.js';
import { FITMENT_ROWS_MAX } from '../core/limits.js';
import { fillText, type Localized, TRANSLATIONS } from '../core/locale.js';
import { fieldIn } from '../core/wireText.js';
import { formatSize } from '../tyres/tyre.js';
import type { CsvFault } from '../csv/csvFile.js';
import { readDelimited } from '../csv/delimitedText.js';
import type { CarGeneration, CarMake, CarModel, Fitment, FitmentTable } from './fitment.js';
import { FITMENT_COLUMNS, type FitmentRow, readFitmentRow } from './fitmentRow.js';

/** The result of reading a file: the table of its readable rows, and what is wrong with the others. */
interface ReadFitment {
  table: FitmentTable;
  faults: CsvFault[];
  rows: number;
}

/**
 * Parses a fitment file. A name, an Arabic name and aliases need to be given in only one row of their make, model or
 * generation. A model without sizes is one that the shop knows, but not its sizes.
 */
export function readFitmentText(text: string): ReadFitment {
  const { rows: lines, openedAt } = readDelimited(text);
  if (openedAt !== null) return failed([{ line: openedAt, message: 'a quote is opened and never closed' }]);
  const [head, ...body] = lines;
  const columns = withoutEmptyEnd(head?.cells.map((cell) => cleanCode(cell).toLowerCase()) ?? []);
  const fault = faultOfHead(columns);
  if (fault !== null) return failed([{ line: head?.line ?? 1, message: fault }]);
  if (body.length > FITMENT_ROWS_MAX) return failed([tooLong()]);
  const rows: FitmentRow[] = [];
  const faults: CsvFault[] = [];
  for (const { line, cells } of body) {
    try {
      if (withoutEmptyEnd(cells).length > columns.length) throw new Error('has more cells than the header');
      rows.push(
        readFitmentRow(
          line,
          Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ''])),
        ),
      );
    } catch (error) {
      faults.push({ line, message: errorOf(error).message });
    }
  }
  faults.push(...contradictions(rows));
  if (rows.length + faults.length === 0)
    return failed([{ line: head?.line ?? 1, message: 'there is no row below the names of the columns' }]);
  const faulty = new Set(faults.map(({ line }) => line));
  const readable = rows.filter(({ line }) => !faulty.has(line));
  return { table: toTable(readable), faults: faults.sort((a, b) => a.line - b.line), rows: readable.length };
}

/** Merges an operator's table over the shop's: for a model in both, the operator's entry replaces the shop's. */
export function mergeTables(shop: FitmentTable, own: FitmentTable): FitmentTable {
  const rest = new Map(own.map((make) => [make.slug, make]));
  const merged = shop.map((make): CarMake => {
    const theirs = rest.get(make.slug);
    if (theirs === undefined) return make;
    rest.delete(make.slug);
    const replaced = new Set(theirs.models.map(({ slug }) => slug));
    return {
      ...make,
      name: { ...fillText(theirs.name, make.name), en: make.name.en },
      aliases: [...make.aliases, ...theirs.aliases],
      models: [
        ...make.models.filter(({ slug }) => !replaced.has(slug)),
        ...theirs.models.map((model) =>
          withNames(
            model,
            make.models.find(({ slug }) => slug === model.slug),
          ),
        ),
      ],
    };
  });
  return [...merged, ...rest.values()];
}

/** Names missing in the operator's entry are taken from the shop's. */
function withNames(model: CarModel, known: CarModel | undefined): CarModel {
  if (known === undefined) return model;
  return {
    ...model,
    name: fillText(model.name, known.name),
    aliases: [...known.aliases, ...model.aliases],
  };
}

function failed(faults: CsvFault[]): ReadFitment {
  return { table: [], faults, rows: 0 };
}

/** Spreadsheets save columns that were once in use as empty cells at the end of each line. */
function withoutEmptyEnd(cells: readonly string[]): readonly string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
}

function tooLong(): CsvFault {
  return { line: FITMENT_ROWS_MAX + 2, message: `there are more than ${FITMENT_ROWS_MAX} rows` };
}

const NAMED_MAX_CHARS = 60;

function faultOfHead(columns: readonly string[]): string | null {
  const missing = ['make', 'model', 'year_from', 'front'].filter((column) => !columns.includes(column));
  if (columns.includes('')) return `column ${columns.indexOf('') + 1} has no name`;
  const unknown = columns.filter((column) => !FITMENT_COLUMNS.some((known) => known === column));
  if (missing.length > 0) return `missing column ${missing.join(', ')}`;
  if (unknown.length > 0) {
    const named = unknown.join(', ').slice(0, NAMED_MAX_CHARS);
    return `unknown column ${named}; known columns: ${FITMENT_COLUMNS.join(', ')}`;
  }
  const twice = columns.find((column, index) => columns.indexOf(column) !== index);
  return twice === undefined ? null : `duplicate column ${twice}`;
}

/**
 * Rows of the same version and size with overlapping years must agree, and so must repeated names, and the cars that
 * would have the same address, such as Tiggo 7 and Tiggo 7+.
 */
function contradictions(rows: readonly FitmentRow[]): CsvFault[] {
  const seen = new Map<string, FitmentRow[]>();
  const spellings = new Map<string, { spelling: string; line: number }>();
  const faults: CsvFault[] = [];
  for (const row of rows) {
    const of = [row.make, row.model, row.generation].map(slugOf);
    const address = slugOf(`${row.make} ${row.model}`);
    const known = spellings.get(address);
    const spelling = spelled(row);
    if (known === undefined) spellings.set(address, { spelling, line: row.line });
    else if (row.model !== '' && known.spelling !== spelling)
      faults.push({ line: row.line, message: `contradicts line ${known.line}` });
    const names = TRANSLATIONS.map((locale) => ({
      kind: `${fieldIn(locale, 'name')} ${of.join('\n')}`,
      isStated: row.names[locale] !== '',
      differs: (each: FitmentRow) => each.names[locale] !== row.names[locale],
    }));
    const size = {
      kind: `size ${sizeKey(row)}`,
      isStated: row.fitment !== null,
      differs: (each: FitmentRow) => contradict(each.fitment, row.fitment),
    };
    for (const { kind, isStated, differs } of [...names, size]) {
      if (!isStated) continue;
      const others = seen.get(kind.toLowerCase()) ?? [];
      const other = others.find(differs);
      if (other !== undefined) faults.push({ line: row.line, message: `contradicts line ${other.line}` });
      seen.set(kind.toLowerCase(), [...others, row]);
    }
  }
  return faults;
}

/** A car's name; only how its words are joined is left out, because that is written in several ways. */
function spelled({ make, model }: FitmentRow): string {
  return [make, model].map((part) => foldSearchText(part).replace(/[\s._\-‐-―/]+/g, ' ')).join('\n');
}

function sizeKey({ make, model, generation, fitment }: FitmentRow): string {
  if (fitment === null) return '';
  return [...[make, model, generation].map(slugOf), fitment.trim, formatSize(fitment.front)].join('\n');
}

/** The same facts for other years do not contradict, nor does a repeated row. */
function contradict(a: Fitment | null, b: Fitment | null): boolean {
  if (a === null || b === null) return false;
  const overlap =
    a.years.from <= (b.years.to ?? Infinity) &&
    b.years.from <= (a.years.to ?? Infinity) &&
    a.years.to !== b.years.from &&
    b.years.to !== a.years.from;
  const facts = (fitment: Fitment) => JSON.stringify({ ...fitment, years: null, source: null });
  return overlap && facts(a) !== facts(b);
}

interface Builder<Part> {
  name: Localized;
  aliases: Set<string>;
  parts: Map<string, Part>;
}

type GenerationBuilder = Builder<Fitment>;
type ModelBuilder = Builder<GenerationBuilder>;
type MakeBuilder = Builder<ModelBuilder>;

function toTable(rows: readonly FitmentRow[]): FitmentTable {
  const makes = new Map<string, MakeBuilder>();
  for (const row of rows) {
    const make = partOf(makes, row.make);
    if (row.model === '') {
      name(make, row);
      continue;
    }
    const model = partOf(make.parts, row.model);
    if (row.generation === '' && row.fitment === null) {
      name(model, row);
      continue;
    }
    const generation = partOf(model.parts, row.generation, foldSearchText);
    name(generation, row);
    if (row.fitment !== null) generation.parts.set(JSON.stringify(row.fitment), row.fitment);
  }
  return [...makes.values()].map((make) => ({
    slug: slugOf(make.name.en),
    ...namesOf(make),
    models: [...make.parts.values()].map((model) => toModel(make, model)),
  }));
}

function toModel(make: MakeBuilder, model: ModelBuilder): CarModel {
  return {
    slug: slugOf(`${make.name.en} ${model.name.en}`),
    ...namesOf(model),
    generations: [...model.parts.values()]
      .map(({ name: { en }, aliases, parts }): CarGeneration => ({
        name: en,
        aliases: [...aliases],
        fitments: [...parts.values()],
      }))
      .filter(({ fitments }) => fitments.length > 0),
  };
}

/** Names with the same key, by default their address, are of the same thing: `C-Class`, `c class`. */
function partOf<Part>(parts: Map<string, Builder<Part>>, name: string, keyOf = slugOf): Builder<Part> {
  const key = keyOf(name);
  const known = parts.get(key);
  if (known !== undefined) return known;
  const part: Builder<Part> = {
    name: fillText({ en: name }, { en: name }),
    aliases: new Set(),
    parts: new Map(),
  };
  parts.set(key, part);
  return part;
}

function name(builder: Builder<unknown>, { names, aliases }: FitmentRow): void {
  for (const locale of TRANSLATIONS) {
    if (names[locale] !== '') builder.name[locale] = names[locale];
  }
  for (const alias of aliases) builder.aliases.add(alias);
}

function namesOf({ name, aliases }: Builder<unknown>) {
  return { name, aliases: [...aliases] };
}

function slugOf(text: string): string {
  return foldSearchText(text)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
