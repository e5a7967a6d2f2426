import { decoded } from '../../../../domain/text/decoded.js';

/** A key or slug in its own script; WooCommerce returns the same one URL-encoded and decoded, depending on the route. */
export function unescaped(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (run) => decoded(run) ?? run);
}

/** Name of a product's attribute in order lines, as WooCommerce writes it: `pa_colour`, or `colour` for its own. */
export function attributeKey({ id, name, slug }: { id: number; name: string; slug: string }): string {
  if (id === 0) return sanitizedTitle(name);
  return slug.startsWith('pa_') ? slug : `pa_${sanitizedTitle(name)}`;
}

/** What WordPress makes of a title (`sanitize_title`): lower case, hyphens, other scripts URL-encoded. */
function sanitizedTitle(title: string): string {
  const plain = title.normalize('NFD').replace(/\p{Script=Latin}\p{M}+/gu, (letter) => letter.charAt(0));
  return encodeURIComponent(
    plain
      .normalize('NFC')
      .toLowerCase()
      .replace(/[\s./–—]+/gu, '-'),
  )
    .toLowerCase()
    .replace(/%(?:2[0-9a-f]|3[a-f]|40|5[b-f]|60|7[b-e])|[!'()*~]/g, '')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
}
