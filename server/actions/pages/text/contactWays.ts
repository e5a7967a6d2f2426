import { plainText } from '../../content/plainText.js';

/** Contact details found in editorial text, to be shown as buttons. */
interface ContactWays {
  /** The first phone number linked in the text, as displayed and as dialled. */
  phone: { text: string; href: string } | null;
  /** The first email address linked in the text. */
  email: { text: string; href: string } | null;
  /** The first map link in the text. */
  mapUrl: string | null;
}

const HREF = /\shref="([^"]+)"/;
const MAP_HOSTS =
  /^https:\/\/(?:(?:www\.)?google\.[a-z.]+\/maps|maps\.google\.|maps\.app\.goo\.gl|goo\.gl\/maps|(?:www\.)?openstreetmap\.org|maps\.apple\.com)/;

/** Extracts the contact details from sanitised HTML, in order of appearance. */
export function contactWays(html: string): ContactWays {
  const links = linksIn(html);
  const first = (scheme: string) => {
    const link = links.find(({ href }) => href.startsWith(scheme));
    return link === undefined ? null : { href: link.href, text: plainText(link.text) };
  };
  const map = links.find(({ href }) => MAP_HOSTS.test(href));
  return {
    phone: first('tel:'),
    email: first('mailto:'),
    mapUrl: map === undefined ? null : map.href.replaceAll('&amp;', '&'),
  };
}

/** Sanitised HTML without the list items that say nothing but a contact detail which the page shows itself. */
export function withoutWays(html: string, { phone, email }: Pick<ContactWays, 'phone' | 'email'>): string {
  const shown = new Set([phone?.href, email?.href]);
  const [last = '', ...before] = html.split(ITEM_END).reverse();
  const kept = before.reverse().map((part) => {
    const start = part.lastIndexOf('<li>');
    const item = part.slice(Math.max(start, 0));
    const [link, ...others] = linksIn(item);
    const isRepeated =
      start >= 0 && link !== undefined && others.length === 0 && shown.has(link.href) && isLabelled(item);
    return isRepeated ? part.slice(0, start) : part + ITEM_END;
  });
  return [...kept, last].join('').replace(/<(ul|ol)>\s*<\/\1>/g, '');
}

const ITEM_END = '</li>';

/** Whether an item is a link with at most a label before it. */
function isLabelled(item: string): boolean {
  const label = plainText(item.slice(0, item.lastIndexOf('<a ')));
  const rest = plainText(item.slice(item.indexOf('</a>')));
  return rest === '' && (label === '' || label.endsWith(':'));
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
