/** Marks the elements of rich text in the DOM, in the order of the document. */
const START = 'data-prose="">';

/** Reference to the nth rich text of the document. */
interface RichTextReference {
  $prose: number;
}

/** Replaces each rich text that the HTML contains by a reference to it, so that the document has it only once. */
export function referToRichText(value: unknown, html: string): unknown {
  if (typeof value === 'string') return referenceTo(value, html) ?? value;
  if (Array.isArray(value)) return value.map((item) => referToRichText(item, html));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, referToRichText(item, html)]));
}

function referenceTo(text: string, html: string): RichTextReference | null {
  const place = text.includes('<') ? html.indexOf(`${START}${text}</div>`) : -1;
  return place === -1 ? null : { $prose: html.slice(0, place).split(START).length - 1 };
}

/** The rich text that a reference in the first page's data stands for; undefined for any other object. */
export function readRichText(value: object): string | undefined {
  if (!('$prose' in value)) return undefined;
  return document.querySelectorAll('[data-prose]')[Number(value.$prose)]?.innerHTML ?? '';
}
