/** Appointments in `/api`. */
import { boolean, nullable, object, picklist, pipe, string, transform } from 'valibot';
import { fromWireText, toWireText, type WireText, wireText } from '../core/wireText.js';
import { type Branch, BRANCH_SERVICES, type BranchService, type Slot, type Visit } from './branch.js';

interface WireBranch extends WireText<'name'>, WireText<'address'> {
  id: string;
  governorate: string;
  map: string | null;
}

/** The appointment of an order; `branch` null: it has been closed, or is not known. */
export interface WireVisit {
  service: BranchService;
  branch: WireBranch | null;
  slot: Slot | null;
  /** Whether the viewer may still move it or give it up. */
  changeable: boolean;
}

/** What a viewer may know and do about an appointment. */
export interface VisitFacts {
  branch: Branch | null;
  changeable: boolean;
}

export function toWireBranch({ id, name, address, governorate, mapUrl }: Branch): WireBranch {
  return { id, governorate, ...toWireText('name', name), ...toWireText('address', address), map: mapUrl };
}

export function toWireVisit({ service, slot }: Visit, { branch, changeable }: VisitFacts): WireVisit {
  return { service, branch: branch && toWireBranch(branch), slot, changeable };
}

const BranchShown = pipe(
  object({
    id: string(),
    governorate: string(),
    ...wireText('name'),
    ...wireText('address'),
    map: nullable(string()),
  }),
  transform(({ id, governorate, map, ...texts }) => ({
    ...{ id, governorate },
    name: fromWireText('name', texts),
    address: fromWireText('address', texts),
    mapUrl: map,
  })),
);

/** The same in the browser, which trusts the server. */
export const WireSlot = object({ date: string(), from: string(), to: string() });

export const OfferSchema = object({ service: picklist(BRANCH_SERVICES), branch: BranchShown });

export const WireVisitSchema = object({
  service: picklist(BRANCH_SERVICES),
  branch: nullable(BranchShown),
  slot: nullable(WireSlot),
  changeable: boolean(),
});
