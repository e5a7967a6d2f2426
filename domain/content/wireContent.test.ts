import { parse, safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { inEveryLocale, mapText } from '../core/locale.js';
import type { Footer, NavLink } from './content.js';
import { toWireFooter, toWireLink, WireFooter, WireMobileNavLinks, WireNavLinks } from './wireContent.js';

/** Missing translations are null. */
const untranslated = mapText({ en: 'FAQ' }, (own) => own);
const words = inEveryLocale((locale) => `Subscribe in ${locale}`);
const link: NavLink = { id: 4, slug: 'faq', icon: 'bulb', name: untranslated };
const section = { title: words, links: [{ name: link.name, slug: 'faq' }] };
const footer: Footer = {
  left: section,
  middle: section,
  right: section,
  newsletter: { placeholder: words, button: words, description: words },
  copyrights: words,
  socialMedia: [{ url: 'https://example.com', icon: 'brand-facebook' }],
};

describe('menus and footer', () => {
  it('parses menus and footer back as they were serialised', () => {
    expect(parse(WireNavLinks, [toWireLink(link)])).toEqual([link]);
    const menus = { links: [toWireLink(link)], footer_menu: [] };
    expect(parse(WireMobileNavLinks, menus)).toEqual({ navLinks: [link], footerMenu: [] });
    expect(parse(WireFooter, toWireFooter(footer))).toEqual(footer);
  });

  it('rejects menus and footer with missing or surplus fields', () => {
    expect(safeParse(WireFooter, { ...toWireFooter(footer), section_left: null }).success).toBe(false);
    expect(safeParse(WireNavLinks, Array(201).fill(toWireLink(link))).success).toBe(false);
  });
});
