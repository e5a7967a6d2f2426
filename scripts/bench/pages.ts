import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { startShop } from './builtShop.js';
import { serveFloor } from './floorPage.js';
import { traceMainThread } from './mainThread.js';

/*
 * `npm run bench -- pages [RUNS]`: cost of opening and using pages of the built site (`npm run build` first), next to a
 * static page as the floor and to the same pages without scripts. Runs alternate, and medians are printed: compare the
 * columns of one run, because absolute figures belong to the machine. The phone's CPU is 4 times slower.
 */

const RUNS = Number(process.argv[2] ?? 5);
const PORT = Number(process.env['PORT'] ?? 4399);
const SHOP = `http://localhost:${PORT}`;
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

interface Subject {
  origin: string;
  path: string;
  hasScripts: boolean;
}

type Figures = Record<string, number>;

async function main(): Promise<void> {
  const floor = await serveFloor();
  const shop = await startShop(PORT);
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? chromium.executablePath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const ours = (path: string, hasScripts: boolean) => ({ origin: SHOP, path, hasScripts });
    await print('Opening', {
      floor: () => openPage(browser, { origin: floor.origin, path: '/', hasScripts: true }),
      product: () => openPage(browser, ours(PRODUCT, true)),
      'product without scripts': () => openPage(browser, ours(PRODUCT, false)),
      home: () => openPage(browser, ours('/', true)),
      'home without scripts': () => openPage(browser, ours('/', false)),
      category: () => openPage(browser, ours('/category/1', true)),
    });
    await print('Using (ms until the next paint)', {
      'add to cart': () =>
        use(browser, PRODUCT, (page) => tap(page, 'main button:has(use[href$="icon-cart"])')),
      quantity: () => use(browser, PRODUCT, (page) => tap(page, 'main [role=group] label:nth-of-type(2)')),
      menu: () => use(browser, PRODUCT, (page) => tap(page, 'header button[aria-haspopup]')),
      filter: () => use(browser, '/category/1', (page) => tap(page, 'main button[aria-haspopup]')),
      'next product': () => use(browser, PRODUCT, goToNext),
    });
  } finally {
    await browser.close();
    await floor.close();
    shop.kill();
  }
}

/** Measures each subject in turns and prints the medians. */
async function print(title: string, subjects: Record<string, () => Promise<Figures>>): Promise<void> {
  const runs = new Map<string, Figures[]>();
  for (let run = 0; run < RUNS; run++) {
    for (const [name, measure] of Object.entries(subjects)) {
      runs.set(name, [...(runs.get(name) ?? []), await measure()]);
    }
  }
  console.log(`\n${title}, medians of ${RUNS}\n`);
  console.table(Object.fromEntries([...runs].map(([name, all]) => [name, medians(all)])));
}

function medians(all: readonly Figures[]): Figures {
  const names = Object.keys(all[0] ?? {});
  return Object.fromEntries(
    names.map((name) => {
      const sorted = all.map((figures) => figures[name] ?? 0).sort((a, b) => a - b);
      return [name, Math.round((sorted[Math.floor(sorted.length / 2)] ?? 0) * 10) / 10];
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
    const watch = (type: string, see: (entry: PerformanceEntry & { value: number }) => void) =>
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) see(entry as PerformanceEntry & { value: number });
      }).observe({ type, buffered: true, ...(type === 'event' && { durationThreshold: 16 }) });
    watch('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') seen.fcp = startTime;
    });
    watch('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
    watch('longtask', ({ duration }) => (seen.blocked += duration - 50));
    watch('layout-shift', ({ value }) => (seen.shift += value));
    watch('event', ({ duration }) => (seen.interaction = Math.max(seen.interaction, duration)));
  });
  return context;
}

type Seen = Record<'fcp' | 'lcp' | 'blocked' | 'shift' | 'interaction', number>;

const readSeen = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen);

async function openPage(browser: Browser, { origin, path, hasScripts }: Subject): Promise<Figures> {
  const context = await newPhone(browser);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  let requests = 0;
  let bytes = 0;
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    requests += 1;
    bytes += encodedDataLength;
  });
  if (!hasScripts) await withoutScripts(page, origin + path);
  await cdp.send('Network.enable');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const stop = await traceMainThread(await browser.newBrowserCDPSession());
  await page.goto(origin + path, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLE_MS);
  const mainThread = await stop(origin);
  const { fcp, lcp, blocked, shift } = await readSeen(page);
  await context.close();
  return {
    requests,
    kB: bytes / 1000,
    'FCP ms': fcp,
    'LCP ms': lcp,
    'TBT ms': blocked,
    shift,
    'main thread CPU ms': mainThread,
  };
}

/** Serves the page's own HTML without its script elements: what its content costs alone. */
async function withoutScripts(page: Page, url: string): Promise<void> {
  await page.route(url, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<script[^>]*>[\s\S]*?<\/script>/g, '');
    await route.fulfill({ response, body });
  });
}

async function use(
  browser: Browser,
  path: string,
  act: (page: Page) => Promise<number | undefined>,
): Promise<Figures> {
  const context = await newPhone(browser);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(SHOP + path);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  const measured = await act(page);
  const ms = measured ?? (await readSeen(page)).interaction;
  await context.close();
  return { ms };
}

async function tap(page: Page, selector: string): Promise<undefined> {
  await page.locator(selector).locator('visible=true').first().tap();
  await page.waitForTimeout(SETTLE_MS / 3);
}

/** Taps a product further down; until its heading is drawn. */
async function goToNext(page: Page): Promise<number> {
  const link = page.locator('main article h3 a').first();
  await link.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const before = document.querySelector('h1')?.textContent;
    addEventListener(
      'touchstart',
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
  await link.tap();
  const handle = await page.waitForFunction(() => (window as unknown as { navigated?: number }).navigated);
  return Number(await handle.jsonValue());
}

await main();
