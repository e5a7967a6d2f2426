import { cleanLine } from '../../../domain/text/cleanText.js';
import {
  SYNONYM_GROUPS_MAX,
  SYNONYM_MAX_CHARS,
  SYNONYM_PARTS_MAX,
  SYNONYMS_IN_GROUP_MAX,
} from '../../../domain/core/limits.js';
import type { CsvFault } from '../../../domain/csv/csvFile.js';
import { searchTerms } from '../text/searchText.js';

/** Words that mean the same in a search, each as its folded parts: `inner tube` is `inner`, `tube`. */
export type SynonymGroup = readonly (readonly string[])[];

interface ReadSynonyms {
  groups: SynonymGroup[];
  /** Why lines were refused; the others are used. */
  faults: CsvFault[];
}

/** Commas and semicolons of both scripts, and tabs. */
const BETWEEN_WORDS = /[,;،؛\t]/;
const SHORTEST_CHARS = 2;
const COMMENT = '#';

/**
 * Parses an operator's synonyms: each line is a group of words that mean the same, `inner tube, تيوب, كاوتش داخلي`.
 * Empty lines and lines that begin with # are skipped. A word is in one group only.
 */
export function readSynonyms(text: string): ReadSynonyms {
  const groups: SynonymGroup[] = [];
  const faults: CsvFault[] = [];
  const lineOf = new Map<string, number>();
  for (const [index, written] of text
    .replace(/^\ufeff/, '')
    .split(/\r\n?|\n/)
    .entries()) {
    const line = index + 1;
    const cells = cellsOf(written);
    if (cells.length === 0 || cells[0]?.startsWith(COMMENT) === true) continue;
    const group = unique(cells.map(searchTerms));
    const fault = faultOf(cells, group, lineOf);
    if (fault !== null) faults.push({ line, message: fault });
    else if (groups.length === SYNONYM_GROUPS_MAX) {
      faults.push({ line, message: `there are more than ${SYNONYM_GROUPS_MAX} lines` });
      break;
    } else {
      for (const parts of group) lineOf.set(parts.join(' '), line);
      groups.push(group);
    }
  }
  return { groups, faults };
}

/** Spreadsheets quote cells, and save columns that were once in use as empty cells. */
function cellsOf(line: string): string[] {
  return line
    .split(BETWEEN_WORDS)
    .map((cell) => cleanLine(cell.replaceAll('"', ' ')))
    .filter((cell) => cell !== '');
}

function unique(group: readonly string[][]): string[][] {
  return [...new Map(group.map((parts) => [parts.join(' '), parts])).values()];
}

const SHOWN_CHARS = 30;

function faultOf(
  cells: readonly string[],
  group: SynonymGroup,
  lineOf: ReadonlyMap<string, number>,
): string | null {
  const long = cells.find((cell) => cell.length > SYNONYM_MAX_CHARS);
  if (long !== undefined)
    return `“${long.slice(0, SHOWN_CHARS)}…” is longer than ${SYNONYM_MAX_CHARS} characters`;
  const short = cells.find((cell) => searchTerms(cell).join('').length < SHORTEST_CHARS);
  if (short !== undefined) return `“${short}” has fewer than ${SHORTEST_CHARS} letters or digits`;
  const wide = cells.find((cell) => searchTerms(cell).length > SYNONYM_PARTS_MAX);
  if (wide !== undefined) return `“${wide}” has more than ${SYNONYM_PARTS_MAX} words`;
  if (group.length > SYNONYMS_IN_GROUP_MAX) return `there are more than ${SYNONYMS_IN_GROUP_MAX} synonyms`;
  if (group.length === 1) {
    return cells.length === 1
      ? 'there is only one word: separate synonyms by commas'
      : 'all words are the same to the search';
  }
  const known = group.map((parts) => parts.join(' ')).find((word) => lineOf.has(word));
  return known === undefined ? null : `“${known}” is in line ${lineOf.get(known)} already`;
}
