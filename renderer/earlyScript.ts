import { CHUNK_RELOAD_GUARD_MS } from '../domain/core/limits.js';

/** Marks the document from the second page of a visit on, so that the curtain of the first 300 ms falls once. */
const MARK_VISIT =
  "try{sessionStorage.visited?document.documentElement.dataset.visited='':sessionStorage.visited=1}catch{}";

/**
 * A chunk that no longer exists after a deployment reloads the page, once: not again within ten seconds, so that
 * a chunk which is really broken does not reload for ever, and not without a network.
 */
const RELOAD_ON_MISSING_CHUNK =
  "addEventListener('vite:preloadError',()=>{let s=sessionStorage,n=Date.now();" +
  `navigator.onLine&&n-(s.reloadedAt||0)>${CHUNK_RELOAD_GUARD_MS}&&(s.reloadedAt=n,location.reload())})`;

/** Has to run before everything else, and so stands in the page itself; vercel.json allows it by its hash. */
export const EARLY_SCRIPT = `${MARK_VISIT};${RELOAD_ON_MISSING_CHUNK}`;
