import { withoutPersonalData } from '../../../../domain/reports/withoutPersonalData.js';
import type { Fault } from './readRecord.js';

/** What the operator is told of a kind of records. */
export interface RecordNames {
  /** `Product` */
  name: string;
  /** Where the record with this id is edited: a path below the address of WordPress, or a table. */
  editedAt: (id: string) => string;
  /** Fields whose values are no personal data and no secrets; of others only the type is told. Absent: all fields. */
  open?: readonly string[];
  /** What follows if a field is missing, where it is more than that its default is taken. */
  without?: Readonly<Record<string, string>>;
}

/** Where records come from, for the operator. */
export interface RecordSource {
  /** Why a record cannot be read, as a clause. */
  reason: string;
  /** The sentence that says how to mend the record at this place. */
  mend: (editedAt: string) => string;
}

const SHOWN_CHARS = 40;
/** Custom fields may hold anything. */
const SECRET_FIELDS = /(?:^|\.)(?:meta_data|meta|settings)(?:\.|$)/;
/** Longer lists of fields say nothing more. */
const FAULTS_MAX = 5;

/** `Product 17 is read without sku, which is a list of 2 in the store's answer. …` */
export function describeFaults(
  { name, editedAt, open, without = {} }: RecordNames,
  id: string,
  faults: readonly Fault[],
  source: RecordSource,
): string {
  const told = faults.slice(0, FAULTS_MAX).map((fault) => {
    const root = fault.field.split('.')[0] ?? '';
    const isOpen = (open === undefined || open.includes(root)) && !SECRET_FIELDS.test(fault.field);
    const what = `${fault.field === '' ? 'it' : fault.field} is ${describeFound(fault.found, isOpen)}`;
    return [what, effectOf(fault, without[root])].filter((part) => part !== '').join(', ');
  });
  const more = faults.length > FAULTS_MAX ? [`and ${faults.length - FAULTS_MAX} more`] : [];
  const isLeftOut = faults.some((fault) => fault.without === 'record');
  const state = isLeftOut ? 'is left out' : 'is read in part';
  return `${name} ${id} ${state}, because ${source.reason}: ${[...told, ...more].join('; ')}. ${source.mend(editedAt(id))}`;
}

function effectOf({ without }: Fault, effect: string | undefined): string {
  if (without === 'record') return '';
  return effect ?? (without === 'entry' ? 'so this entry is left out' : 'so its default is taken');
}

/** `"1..23"`, or `a text` for a value that may be personal. */
function describeFound(found: unknown, isOpen: boolean): string {
  if (found === undefined) return 'missing';
  if (found === null) return 'null';
  if (Array.isArray(found)) return `a list of ${found.length}`;
  if (typeof found === 'object') return 'an object';
  if (typeof found === 'number') return isOpen ? String(found) : 'a number';
  if (typeof found !== 'string') return found === true ? 'true' : 'false';
  if (!isOpen) return found === '' ? 'empty' : 'a text';
  const shown = withoutPersonalData(found.slice(0, SHOWN_CHARS)).replace(/\s+/g, ' ');
  return `"${shown}${found.length > SHOWN_CHARS ? '…' : ''}"`;
}
