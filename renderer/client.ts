import { loadMessages } from '../client/intl/loadMessages.js';
import onRenderClient from './+onRenderClient.js';
import { onArrived, onStayed } from './onArrived.js';
import { onHydrated } from './onHydrated.js';
import { onLeaving } from './onLeaving.js';
import { startRouter } from './routing/router.js';

// What every page runs in the browser; `scripts/vite/pageAssetsPlugin.ts` builds it, in place of the framework's.
startRouter({
  prepare: loadMessages,
  draw: onRenderClient,
  onHydrated,
  onLeaving,
  onArrived,
  onStayed,
});
