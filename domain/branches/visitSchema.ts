import { check, type GenericSchema, nullable, object, picklist, pipe, regex, string } from 'valibot';
import { isDate } from '../delivery/arrival.js';
import { BRANCH_SERVICES, type Slot, type Visit } from './branch.js';

const Clock = pipe(string(), regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));

/** Parses a slot. */
const SlotSchema: GenericSchema<unknown, Slot> = pipe(
  object({ date: pipe(string(), check(isDate)), from: Clock, to: Clock }),
  check(({ from, to }) => from < to),
);

/** Parses a stored appointment. */
export const VisitSchema: GenericSchema<unknown, Visit> = object({
  service: picklist(BRANCH_SERVICES),
  branch: string(),
  slot: nullable(SlotSchema),
});
