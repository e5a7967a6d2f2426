const OPENING = /<(?!br\b|hr\b|img\b|wbr\b)[a-z]/g;

/** The topics of a text, each beginning with a title of the second level; a single one where they are not siblings. */
export function topicsOf(html: string): string[] {
  const topics = html.split(/(?=<h2[\s>])/).filter((topic) => topic.trim() !== '');
  return topics.every(isWhole) ? topics : [html];
}

function isWhole(html: string): boolean {
  return (html.match(OPENING)?.length ?? 0) === html.split('</').length - 1;
}
