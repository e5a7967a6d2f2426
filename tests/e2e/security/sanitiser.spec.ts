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

/** Each wait lasts 4 ms in a browser, so as many texts wait together for what they load. */
const SHOWN_TOGETHER = 40;

/** The texts that ran a script, or were shown with one that did if it cannot be told which. */
async function textsThatRun(page: Page, texts: readonly string[]): Promise<string[]> {
  const suspects = await suspectsAmong(page, texts, SHOWN_TOGETHER);
  const alone = suspects.length === 0 ? [] : await suspectsAmong(page, suspects, 1);
  return alone.length === 0 ? suspects : alone;
}

/** Shows each text as browsers get it, in the page's HTML and by navigation, and uses what is in it. */
async function suspectsAmong(page: Page, texts: readonly string[], together: number): Promise<string[]> {
  return page.evaluate(
    async ({ all, size }) => {
      const main = document.querySelector('main') ?? document.body;
      const found = new Set<string>();
      let shown: readonly string[] = [];
      const suspectAll = () => shown.forEach((text) => found.add(text));
      Object.assign(window, { ran: suspectAll });
      document.addEventListener('click', (event) => {
        const link = (event.target as Element).closest('a');
        if (
          link !== null &&
          !['http:', 'https:', 'mailto:', 'tel:'].includes(link.protocol) &&
          link.href !== ''
        )
          suspectAll();
        event.preventDefault();
      });
      document.addEventListener('submit', (event) => event.preventDefault());
      const isLoaded = () => new Promise((resolve) => setTimeout(resolve));
      const show = (text: string, html: string) => {
        const place = document.createElement('div');
        main.append(place);
        place.innerHTML = html;
        for (const element of place.querySelectorAll<HTMLElement>('*')) {
          if (/^(?:script|iframe|object|embed|form|svg|math|style|base|meta|link)$/i.test(element.localName))
            found.add(text);
          if (element.getAttributeNames().some((name) => /^on|^style$|^srcdoc$|action$/i.test(name)))
            found.add(text);
          for (const type of ['mouseover', 'focus', 'toggle'])
            element.dispatchEvent(new Event(type, { bubbles: true }));
          element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        }
      };
      for (let from = 0; from < all.length; from += size) {
        shown = all.slice(from, from + size);
        main.replaceChildren();
        for (const text of shown) {
          const parsed = new DOMParser().parseFromString(`<div>${text}</div>`, 'text/html');
          for (const html of [text, parsed.body.innerHTML]) show(text, html);
        }
        await isLoaded();
      }
      return [...found];
    },
    { all: texts, size: together },
  );
}

test.describe('texts of editors', { tag: '@desktop' }, () => {
  test.use({ expectedErrors: /./ });

  test('run no script, whatever is written in them', async ({ page }) => {
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
