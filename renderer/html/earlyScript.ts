import { localeCookie } from '../../client/intl/localeCookie.js';
import { IDENTITY_COOKIES } from '../../domain/account/identity.js';
import { CHUNK_RELOAD_GUARD_MS, SCRIPTS_WAIT_MS, SUBMIT_HOLD_MS } from '../../domain/core/limits.js';

/** Marks the document from the second page of a visit on, so that the splash screen of 300 ms is shown once. */
const MARK_VISIT =
  "try{sessionStorage.visited?document.documentElement.dataset.visited='':sessionStorage.visited=1}catch{}";

/** Marks the document if the browser keeps a car, so that its place in the header is reserved before the first paint. */
const MARK_CAR = "try{localStorage.cars&&(document.documentElement.dataset.car='')}catch{}";

/** Marks the document if the browser has no customer's cookie, so that the cart's page need not wait to be empty. */
const MARK_STRANGER = `/(^|; )${IDENTITY_COOKIES.customer.id}=/.test(document.cookie)||(document.documentElement.dataset.stranger='')`;

/**
 * Reloads the page when a chunk is missing after a deployment, but not while offline, and not a page that a reload has
 * just loaded, so that a broken chunk causes no loop. It stores nothing, because browsers may forbid that, and needs no
 * clock, which may be wrong.
 */
const RELOAD_ON_MISSING_CHUNK =
  "addEventListener('vite:preloadError',()=>{let p=performance;" +
  `navigator.onLine&&(p.now()>${CHUNK_RELOAD_GUARD_MS}||/^[nbp]/.test(p.getEntriesByType('navigation')[0]?.type))` +
  '&&location.reload()})';

/**
 * Records what is pressed, filled in and submitted until the page is hydrated, which replays it (`presses.ts`). Links work
 * without it. A form waits for its own code, but is sent as it is if the code cannot be loaded or takes too long.
 */
const RECORD_PRESSES =
  'let w=window,mark=document.documentElement.dataset,letGo=()=>{if(!w.presses)return;' +
  "let [,form,button]=w.presses.filter(([type])=>type=='submit').pop()||[];w.presses=void 0;delete mark.navigating;" +
  'form?.requestSubmit(button)};w.presses=[];' +
  "['click','input','submit'].map(type=>addEventListener(type,e=>{let t=e.target;if(!w.presses)return;" +
  "if(type=='click'){t=t.closest?.('button');if(!t||t.type=='submit')return}" +
  `if(type=='submit'){e.preventDefault();setTimeout(letGo,${SUBMIT_HOLD_MS})}` +
  "if(type!='input')mark.navigating='';w.presses.push([type,t,type=='submit'?e.submitter:e.isComposing])}))";

/** Scripts that the page names itself, where browsers ask for such a policy; `trustedTypes.ts` has the other one. */
const OWN_SCRIPTS =
  'own=(window.trustedTypes||{createPolicy:(_,rules)=>rules})' +
  String.raw`.createPolicy('early',{createScriptURL:src=>{if(/^\/\w/.test(src))return src;throw new TypeError(src)}})`;

/**
 * Loads the page's scripts once the first texts are on the screen and the largest image has loaded, because before that
 * they would compete with them: at once when the page is used, and at the latest after some seconds. Each file is
 * evaluated in a task of its own, in their order, while the next ones are loading.
 */
const LOAD_SCRIPTS =
  `addEventListener('DOMContentLoaded',()=>{let d=document,${OWN_SCRIPTS},` +
  "files=JSON.parse(d.getElementById('scripts')?.textContent||'[]')," +
  'run=()=>files.splice(0).map(src=>d.head.append(' +
  "Object.assign(d.createElement('script'),{type:'module',async:!1,src:own.createScriptURL(src),onerror:letGo})))," +
  "p=d.querySelector('img[fetchpriority=high]');" +
  "new PerformanceObserver((l,o)=>{if(l.getEntriesByName('first-contentful-paint')[0]){" +
  'o.disconnect();p&&!p.complete?p.onload=p.onerror=run:run()}})' +
  ".observe({type:'paint',buffered:true});" +
  "['pointerdown','keydown'].map(t=>addEventListener(t,run,{passive:true}));" +
  `w.presses?.length?run():setTimeout(run,${SCRIPTS_WAIT_MS})})`;

/** Links to the page in another language keep the query and the hash, which prerendered HTML does not know. */
const KEEP_QUERY =
  "['pointerover','focusin','click'].map(type=>addEventListener(type,({target:t})=>{" +
  "(t=t.closest?.('a[hreflang]'))&&t.setAttribute('href',t.pathname+location.search+location.hash)},true))";

/** The language is stored when it is chosen, because the next page may be left before its scripts have run. */
const KEEP_LANGUAGE =
  "addEventListener('click',({target:t})=>{(t=t.closest?.('a[hreflang]'))&&(document.cookie='" +
  localeCookie("'+t.hreflang+'") +
  "'+(location.protocol=='https:'?'; Secure':''))},true)";

/** Inlined, because it has to run first; the Content-Security-Policy allows it by its hash. */
export const EARLY_SCRIPT = `{${[
  MARK_VISIT,
  MARK_CAR,
  MARK_STRANGER,
  RELOAD_ON_MISSING_CHUNK,
  RECORD_PRESSES,
  LOAD_SCRIPTS,
  KEEP_QUERY,
  KEEP_LANGUAGE,
].join(';')}}`;
