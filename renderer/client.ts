import { loadMessages } from '../client/intl/loadMessages.js';
import onRenderClient from './+onRenderClient.js';
import { onArrived, onStayed } from './onArrived.js';
import { onHydrated } from './onHydrated.js';
import { onLeaving } from './onLeaving.js';
import { startRouter } from './routing/router.js';

// The browser entry of every page; `scripts/vite/pageAssetsPlugin.ts` builds it instead of the framework's.
startRouter({
  prepare: loadMessages,
  draw: onRenderClient,
  onHydrated,
  onLeaving,
  onArrived,
  onStayed,
});
