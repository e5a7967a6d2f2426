import onRenderClient from './+onRenderClient.js';
import { onArrived } from './onArrived.js';
import { onHydrated } from './onHydrated.js';
import { onLeaving } from './onLeaving.js';
import { startRouter } from './routing/router.js';

// What every page runs in the browser; `scripts/vite/clientEntryPlugin.ts` builds it, in place of the framework's.
startRouter({ draw: onRenderClient, onHydrated, onLeaving, onArrived });
