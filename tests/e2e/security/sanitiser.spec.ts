import type { Page } from '@playwright/test';
import { toLongText } from '../../../server/actions/pages/text/longText.js';
import { shopAddresses } from '../../../server/adapters/wpRest/links.js';
import { sanitise } from '../../../server/documents/sanitise.js';
import { expect, test } from '../fixtures.js';
import { PAYLOADS } from './payloads.js';

const addresses = shopAddresses({ url: 'https://store.example/shop', tipIds: new Map([['a', 1]]) })('ar');

/** As texts of WordPress reach a page: sanitised, with the shop's addresses, and anchors for its headings. */
const asShown = (html: string) => toLongText({ en: sanitise(html, addresses) }, 'en').html;

/** A page without a Content-Security-Policy, which would hide what the sanitiser lets through. */
async function openBare(page: Page): Promise<void> {
  await page.route('**/*', (route) =>
    route.request().url() === 'https://bare.example/'
      ? route.fulfill({ contentType: 'text/html', body: '<!doctype html><main></main>' })
      : route.fulfill({ status: 404, body: '' }),
  );
  await page.goto('https://bare.example/');
}

/** Shows each text as browsers get it, in the page's HTML and by navigation, uses what is in it, and tells which ran a script. */
async function textsThatRun(page: Page, texts: readonly string[]): Promise<string[]> {
  return page.evaluate(async (all) => {
    const shown = document.querySelector('main') ?? document.body;
    const found = new Set<string>();
    let text = '';
    Object.assign(window, { ran: () => found.add(text) });
    document.addEventListener('click', (event) => {
      const link = (event.target as Element).closest('a');
      if (
        link !== null &&
        !['http:', 'https:', 'mailto:', 'tel:'].includes(link.protocol) &&
        link.href !== ''
      )
        found.add(text);
      event.preventDefault();
    });
    document.addEventListener('submit', (event) => event.preventDefault());
    const isLoaded = () => new Promise((resolve) => setTimeout(resolve));
    for (text of all) {
      const parsed = new DOMParser().parseFromString(`<div>${text}</div>`, 'text/html');
      for (const html of [text, parsed.body.innerHTML]) {
        shown.innerHTML = html;
        for (const element of shown.querySelectorAll<HTMLElement>('*')) {
          if (/^(?:script|iframe|object|embed|form|svg|math|style|base|meta|link)$/i.test(element.localName))
            found.add(text);
          if (element.getAttributeNames().some((name) => /^on|^style$|^srcdoc$|action$/i.test(name)))
            found.add(text);
          for (const type of ['mouseover', 'focus', 'toggle'])
            element.dispatchEvent(new Event(type, { bubbles: true }));
          element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        }
        await isLoaded();
      }
    }
    return [...found];
  }, texts);
}

test.describe('texts of editors', { tag: '@desktop' }, () => {
  test.use({ expectedErrors: /./ });

  test('run no script, whatever is written in them', async ({ page }) => {
    test.setTimeout(180_000);
    expect(PAYLOADS.length).toBeGreaterThan(10_000);
    const shown = [...new Set(PAYLOADS.map(asShown))];
    expect(shown.length).toBeGreaterThan(1000);
    await openBare(page);
    expect(await textsThatRun(page, shown)).toEqual([]);
    expect(page.url()).toBe('https://bare.example/');
  });

  test('would run scripts if they were shown as they are written', async ({ page }) => {
    const some = PAYLOADS.filter((_, place) => place % 101 === 0);
    await openBare(page);
    expect((await textsThatRun(page, some)).length).toBeGreaterThan(some.length / 4);
  });
});
