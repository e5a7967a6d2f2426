const LONGEST_WORDS_CHARS = 300;

/**
 * Redacts email addresses, phone numbers, addresses with their queries, and anything that looks like a secret, in case
 * a value got into an error message. At most 300 characters.
 */
export function withoutPersonalData(words: string): string {
  // Truncate first: the patterns scan ahead from every position, which is slow on long text.
  /* oxlint-disable regexp/no-super-linear-move */
  return words
    .slice(0, 2 * LONGEST_WORDS_CHARS)
    .replace(/\S+@\S+/g, '…')
    .replace(/\b(?:https?|libsql|smtps?|file):\S+/g, '…')
    .replace(/\?\S+=\S*/g, '…')
    .replace(/\+?[\d\u0660-\u0669](?:[ ().-]{0,2}[\d\u0660-\u0669]){6,}/g, '…')
    .replace(/\S*\d{7,}\S*/g, '…')
    .replace(/[\w.-]{24,}/g, '…')
    .slice(0, LONGEST_WORDS_CHARS);
}
