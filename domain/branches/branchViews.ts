import type { Piastres } from '../core/money.js';
import type { OpeningDays } from './openingHours.js';

/** A branch on the page of branches. */
export interface BranchView {
  id: string;
  name: string;
  /** With the governorate. */
  address: string;
  mapUrl: string | null;
  /** Minutes after midnight. */
  opens: number;
  closes: number;
  /** For fitting one tyre; null: nothing is fitted here. */
  fitting: Piastres | null;
}

export interface BranchesPageProps {
  title: string;
  lead: string;
  branches: BranchView[];
  days: OpeningDays;
  /** Phone number as displayed and as a link. */
  phone: { text: string; href: string } | null;
  /** Sanitised HTML that editors have written about their branches; null if there is none. */
  html: string | null;
}

/** When the shop calls its customers. */
export interface CallHoursView extends Pick<BranchView, 'opens' | 'closes'>, Pick<OpeningDays, 'daysOff'> {}
