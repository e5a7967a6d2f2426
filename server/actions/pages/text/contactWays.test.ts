import { describe, expect, it } from 'vitest';
import { contactWays, withoutWays } from './contactWays.js';

const MAP = 'https://www.google.com/maps/search/?api=1&amp;query=Nasr+City';

describe('contactWays', () => {
  it('takes the first phone number and map link from the contact page', () => {
    const html = `<p><a href="https://other.example/maps">no</a> <a class="x" href="tel:+20100"><bdi dir="ltr">0100</bdi></a>
      <a href="tel:+20111">0111</a></p><p><a href="${MAP}">map</a></p>`;
    expect(contactWays(html)).toEqual({
      phone: { href: 'tel:+20100', text: '0100' },
      email: null,
      mapUrl: 'https://www.google.com/maps/search/?api=1&query=Nasr+City',
    });
  });

  it('returns no contact methods where editors link to none', () => {
    expect(contactWays('<p>Call 0100, or write</p>')).toEqual({
      phone: null,
      email: null,
      mapUrl: null,
    });
  });

  it('leaves out of the text the items that only repeat the details shown as buttons', () => {
    const phone = '<li><strong>Phone:</strong> <a href="tel:+20100"><bdi dir="ltr">0100</bdi></a></li>';
    const email = '<li>\n<p><a href="mailto:a@b.example">a@b.example</a></p>\n</li>';
    const kept =
      '<li>Fax: <a href="tel:+20111">0111</a></li><li>Call <a href="tel:+20100">us</a> after noon</li><li>Call <a href="tel:+20100">us</a></li>';
    const html = `<h2>Us</h2>\n<ul>\n${phone}\n${email}\n</ul>\n<ul>${kept}</ul><p>End</p>`;
    const ways = contactWays(html);
    expect(ways.email).toEqual({ href: 'mailto:a@b.example', text: 'a@b.example' });
    expect(withoutWays(html, ways)).toBe(`<h2>Us</h2>\n\n<ul>${kept}</ul><p>End</p>`);
  });
});
