const DRAFT = /\/drafts\/[^/?#]+/;

/** Whether a path is that of an editor's draft, whose last segment is the key to it. */
export function isDraftPath(path: string): boolean {
  return DRAFT.test(path);
}

/** A path without the key of a draft, which must not leave the shop. */
export function withoutDraftToken(path: string): string {
  return path.replace(DRAFT, '/drafts/:token');
}
