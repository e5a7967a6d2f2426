import { describe, expect, it } from 'vitest';
import { contactWays } from './contactWays.js';

const MAP = 'https://www.google.com/maps/search/?api=1&amp;query=Nasr+City';

describe('contactWays', () => {
  it('takes the first phone number and map link from the contact page', () => {
    const html = `<p><a href="https://other.example/maps">no</a> <a class="x" href="tel:+20100"><bdi dir="ltr">0100</bdi></a>
      <a href="tel:+20111">0111</a></p><p><a href="${MAP}">map</a></p>`;
    expect(contactWays(html)).toEqual({
      phone: { href: 'tel:+20100', text: '0100' },
      mapUrl: 'https://www.google.com/maps/search/?api=1&query=Nasr+City',
    });
  });

  it('returns no contact methods where editors link to none', () => {
    expect(contactWays('<p>Call 0100, or <a href="mailto:a@b.example">write</a></p>')).toEqual({
      phone: null,
      mapUrl: null,
    });
  });
});
