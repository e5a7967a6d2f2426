import type { Localized } from '../core/locale.js';
import type { InstalmentTerms } from './instalments.js';
import type { WayKind } from './ways.js';

/** Instalments that a way to pay offers, as the operator has set them. */
export interface InstalmentPlan extends InstalmentTerms {
  /** Key of the way to pay. */
  way: string;
  kind: WayKind;
  /** null: the shop's own words for the kind. */
  name: Localized | null;
}
