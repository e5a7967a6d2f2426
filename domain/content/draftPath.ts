const DRAFT = /\/drafts\/[^/?#]+/;

/** A path without the key of a draft, which must not leave the shop. */
export function withoutDraftToken(path: string): string {
  return path.replace(DRAFT, '/drafts/:token');
}
