import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { freePort } from '../../tests/support/freePort.js';
import { startShop } from './site/builtShop.js';
import { median } from './table/figures.js';
import { serveFloor } from './site/floorPage.js';
import { isStarted } from './isStarted.js';
import { traceMainThread } from './site/mainThread.js';
import { press } from './site/press.js';
import { serveWithoutScripts } from './site/withoutScripts.js';

/*
 * `npm run bench -- pages [RUNS]`: cost of opening and using pages of the built site (`npm run build` first), next to a
 * static page as the floor and to the same pages without scripts. Runs alternate, and medians are printed: compare the
 * columns of one run, because absolute figures belong to the machine. The phone's CPU is 4 times slower.
 */

const RUNS = 5;
const CPU_SLOWDOWN = 4;
/** How long to measure after the load event: hydration and idle work come later, without an event at their end. */
const SETTLE_MS = 3000;
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const PRODUCT = '/product/simple/120';
const CATEGORY = '/category/1';
const FILTERS = 'main button[aria-haspopup]';

type Figures = Record<string, number>;
/** Medians by what was measured. */
export type Measured = Record<string, Figures>;

interface Site {
  browser: Browser;
  shop: string;
}

/** The cost of opening pages: of the floor, of the shop, and of its pages without scripts. */
export async function measureOpening(runs: number): Promise<Measured> {
  return withSite(async ({ browser, shop }) => {
    const [floor, bare] = [await serveFloor(), await serveWithoutScripts(shop)];
    try {
      return await inTurns(runs, {
        floor: () => openPage(browser, floor.origin, '/'),
        product: () => openPage(browser, shop, PRODUCT),
        'product without scripts': () => openPage(browser, bare.origin, PRODUCT),
        home: () => openPage(browser, shop, '/'),
        'home without scripts': () => openPage(browser, bare.origin, '/'),
        category: () => openPage(browser, shop, CATEGORY),
        'category without scripts': () => openPage(browser, bare.origin, CATEGORY),
      });
    } finally {
      await floor.close();
      await bare.close();
    }
  });
}

/** How long interactions take until the next paint, in ms. */
export async function measureUsing(runs: number): Promise<Measured> {
  return withSite(async (site) =>
    inTurns(runs, {
      'add to cart': () => use(site, PRODUCT, pressed('main button:has(use[href$="icon-cart"])')),
      quantity: () => use(site, PRODUCT, pressed('main [role=group] label:nth-of-type(2)')),
      menu: () => use(site, PRODUCT, pressed('header button[aria-haspopup]')),
      filters: () => use(site, CATEGORY, pressed(FILTERS)),
      'a filter': () => use(site, CATEGORY, pressed(FILTERS, 'dialog label:has([name=brand])')),
      'next product': () => use(site, PRODUCT, goToNext),
    }),
  );
}

async function withSite<T>(work: (site: Site) => Promise<T>): Promise<T> {
  const port = await freePort();
  const shop = await startShop(port);
  try {
    // The first view of an old page waits until it is rendered anew.
    for (const path of [PRODUCT, '/', CATEGORY]) await fetch(`http://localhost:${port}${path}`);
    const browser = await chromium.launch({
      executablePath: process.env['CHROMIUM_PATH'] ?? chromium.executablePath(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    });
    try {
      return await work({ browser, shop: `http://localhost:${port}` });
    } finally {
      await browser.close();
    }
  } finally {
    shop.kill();
  }
}

/** Measures each subject in turns; answers the medians. */
async function inTurns(runs: number, subjects: Record<string, () => Promise<Figures>>): Promise<Measured> {
  const all = new Map<string, Figures[]>();
  for (let run = 0; run < runs; run++) {
    for (const [name, measure] of Object.entries(subjects)) {
      all.set(name, [...(all.get(name) ?? []), await measure()]);
    }
  }
  return Object.fromEntries([...all].map(([name, figures]) => [name, medians(figures)]));
}

function medians(all: readonly Figures[]): Figures {
  const names = Object.keys(all[0] ?? {});
  return Object.fromEntries(
    names.map((name) => {
      const middle = median(all.map((figures) => figures[name] ?? 0));
      return [name, Number(middle.toFixed(name === 'shift' ? 4 : 1))];
    }),
  );
}

async function newPhone(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext(PHONE);
  // tsx wraps named functions in this helper, which pages do not have.
  await context.addInitScript('globalThis.__name = (value) => value');
  await context.addInitScript(() => {
    const seen = { fcp: 0, lcp: 0, blocked: 0, shift: 0, interaction: 0 };
    Object.assign(window, { seen });
    const watch = (type: string, see: (entry: Entry) => void) =>
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) see(entry as Entry);
      }).observe({ type, buffered: true, ...(type === 'event' && { durationThreshold: 16 }) });
    watch('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') seen.fcp = startTime;
    });
    watch('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
    watch('longtask', ({ duration }) => (seen.blocked += duration - 50));
    watch('layout-shift', ({ value }) => (seen.shift += value));
    watch('event', ({ duration, interactionId }) => {
      if (interactionId > 0) seen.interaction = Math.max(seen.interaction, duration);
    });
  });
  return context;
}

