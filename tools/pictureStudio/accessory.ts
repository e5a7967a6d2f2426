/** Draws the accessories on a common background and in common light. */
import type { PictureSpec } from './specs.js';
import { airFreshener, carCover, floorMats, sunShade, wiperBlades } from './accessories/cabin.js';
import { bulbs, charger, dashCamera, jumpLeads, phoneHolder, singleBulb } from './accessories/electric.js';
import { kit } from './accessories/kit.js';
import type { Kit } from './accessories/kit.js';
import { cordlessInflator, gauge, inflator } from './accessories/pressure.js';
import { fireExtinguisher, warningTriangle } from './accessories/safety.js';
import { airFilter, coolant, oilFilter } from './accessories/service.js';
import { jack, repairKit, towRope, wheelWrench } from './accessories/tools.js';
import { tyreShine, valveCaps, wheelBolts, wheelCover } from './accessories/wheels.js';
import { page } from './svg.js';

type AccessorySpec = Extract<PictureSpec, { kind: 'accessory' }>;
type AccessoryItem = AccessorySpec['item'];

const DRAWINGS: Record<AccessoryItem, (bench: Kit, figures: readonly string[]) => string> = {
  inflator,
  'cordless-inflator': cordlessInflator,
  gauge,
  'repair-kit': repairKit,
  jack,
  'wheel-wrench': wheelWrench,
  'jump-leads': jumpLeads,
  charger,
  'valve-caps': valveCaps,
  'wheel-bolts': wheelBolts,
  'wiper-blades': wiperBlades,
  'floor-mats': floorMats,
  'sun-shade': sunShade,
  'phone-holder': phoneHolder,
  'tyre-shine': tyreShine,
  coolant,
  'fire-extinguisher': fireExtinguisher,
  'warning-triangle': warningTriangle,
  'tow-rope': towRope,
  'dash-camera': dashCamera,
  'wheel-cover': wheelCover,
  'air-freshener': airFreshener,
  bulb: singleBulb,
  bulbs,
  'car-cover': carCover,
  'oil-filter': oilFilter,
  'air-filter': airFilter,
};

export function drawAccessory(spec: AccessorySpec): string {
  const bench = kit();
  const drawing = DRAWINGS[spec.item](bench, spec.figures ?? []);
  return page(drawing, bench.definitions());
}
