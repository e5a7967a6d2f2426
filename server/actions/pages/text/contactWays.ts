import { plainText } from '../../content/plainText.js';

/** Contact details found in editorial text, to be shown as buttons. */
interface ContactWays {
  /** The first phone number linked in the text, as displayed and as dialled. */
  phone: { text: string; href: string } | null;
  /** The first map link in the text. */
  mapUrl: string | null;
}

const HREF = /\shref="([^"]+)"/;
const MAP_HOSTS =
  /^https:\/\/(?:(?:www\.)?google\.[a-z.]+\/maps|maps\.google\.|maps\.app\.goo\.gl|goo\.gl\/maps|(?:www\.)?openstreetmap\.org|maps\.apple\.com)/;

/** Extracts the contact details from sanitised HTML, in order of appearance. */
export function contactWays(html: string): ContactWays {
  const links = linksIn(html);
  const phone = links.find(({ href }) => href.startsWith('tel:'));
  const map = links.find(({ href }) => MAP_HOSTS.test(href));
  return {
    phone: phone === undefined ? null : { href: phone.href, text: plainText(phone.text) },
    mapUrl: map === undefined ? null : map.href.replaceAll('&amp;', '&'),
  };
}

/** Links of sanitised HTML: each ends with its `</a>` and begins at the last `<a` before it. */
function linksIn(html: string): { href: string; text: string }[] {
  return html
    .split('</a>')
    .slice(0, -1)
    .map((before) => {
      const tag = before.slice(Math.max(before.lastIndexOf('<a '), 0));
      const end = tag.indexOf('>');
      return { href: HREF.exec(tag.slice(0, end))?.[1] ?? '', text: tag.slice(end + 1) };
    });
}
