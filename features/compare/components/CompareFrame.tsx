import { useLazy } from '../../../components/ui/hooks/useLazy.js';
import { useCompared } from '../client/compared.js';

const loadBar = () => import('./CompareBar.js');

/** The bar of the chosen products, loaded once there are any. */
export function CompareFrame() {
  const bar = useLazy(useCompared().length > 0, loadBar);
  return bar === null ? null : <bar.CompareBar />;
}
