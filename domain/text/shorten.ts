/** A last word as short as `and` would dangle before the dots. */
const DANGLING_CHARS = 3;

/** A text of at most so many characters, cut between words and never within a surrogate pair. */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  const short = text.slice(0, most - 1);
  const cut = short.slice(0, Math.max(short.lastIndexOf(' '), most / 2));
  const words = cut.replace(/[\uD800-\uDBFF]$/, '').split(' ');
  while (words.length > 1 && (words.at(-1) ?? '').length <= DANGLING_CHARS) words.pop();
  return `${words.join(' ').replace(/[.,:،؛]$/, '')}…`;
}