type Entry = PerformanceEntry & { value: number; interactionId: number };
type Seen = Record<'fcp' | 'lcp' | 'blocked' | 'shift' | 'interaction', number>;

declare global {
  interface Window {
    seen: Seen;
    navigated?: number;
  }
}

const readSeen = (page: Page) => page.evaluate(() => window.seen);

async function openPage(browser: Browser, origin: string, path: string): Promise<Figures> {
  const context = await newPhone(browser);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const types = new Map<string, string>();
  const bytes: Record<string, number> = {};
  let requests = 0;
  cdp.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? 'Other';
    requests += 1;
    bytes[type] = (bytes[type] ?? 0) + encodedDataLength;
  });
  await cdp.send('Network.enable');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const stop = await traceMainThread(await browser.newBrowserCDPSession());
  await page.goto(origin + path, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLE_MS);
  const mainThread = await stop(origin);
  const { fcp, lcp, blocked, shift } = await readSeen(page);
  await context.close();
  const total = Object.values(bytes).reduce((sum, each) => sum + each, 0);
  return {
    requests,
    'HTML kB': (bytes['Document'] ?? 0) / 1000,
    'JavaScript kB': (bytes['Script'] ?? 0) / 1000,
    'total kB': total / 1000,
    'FCP ms': fcp,
    'LCP ms': lcp,
    'TBT ms': blocked,
    shift,
    'main thread CPU ms': mainThread,
  };
}

async function use({ browser, shop }: Site, path: string, act: Act): Promise<Figures> {
  const context = await newPhone(browser);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(shop + path);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  const ms = await act(page, cdp);
  await context.close();
  return { ms };
}

type Act = (page: Page, cdp: CDPSession) => Promise<number>;

/** Presses visible elements one after another; the longest of the last press's events until the next paint. */
function pressed(...selectors: string[]): Act {
  return async (page, cdp) => {
    for (const selector of selectors) {
      await page.evaluate(() => (window.seen.interaction = 0));
      await press(page, cdp, page.locator(selector).locator('visible=true').first());
      await page.waitForTimeout(SETTLE_MS / 3);
    }
    return (await readSeen(page)).interaction;
  };
}

/** Presses a product further down; from the click until its heading is drawn. */
async function goToNext(page: Page, cdp: CDPSession): Promise<number> {
  await page.evaluate(() => {
    const before = document.querySelector('h1')?.textContent;
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const look = () => {
          if (document.querySelector('h1')?.textContent === before) requestAnimationFrame(look);
          else setTimeout(() => Object.assign(window, { navigated: performance.now() - timeStamp }));
        };
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  });
  await press(page, cdp, page.locator('main article h3 a').first());
  const handle = await page.waitForFunction(() => window.navigated);
  return Number(await handle.jsonValue());
}

if (isStarted(import.meta.url)) {
  const runs = Number(process.argv[2] ?? RUNS);
  console.log(`Opening, medians of ${runs}`);
  console.table(await measureOpening(runs));
  console.log(`Using (ms until the next paint), medians of ${runs}`);
  console.table(await measureUsing(runs));
}
