import { PlateLinks } from '../plate/PlateLinks.js';
import { type SameSizeProps, useOthers, useTitle } from './SameSize.js';

/** Tyres that are named beside one that is sold out. */
const INSTEAD = 3;

/** The first tyres in the size of one that is sold out; loaded for these alone. */
export function SameSizeInstead(props: SameSizeProps) {
  const products = useOthers(props, true);
  const title = useTitle(props.choice);
  return <PlateLinks title={title} products={products.slice(0, INSTEAD)} />;
}
