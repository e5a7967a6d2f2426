import { CHUNK_RELOAD_GUARD_MS, SCRIPTS_WAIT_MS } from '../domain/core/limits.js';

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

/**
 * Loads the page's scripts when its largest picture has been drawn, or when the shopper does something, or after two
 * seconds: until then they would only take the line from the picture.
 */
const LOAD_SCRIPTS =
  "addEventListener('DOMContentLoaded',()=>{let d=document,e=(t,p)=>d.head.append(Object.assign(d.createElement(t),p))," +
  "u=JSON.parse(d.getElementById('scripts')?.textContent||'[]')," +
  "g=()=>u.splice(0).forEach(a=>e(a.src?'script':'link',a))," +
  "r=()=>requestAnimationFrame(()=>setTimeout(g)),p=d.querySelector('img[fetchpriority=high]');" +
  'p&&!p.complete?(p.onload=p.onerror=r):r();' +
  "for(let t of['pointerdown','keydown'])addEventListener(t,g,{once:true});" +
  `setTimeout(g,${SCRIPTS_WAIT_MS})})`;

/** Has to run before everything else, and so stands in the page itself; vercel.json allows it by its hash. */
export const EARLY_SCRIPT = `${MARK_VISIT};${RELOAD_ON_MISSING_CHUNK};${LOAD_SCRIPTS}`;
