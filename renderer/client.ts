import onRenderClient from './+onRenderClient.js';
import { loadMessages } from './loadMessages.js';
import { onArrived, onStayed } from './onArrived.js';
import { onHydrated } from './onHydrated.js';
import { onLeaving } from './onLeaving.js';
import { startRouter } from './routing/router.js';

// What every page runs in the browser; `scripts/vite/pageAssetsPlugin.ts` builds it, in place of the framework's.
startRouter({
  prepare: ({ locale }) => (locale === undefined ? Promise.resolve() : loadMessages(locale)),
  draw: onRenderClient,
  onHydrated,
  onLeaving,
  onArrived,
  onStayed,
});
