import { loadMessages } from '../client/intl/loadMessages.js';
import onRenderClient from './+onRenderClient.js';
import { onArrived } from './onArrived.js';
import { onHydrated } from './onHydrated.js';
import { onLeaving } from './onLeaving.js';
import { endProgress } from './routing/progressBar.js';
import { startRouter } from './routing/router.js';
import { watchLinks } from './routing/warmUp.js';

// The browser entry of every page; `scripts/vite/pageAssetsPlugin.ts` builds it instead of the framework's.
// In a task of its own, because evaluating the modules takes long enough.
setTimeout(() => {
  startRouter({
    prepare: loadMessages,
    draw: onRenderClient,
    onHydrated,
    onLeaving,
    onArrived,
    onStayed: endProgress,
  });
  watchLinks();
});
