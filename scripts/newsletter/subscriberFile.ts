import { stopAtOncePath, stopLettersPath } from '../../domain/content/newsletter.js';
import { DEFAULT_LOCALE } from '../../domain/core/locale.js';
import { localePath } from '../../domain/core/paths.js';
import { writeDelimited } from '../../domain/csv/delimitedText.js';
import type { StoredSubscriber } from '../../server/ports/records/newsletter.js';

const COLUMNS = [
  ...['email', 'first_name', 'last_name', 'subscribed_at', 'page', 'language', 'words'],
  ...['stop_link', 'stop_at_once'],
];

/** Those who agree, as a CSV file; consent is empty where it was not recorded. */
export function subscriberFile(subscribers: readonly StoredSubscriber[], publicUrl: string): string {
  const rows = subscribers.map(({ email, firstName, lastName, subscribedAt, consent, token }) => {
    const locale = consent?.locale ?? DEFAULT_LOCALE;
    return [
      ...[email, firstName ?? '', lastName ?? '', subscribedAt.toISOString()],
      ...[consent?.page ?? '', consent?.locale ?? '', consent?.words ?? ''],
      `${publicUrl}${localePath(stopLettersPath(token), locale)}`,
      `${publicUrl}${stopAtOncePath(token, locale)}`,
    ];
  });
  return writeDelimited([COLUMNS, ...rows.map((cells) => cells.map(asText))]);
}

/** A spreadsheet would compute what begins like a formula. */
function asText(cell: string): string {
  return /^[=+@\t-]/.test(cell) ? `'${cell}` : cell;
}
