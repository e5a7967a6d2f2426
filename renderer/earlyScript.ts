import { IDENTITY_COOKIES } from '../domain/account/identity.js';
import { CHUNK_RELOAD_GUARD_MS, SCRIPTS_WAIT_MS, UNUSED_PAGE_WAIT_MS } from '../domain/core/limits.js';

/** Marks the document from the second page of a visit on, so that the splash screen of 300 ms is shown once. */
const MARK_VISIT =
  "try{sessionStorage.visited?document.documentElement.dataset.visited='':sessionStorage.visited=1}catch{}";

/** Marks the document if the browser keeps a car, so that its place in the header is reserved before the first paint. */
const MARK_CAR = "try{localStorage.cars&&(document.documentElement.dataset.car='')}catch{}";

/** Marks the document if the browser has no customer's cookie, so that the cart's page need not wait to be empty. */
const MARK_STRANGER = `/(^|; )${IDENTITY_COOKIES.customer.id}=/.test(document.cookie)||(document.documentElement.dataset.stranger='')`;

/**
 * Reloads the page when a chunk is missing after a deployment: at most once in ten seconds, so that a broken chunk does
 * not cause a reload loop, and not while offline.
 */
const RELOAD_ON_MISSING_CHUNK =
  "addEventListener('vite:preloadError',()=>{let s=sessionStorage,n=Date.now();" +
  `navigator.onLine&&n-(s.reloadedAt||0)>${CHUNK_RELOAD_GUARD_MS}&&(s.reloadedAt=n,location.reload())})`;

/**
 * Downloads the page's scripts once the first frame is on the screen and the largest image has loaded, because before
 * that they would compete with them (a timer set in a frame may run before the frame is shown). Runs them: at once on
 * pointer and key presses, for a visitor about whom the browser keeps something (a cart, a car, a visit), and on pages
 * that wait for data (a visible part is busy); otherwise once the shopper moves, scrolls or focuses, or after some
 * seconds, because a page that is only read needs no scripts.
 */
const LOAD_SCRIPTS =
  "addEventListener('DOMContentLoaded',()=>{let d=document,isKnown='visited'in d.documentElement.dataset," +
  "files=JSON.parse(d.getElementById('scripts')?.textContent||'[]'),[entry]=files," +
  'add=(t,p)=>d.head.append(Object.assign(d.createElement(t),p)),' +
  'on=(l,...t)=>t.map(t=>addEventListener(t,l,{once:true,passive:true})),' +
  "load=()=>{files.splice(0).map(href=>add('link',{rel:'modulepreload',href}))}," +
  "run=()=>{entry&&add('script',{type:'module',src:entry});load();entry=0}," +
  "wait=()=>{load();on(run,'pointermove','scroll','focusin');" +
  `setTimeout(run,${UNUSED_PAGE_WAIT_MS})},` +
  "p=d.querySelector('img[fetchpriority=high]');" +
  "try{isKnown||=localStorage.length}catch{}let start=isKnown||d.querySelector('[aria-busy=true]')?.offsetParent?run:wait," +
  'soon=()=>requestAnimationFrame(()=>setTimeout(start));' +
  'new PerformanceObserver((l,o)=>{o.disconnect();p&&!p.complete?(p.onload=p.onerror=soon):soon()})' +
  ".observe({type:'paint',buffered:true});" +
  "on(run,'pointerdown','keydown');" +
  `setTimeout(start,${SCRIPTS_WAIT_MS})})`;

/** Queues clicks on buttons until React takes over and replays them; links and submit buttons work without it. */
const QUEUE_CLICKS =
  "queuedClicks=new Set;addEventListener('click',({target:t})=>{" +
  "t=t.closest?.('button');t&&t.type!='submit'&&window.queuedClicks?.add(t)})";

/** Inlined, because it has to run first; the Content-Security-Policy allows it by its hash. */
export const EARLY_SCRIPT = [
  MARK_VISIT,
  MARK_CAR,
  MARK_STRANGER,
  RELOAD_ON_MISSING_CHUNK,
  LOAD_SCRIPTS,
  QUEUE_CLICKS,
].join(';');
