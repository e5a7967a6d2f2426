import type { Car, CarGeneration, CarMake, CarModel, FitmentTable } from '../../../domain/fitment/fitment.js';
import { memoizeByObject } from '../../ports/shared/memoizeByObject.js';
import { beginsWithVowel, soundKey } from '../text/soundKey.js';
import { searchTerms, withoutArticle } from '../text/searchText.js';
import { editDistance } from '../text/typos.js';

/** Index of all car names, so that a search does not scan the table. */
export interface CarNames {
  byName: ReadonlyMap<string, readonly Car[]>;
  /** Words that identify the generation of a model: `hd`, `e170`, `بوما`. */
  generations: ReadonlyMap<CarModel, ReadonlyMap<string, readonly CarGeneration[]>>;
  /** Names indexed by their forms with one letter removed, by sound, and by prefix. */
  byPart: ReadonlyMap<string, readonly string[]>;
  bySound: ReadonlyMap<string, readonly string[]>;
}

/** The names of a table; cached per table. */
export const carNamesOf = memoizeByObject(prepare);

/** The look-up key of a name: its terms joined, because spaces are used inconsistently. */
export function nameKey(text: string): string {
  return searchTerms(text).join('');
}

const SHORTEST_FORGIVEN_CHARS = 4;
const LONGEST_BRIEF_CHARS = 2;
const SHORTEST_BEGINNING_CHARS = 4;
const SHORTEST_SOUND = 3;

function prepare(table: FitmentTable): CarNames {
  const byName = new Map<string, Car[]>();
  const generations = new Map<CarModel, Map<string, CarGeneration[]>>();
  for (const make of table) {
    for (const key of keysOf(make)) push(byName, key, { make, model: null, generation: null });
    for (const model of make.models) addModel(byName, generations, make, model);
  }
  const byPart = new Map<string, string[]>();
  const bySound = new Map<string, string[]>();
  for (const key of byName.keys()) {
    if (/\d/.test(key) || key.length < SHORTEST_FORGIVEN_CHARS - 1) continue;
    for (const part of withoutOne(key)) push(byPart, part, key);
    const sound = soundKey(key);
    if (sound.length >= SHORTEST_SOUND - 1) push(bySound, sound, key);
  }
  for (const key of wordsOfNames(table)) {
    for (let end = SHORTEST_BEGINNING_CHARS; end < key.length; end += 1) push(byPart, key.slice(0, end), key);
  }
  return { byName, generations, byPart, bySound };
}

/** One-word names, which are matched by prefix. */
function wordsOfNames(table: FitmentTable): Set<string> {
  const named = table.flatMap((make) => [make, ...make.models]);
  const names = named.flatMap(({ name, aliases }) => [name.en, name.ar ?? '', ...aliases]);
  return new Set(names.map(searchTerms).flatMap((terms) => (terms.length === 1 ? terms : [])));
}

function addModel(
  byName: Map<string, Car[]>,
  generations: Map<CarModel, Map<string, CarGeneration[]>>,
  make: CarMake,
  model: CarModel,
): void {
  const own = keysOf(model);
  const car: Car = { make, model, generation: null };
  for (const key of own) {
    push(byName, key, car);
    // A number or two letters name a model only together with its make: `بيجو 301`, `mazda 3`.
    if (key.length > LONGEST_BRIEF_CHARS && !/^\d+$/.test(key)) continue;
    for (const makeKey of keysOf(make)) {
      push(byName, makeKey + key, car);
      push(byName, key + makeKey, car);
    }
  }
  const beside = new Map<string, CarGeneration[]>();
  for (const generation of model.generations) {
    for (const key of partsOf(generation.name)) push(beside, key, generation);
    for (const key of generation.aliases.map(nameKey)) {
      push(byName, key, { make, model, generation });
      push(beside, key, generation);
      // The name `elantra hd` implies that `hd` next to the model means this generation.
      for (const name of own) if (key.startsWith(name)) push(beside, key.slice(name.length), generation);
    }
  }
  beside.delete('');
  generations.set(model, beside);
}

function keysOf({ name, aliases }: CarMake | CarModel): string[] {
  const names = [name.en, name.ar ?? '', ...aliases].map(nameKey);
  return [...new Set(names)].filter((key) => key !== '');
}

