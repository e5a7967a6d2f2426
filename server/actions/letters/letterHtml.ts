import { namePartsOf } from '../../../domain/catalogue/plate/nameParts.js';
import { isolateLatin } from '../../../domain/text/bidi.js';
import { COLOURS } from '../../../domain/core/colours.js';
import { escapeHtml } from '../../../domain/text/escapeHtml.js';
import { directionOf, LANGUAGES } from '../../../domain/core/locale.js';
import { optimisedImage } from '../../../domain/core/pictures.js';
import type { LetterContent, LetterFact, LetterLink } from './letterContent.js';

const PICTURE_PX = 64;
const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Tahoma,Arial,sans-serif";

/**
 * A letter as an HTML document. Mail programs ignore style sheets, flex boxes and logical properties, so it consists of
 * tables with inline styles, and its sides are chosen by the direction of the language. The only style sheet is for
 * programs that have a dark mode; the others invert the colours themselves.
 */
export function letterHtml(content: LetterContent): string {
  const { locale, subject, shopName } = content;
  const { iso } = LANGUAGES[locale];
  const dir = directionOf(locale);
  const side = dir === 'rtl' ? 'right' : 'left';
  return `<!DOCTYPE html>
<html lang="${iso}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${DARK}</style>
</head>
<body class="page" dir="${dir}" style="margin:0;padding:0;background:${COLOURS.page}">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:${COLOURS.page}"><tr><td align="center" style="padding:16px">
<table role="presentation" class="card" dir="${dir}" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:${COLOURS.surface};border-radius:12px;overflow:hidden;text-align:${side};${FONT};font-size:16px;line-height:1.6;color:${COLOURS.text}">
<tr><td style="padding:16px 24px;background:${COLOURS.brand};color:${COLOURS.textInverse};font-size:20px;font-weight:700">${escapeHtml(shopName)}</td></tr>
<tr><td style="padding:24px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.35">${escapeHtml(subject)}</h1>
${paragraph(content.greeting)}
${content.paragraphs.map(paragraph).join('\n')}
${content.link === undefined ? '' : button(content.link)}
${content.more === undefined ? '' : secondLink(content.more)}
${(content.sections ?? []).map((each) => section(each, side)).join('\n')}
${rows(content.facts.map((fact) => factRow(fact, side)))}
${rows(content.items.map((item) => itemRow(item, side)))}
${rows(content.sums.map(({ label, amount, isTotal }) => row(label, amount, side, isTotal ? 'total' : 'sum')))}
</td></tr>
<tr><td class="muted line" style="padding:16px 24px;border-top:1px solid ${COLOURS.border};color:${COLOURS.textMuted};font-size:14px">${contact(content)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

const DARK = `@media (prefers-color-scheme: dark) {
  .page { background: ${COLOURS.surfaceInverse} !important; }
  .card { background: ${COLOURS.brand} !important; color: ${COLOURS.textInverse} !important; }
  .muted { color: ${COLOURS.textInverseMuted} !important; }
  .line { border-color: ${COLOURS.borderInverse} !important; }
  .link { color: ${COLOURS.textInverseMuted} !important; }
}`;

function paragraph(text: string): string {
  return `<p style="margin:0 0 12px">${escapeHtml(text)}</p>`;
}

function section({ title, lines: all }: NonNullable<LetterContent['sections']>[number], side: Side): string {
  const line = ({ text, href }: (typeof all)[number]) => {
    const words = escapeHtml(side === 'right' ? isolateLatin(text) : text);
    const style = `color:${COLOURS.link}`;
    const shown =
      href === null ? words : `<a class="link" href="${escapeHtml(href)}" style="${style}">${words}</a>`;
    return `<tr><td style="padding:8px 0 0">${shown}</td></tr>`;
  };
  return `<h2 style="margin:24px 0 8px;font-size:18px;line-height:1.4">${escapeHtml(title)}</h2>
${rows(all.map(line))}`;
}

function button({ label, href }: LetterLink): string {
  const style = `display:inline-block;padding:12px 24px;border-radius:6px;background:${COLOURS.primary};color:${COLOURS.textInverse};font-weight:700;text-decoration:none`;
  return `<p style="margin:20px 0 24px"><a href="${escapeHtml(href)}" style="${style}">${escapeHtml(label)}</a></p>`;
}

function secondLink({ label, href }: LetterLink): string {
  return `<p style="margin:0 0 20px"><a class="link" href="${escapeHtml(href)}" style="color:${COLOURS.link}">${escapeHtml(label)}</a></p>`;
}

function rows(all: readonly string[]): string {
  if (all.length === 0) return '';
  const style = `margin:0 0 16px;border-top:1px solid ${COLOURS.border};font-size:16px;line-height:1.5`;
  return `<table class="line" width="100%" cellpadding="0" cellspacing="0" style="${style}">${all.join('')}</table>`;
}

type Side = 'left' | 'right';

/** The labels of facts are short, and stay on one line beside a long value. */
function row(label: string, value: string, side: Side, kind: 'sum' | 'total'): string {
  return rowOf(label, lines(value), side, kind);
}

function factRow({ label, value, href }: LetterFact, side: Side): string {
  const shown =
    href === undefined
      ? lines(value)
      : `<a class="link" href="${escapeHtml(href)}" style="color:${COLOURS.link}">${lines(value)}</a>`;
  return rowOf(label, shown, side, 'fact');
}

function rowOf(label: string, html: string, side: Side, kind: 'fact' | 'sum' | 'total'): string {
  const isTotal = kind === 'total';
  const weight = isTotal ? 'font-weight:700;' : '';
  const gap = `padding:8px 0 0;padding-${otherSide(side)}:12px;vertical-align:top;`;
  const wrap = kind === 'fact' ? 'white-space:nowrap;' : '';
  const name = isTotal
    ? `<td style="${gap}${weight}">`
    : `<td class="muted" style="${gap}${wrap}color:${COLOURS.textMuted}">`;
  return `<tr>${name}${escapeHtml(label)}</td><td style="padding:8px 0 0;${weight}text-align:${otherSide(side)}">${html}</td></tr>`;
}

/** Each line has the direction of its own text. */
function lines(text: string): string {
  return text
    .split('\n')
    .map((line) => `<bdi>${escapeHtml(line)}</bdi>`)
    .join('<br>');
}

/** Picture, plate, quantity and price of a line. */
function itemRow({ name, pieces, total, image }: LetterContent['items'][number], side: Side): string {
  const gap = `padding-${otherSide(side)}:12px`;
  const count =
    pieces === null
      ? ''
      : `<div class="muted" style="color:${COLOURS.textMuted};font-size:14px">${escapeHtml(pieces)}</div>`;
  return `<tr><td width="${PICTURE_PX}" style="padding:12px 0 0;${gap};vertical-align:top">${picture(image)}</td><td style="padding:12px 0 0;vertical-align:top">${plate(name, side)}${count}<bdi style="font-weight:700">${escapeHtml(total)}</bdi></td></tr>`;
}

/** A product's name as on its plate: the size is a line of its own, from left to right, which never breaks. */
function plate(name: string, side: Side): string {
  const parts = namePartsOf(name);
  const own = (text: string) =>
    text === '' ? '' : `<div>${escapeHtml(side === 'right' ? isolateLatin(text) : text)}</div>`;
  if (parts === null) return own(name);
  const size = `text-align:${side};font-size:18px;font-weight:700;line-height:1.4;white-space:nowrap;font-variant-numeric:tabular-nums`;
  return `${own(parts.model)}<div dir="ltr" style="${size}">${escapeHtml(parts.marking)}</div>${own(parts.rest)}`;
}

/** A white square keeps dark products visible in dark mode. */
function picture(address: string | null): string {
  if (address === null) return '';
  const style = `display:block;border:0;border-radius:6px;background:${COLOURS.surface};object-fit:contain`;
  return `<img src="${escapeHtml(address)}" width="${PICTURE_PX}" height="${PICTURE_PX}" alt="" style="${style}">`;
}

function contact({ contact: asked, shopName }: LetterContent): string {
  if (asked === undefined) return escapeHtml(shopName);
  const { text, label, href } = asked;
  const link = `<a class="link" href="${escapeHtml(href)}" style="color:${COLOURS.link}">${escapeHtml(label)}</a>`;
  return `${escapeHtml(text)} ${link}`;
}

function otherSide(side: Side): Side {
  return side === 'left' ? 'right' : 'left';
}

/** Address of a product's picture in letters; null unless the shop itself serves it. */
export function letterPicture(image: string | null, publicUrl: string): string | null {
  if (image === null || !image.startsWith('/') || image.startsWith('//')) return null;
  return `${publicUrl}${optimisedImage(image, 2 * PICTURE_PX)}`;
}
