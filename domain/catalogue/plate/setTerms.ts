/** What it costs to have four tyres fitted or brought, as the checkout charges it. */
import { type DayRange, type DispatchCalendar, promiseArrival } from '../../delivery/deliveryPromise.js';
import type { Piastres } from '../../core/money.js';

/** Governorates with the same cheapest delivery. */
export interface SetZoneView extends DayRange {
  /** Codes such as `EGC`. */
  governorates: readonly string[];
  fee: Piastres;
}

/** Terms for tyres of a listing; null for what the shop does not state. */
export interface SetTermsView {
  /** Fitting one tyre at the branch that charges least; `branch` is its name, null if only the operator's fee is known. */
  fitting: { fee: Piastres; branch: string | null } | null;
  /** `place` is the name of the governorate to which most orders go. */
  delivery: { place: string; zones: readonly SetZoneView[]; calendar: DispatchCalendar } | null;
}

/** Delivery to a governorate; null if its fee is not known before there is a cart. */
export function zoneOf(zones: readonly SetZoneView[], governorate: string): SetZoneView | null {
  return zones.find(({ governorates }) => governorates.includes(governorate)) ?? null;
}

/** The day by which an order placed at `atMs` arrives, as `2026-11-30`. */
export function arrivesBy(calendar: DispatchCalendar, days: DayRange, atMs: number): string {
  return promiseArrival(calendar, days, atMs).to;
}