const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'];
/** Words in names of generations that identify none: `T150 facelift`, `CY (EX / Shark), Egypt assembly`. */
const IDLE_PARTS = new Set(['facelift', 'egypt', 'assembly', 'body', 'sedan', 'europe', 'america', 'north']);

/** `VII (5G)` → `7`, `vii`, `5g`; single-letter Roman numerals look too much like a trim. */
function partsOf(name: string): string[] {
  return searchTerms(name).flatMap((term) => {
    if (IDLE_PARTS.has(term)) return [];
    const figure = ROMAN.indexOf(term) + 1;
    return figure === 0 ? [term] : [String(figure), ...(term.length > 1 ? [term] : [])];
  });
}

/** Cars with exactly this name, or with an Arabic prefix attached: `لكورولا`, `الفيرنا`. */
export function exactCars(key: string, { byName }: CarNames): readonly Car[] {
  const bare = withoutArticle(key);
  const forms = [
    key,
    bare,
    ...(/^[لبو]/.test(bare) && bare.length > SHORTEST_FORGIVEN_CHARS ? [bare.slice(1)] : []),
  ];
  for (const form of forms) {
    const cars = byName.get(form);
    if (cars !== undefined) return cars;
  }
  return [];
}

/**
 * Cars with a similar name, and the distance: edit distance, or a fixed value for names that sound alike in either
 * script.
 */
interface NearCars {
  cars: readonly Car[];
  distance: number;
}

/** Sounding alike is weaker evidence than one wrong letter. */
const ALIKE_DISTANCE = 1.5;
/** A prefix may still be in the middle of being typed. */
const BEGINNING_DISTANCE = 0.5;
const LONG_NAME_CHARS = 7;

/** Candidates for a misspelt name; null if there are none. */
export function nearCars(key: string, names: CarNames): NearCars | null {
  if (key.length < SHORTEST_FORGIVEN_CHARS - 1 || /\d/.test(key)) return null;
  const found =
    key.length < SHORTEST_FORGIVEN_CHARS
      ? null
      : (nearest(key, names) ?? nearest(withoutArticle(key), names));
  if (found !== null) return found;
  const alike = soundAlikes(key, names);
  return alike.length === 0 ? null : { cars: carsOf(alike, names), distance: ALIKE_DISTANCE };
}

function nearest(key: string, names: CarNames): NearCars | null {
  const { byPart } = names;
  const allowed = key.length >= LONG_NAME_CHARS ? 2 : 1;
  const candidates = new Set([key, ...withoutOne(key)].flatMap((part) => byPart.get(part) ?? []));
  // Removing an extra letter gives the name itself.
  for (const part of withoutOne(key)) if (names.byName.has(part)) candidates.add(part);
  let best: string[] = [];
  let distance = Infinity;
  for (const name of candidates) {
    const isBeginning = name.startsWith(key) && key.length >= SHORTEST_BEGINNING_CHARS;
    const away = isBeginning ? BEGINNING_DISTANCE : editDistance(key, name, allowed);
    if (away > allowed || away > distance) continue;
    if (away < distance) [best, distance] = [[], away];
    best.push(name);
  }
  return best.length === 0 ? null : { cars: carsOf(best, names), distance };
}

function soundAlikes(key: string, { bySound }: CarNames): string[] {
  const sound = soundKey(key);
  if (sound.length < SHORTEST_SOUND - 1) return [];
  const alike = (bySound.get(sound) ?? []).filter((name) => beginsWithVowel(name) === beginsWithVowel(key));
  if (sound.length >= SHORTEST_SOUND) return alike;
  // Two consonants are evidence only across scripts: `sany` for صني.
  return alike.filter((name) => isLatin(name) !== isLatin(key));
}

function isLatin(text: string): boolean {
  return /^[a-z]/.test(text);
}

function carsOf(keys: readonly string[], { byName }: CarNames): Car[] {
  return [...new Set(keys.flatMap((key) => byName.get(key) ?? []))];
}

/** The word with each of its letters removed in turn. */
function withoutOne(word: string): string[] {
  return Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1));
}

function push<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else if (!list.includes(value)) list.push(value);
}
