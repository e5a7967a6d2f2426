import { openOverlay } from '../../../client/page/overlays.js';
import { loadOnce } from '../../../components/ui/hooks/loadOnce.js';
import type { ChoicesProps } from './ChoicesSheet.js';

const load = () => import('./ChoicesSheet.js');

/** Opens the sizes of a compared model; rejects if they cannot be loaded. */
export async function openChoices(model: ChoicesProps): Promise<void> {
  const { ChoicesSheet } = await loadOnce(load);
  openOverlay(ChoicesSheet, model);
}
