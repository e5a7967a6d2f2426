import type { Localized } from '../core/locale.js';
import type { Piastres } from '../core/money.js';

/** A branch of the shop where orders are collected and tyres are fitted, by appointment. */
export interface Branch {
  /** `nasr-city`. */
  id: string;
  name: Localized;
  address: Localized;
  /** Code such as `EGC`. */
  governorate: string;
  /** Address of a map; null if there is none. */
  mapUrl: string | null;
  /** Minutes after midnight. */
  opens: number;
  closes: number;
  /** Length of an appointment in minutes. */
  slotMinutes: number;
  /** Appointments at the same time. */
  capacity: number;
  /** For fitting one tyre; null: nothing is fitted here. */
  fittingPrice: Piastres | null;
}

/** What happens at an appointment: tyres are fitted, or the order is only collected. */
export const BRANCH_SERVICES = ['fitting', 'pickup'] as const;

export type BranchService = (typeof BRANCH_SERVICES)[number];

/** The time of an appointment in Egypt: `{date: '2026-11-25', from: '10:00', to: '11:00'}`. */
export interface Slot {
  date: string;
  from: string;
  to: string;
}

/** The appointment of an order at a branch. */
export interface Visit {
  service: BranchService;
  /** Id of the branch, which may have been closed since. */
  branch: string;
  /** null: given up, or not known. */
  slot: Slot | null;
  /** An operator has written a time that cannot be read; `slot` is null then. */
  isUnclear?: true;
}

/** Id of the delivery method for a service of a branch: `fitting:nasr-city`. */
export function visitMethodId(service: BranchService, branch: string): string {
  return `${service}:${branch}`;
}

/** The service and branch of a method's id; null for any other delivery method. */
export function parseVisitMethod(id: string): Pick<Visit, 'service' | 'branch'> | null {
  const [prefix, branch = '', ...rest] = id.split(':');
  const service = BRANCH_SERVICES.find((each) => each === prefix);
  return service === undefined || branch === '' || rest.length > 0 ? null : { service, branch };
}
