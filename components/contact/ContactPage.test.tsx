import { describe, expect, it, vi } from 'vitest';
import { LOCALES } from '../../domain/core/locale.js';
import { localePath } from '../../domain/core/paths.js';
import { renderStatic } from '../../tests/support/renderStatic.js';
import { ContactPage } from './ContactPage.js';

vi.mock('./ContactForm.js', () => ({ ContactForm: () => <form /> }));

const PHONE = { text: '0100 000 0000', href: 'tel:+201000000000' };
const EMAIL = { text: 'hello@rasfa.example', href: 'mailto:hello@rasfa.example' };
const MAP = 'https://maps.app.goo.gl/x';
const DAYS = { daysOff: [5], holidays: [] };
const NO_BRANCHES = { branches: [], days: DAYS };

interface Ways {
  phone: typeof PHONE | null;
  mapUrl: string | null;
  hasBranches?: boolean;
}

function targets({ hasBranches = false, ...ways }: Ways, whatsAppNumber: string | null) {
  const page = (
    <ContactPage
      {...{ title: 'Contact', lead: '', html: '<p>Hours</p>', email: EMAIL, ...NO_BRANCHES }}
      {...ways}
      hasBranches={hasBranches}
    />
  );
  const main = (href: string) => /^(tel:|https:)|\/branches$/.test(href);
  return LOCALES.map((locale) =>
    renderStatic(page, { locale, shell: { whatsAppNumber } })
      .querySelectorAll('a')
      .map((link) => link.getAttribute('href') ?? '')
      .filter(main),
  );
}

describe('the contact page', () => {
  it('starts the contact page with call, chat and map buttons', () => {
    for (const [call, chat, map] of targets({ phone: PHONE, mapUrl: MAP }, '20100')) {
      expect(call).toBe(PHONE.href);
      expect(chat).toMatch(/^https:\/\/wa\.me\/20100\?text=/);
      expect(map).toBe(MAP);
    }
  });

  it('leads to the page of branches instead of to one of them on a map', () => {
    const found = targets({ phone: null, mapUrl: MAP, hasBranches: true }, null);
    expect(found).toEqual(LOCALES.map((locale) => [localePath('/branches', locale)]));
  });

  it('omits contact buttons that the shop has not configured', () => {
    expect(targets({ phone: null, mapUrl: null }, null)).toEqual(LOCALES.map(() => []));
  });

  it('lists the opening hours before the contact form in document order', () => {
    const page = (
      <ContactPage
        {...{
          title: '',
          lead: '',
          html: '<p>Hours</p>',
          phone: null,
          email: null,
          mapUrl: null,
          ...NO_BRANCHES,
        }}
        hasBranches={false}
      />
    );
    const html = renderStatic(page).toString();
    expect(html.indexOf('Hours')).toBeGreaterThan(0);
    expect(html.indexOf('Hours')).toBeLessThan(html.indexOf('<form'));
    expect(html).toContain('href="#write"');
  });

  it('asks for the message below the hours of every branch, before what editors have written', () => {
    const branch = { address: 'Street 1', mapUrl: MAP, opens: 600, closes: 1080, fitting: 0 };
    const branches = ['nasr-city', 'october'].map((id) => ({ ...branch, id, name: `Branch ${id}` }));
    const page = (
      <ContactPage
        {...{
          title: '',
          lead: '',
          html: '<p>Complaints</p>',
          phone: null,
          email: EMAIL,
          mapUrl: null,
          branches,
        }}
        {...{ hasBranches: true, days: DAYS }}
      />
    );
    const html = renderStatic(page).toString();
    const hours = [...html.matchAll(/Saturday to Thursday/g)].map(({ index }) => index);
    expect(hours).toHaveLength(branches.length);
    const [first = 0, last = 0] = hours;
    const order = [first, last, html.indexOf('<form'), html.indexOf('Complaints')];
    expect(order).toEqual([...order].sort((one, other) => one - other));
    for (const { id } of branches) expect(html).toContain(`href="/branches#${id}"`);
    expect(html.indexOf(EMAIL.href)).toBeLessThan(html.indexOf('id="write"'));
  });
});
