import { plainText } from './plainText.js';

/** What a text of editors says of reaching the shop, to be shown as buttons. */
export interface ContactWays {
  /** The first number that the text lets one call, as it is written and as it is dialled. */
  phone: { text: string; href: string } | null;
  /** The first place on a map that the text leads to. */
  mapUrl: string | null;
}

const HREF = /\shref="([^"]+)"/;
const MAP_HOSTS =
  /^https:\/\/(?:(?:www\.)?google\.[a-z.]+\/maps|maps\.google\.|maps\.app\.goo\.gl|goo\.gl\/maps|(?:www\.)?openstreetmap\.org|maps\.apple\.com)/;

/** Finds the ways in sanitised HTML, in the order in which it names them. */
export function contactWays(html: string): ContactWays {
  const links = linksIn(html);
  const phone = links.find(({ href }) => href.startsWith('tel:'));
  const map = links.find(({ href }) => MAP_HOSTS.test(href));
  return {
    phone: phone === undefined ? null : { href: phone.href, text: plainText(phone.text) },
    mapUrl: map === undefined ? null : map.href.replaceAll('&amp;', '&'),
  };
}

/** Links of sanitised HTML: each ends with its `</a>`, and begins at the last `<a` before that. */
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
