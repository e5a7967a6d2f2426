import { COLOURS } from '../../../domain/core/colours.js';
import { ShopError } from '../../../domain/core/errors.js';
import { escapeHtml } from '../../../domain/text/escapeHtml.js';
import { type Locale, LANGUAGES } from '../../../domain/core/locale.js';
import { formatPrice, type Piastres } from '../../../domain/core/money.js';
import type { MessageKey } from '../../../locales/keys.js';
import { translateTo } from '../../../locales/serverIntl.js';
import type { Backend } from '../../ports/backend.js';
import {
  TEST_OUTCOMES,
  type TestCardPage,
  type TestOutcome,
  type TestSession,
} from '../../ports/payments.js';

/** The test card page as an HTML document. Throws `not_found`. */
export async function showCardPage(backend: Backend, sessionId: string): Promise<string> {
  const session = await requirePage(backend).readSession(sessionId);
  if (session === null) throw new ShopError('not_found');
  return pageOf(sessionId, session);
}

/** Concludes the test payment with the chosen outcome, once, and returns where the shopper goes next. */
export async function pressCardPage(
  backend: Backend,
  sessionId: string,
  outcome: TestOutcome,
): Promise<string> {
  const session = await requirePage(backend).conclude(sessionId, outcome);
  if (session === null) throw new ShopError('not_found');
  return session.returnUrl;
}

/** A shop with a real provider has no such page. */
function requirePage({ testCardPage }: Backend): TestCardPage {
  if (testCardPage === null) throw new ShopError('not_found');
  return testCardPage;
}

/** It imitates a provider's page: no shop layout, and usable without JavaScript. */
function pageOf(sessionId: string, session: TestSession): string {
  const { locale, amount, reference, isOpen, returnUrl } = session;
  const { iso, dir } = LANGUAGES[locale];
  const t = (key: MessageKey) => escapeHtml(translateTo(locale)(key));
  const choices = TEST_OUTCOMES.map((outcome) => button(outcome, locale)).join('');
  const body = isOpen
    ? `<p class="mark">${t('card_page.test')}</p>
      <form method="post" action="/api/payment/card">
        <input type="hidden" name="session" value="${escapeHtml(sessionId)}">${choices}
      </form>`
    : `<p class="mark">${t('card_page.over')}</p><a href="${escapeHtml(returnUrl)}">${t('card_page.back')}</a>`;
  return `<!DOCTYPE html>
<html lang="${iso}" dir="${dir}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    <title>${t('card_page.title')}</title>
    <style>${STYLE}</style>
  </head>
  <body>
    <main>
      <h1>${t('card_page.title')}</h1>
      <dl>
        <div><dt>${t('card_page.amount')}</dt><dd>${priceHtml(amount, locale)}</dd></div>
        <div><dt>${t('card_page.reference')}</dt><dd><bdi dir="ltr">${escapeHtml(reference)}</bdi></dd></div>
      </dl>
      ${body}
    </main>
  </body>
</html>`;
}

function priceHtml(amount: Piastres, locale: Locale): string {
  const { dir, currencyFirst } = LANGUAGES[locale];
  const currency = escapeHtml(translateTo(locale)('egp'));
  const parts = [currency, `<bdi dir="ltr">${formatPrice(amount)}</bdi>`];
  return `<bdi dir="${dir}">${(currencyFirst ? parts : parts.reverse()).join(' ')}</bdi>`;
}

function button(outcome: TestOutcome, locale: Locale): string {
  const name = escapeHtml(translateTo(locale)(`card_page.${outcome}`));
  return `<button name="outcome" value="${outcome}"${outcome === 'approve' ? ' class="main"' : ''}>${name}</button>`;
}

const STYLE = `
  * { box-sizing: border-box; margin: 0; }
  body { min-block-size: 100vh; display: grid; place-items: center; padding: 1rem;
    background: ${COLOURS.surfaceMuted}; color: ${COLOURS.text}; font: 1.0625rem/1.6 system-ui, 'Segoe UI', Tahoma, sans-serif; }
  main { inline-size: min(100%, 26rem); padding: 1.5rem; border: 1px solid ${COLOURS.border}; border-radius: 12px; background: ${COLOURS.surface}; display: grid; gap: 1rem; }
  h1 { font-size: 1.3125rem; line-height: 1.3; }
  dl { display: grid; gap: .25rem; padding-block: .75rem; border-block: 1px solid ${COLOURS.border}; }
  dl div { display: flex; align-items: baseline; justify-content: space-between; gap: 1rem; }
  dl div + div { font-size: .8125rem; }
  dt { color: ${COLOURS.textMuted}; } dd { overflow-wrap: anywhere; text-align: end; }
  div:first-child > dd { font-size: 1.5rem; font-weight: 700; }
  .mark { padding: .75rem 1rem; border-radius: 6px; background: ${COLOURS.surfaceMuted}; color: ${COLOURS.textMuted}; font-size: .9375rem; }
  form { display: grid; grid-template-columns: repeat(3, 1fr); gap: .75rem; }
  button, a { min-block-size: 2.75rem; padding: .5rem .25rem; border: 1px solid ${COLOURS.borderStrong}; border-radius: 6px;
    background: ${COLOURS.surface}; color: inherit; font: inherit; text-align: center; text-decoration: none; cursor: pointer; }
  .main { grid-column: 1 / -1; border-color: ${COLOURS.primary}; background: ${COLOURS.primary}; color: ${COLOURS.textInverse}; font-weight: 700; }
  :focus-visible { outline: 3px solid ${COLOURS.focus}; outline-offset: 2px; }`;
