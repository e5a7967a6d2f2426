import { LOCALES } from '../../../domain/core/locale.js';
import { translateTo } from '../../../locales/serverIntl.js';
import type { Backend } from '../../ports/backend.js';

/** More lines are named by the doctor. */
const LINES_MAX = 50;

/**
 * Mails the operator which records of the store or of WordPress cannot be read as a whole, each once until it changes.
 * What could not be sent is sent the next time. Does nothing without an address of the operator.
 */
export async function mailUnreadRecords(backend: Backend): Promise<void> {
  const { settings, mail, recordProblems, report } = backend;
  const { contactEmail } = settings;
  if (contactEmail === null) return;
  const problems = await recordProblems.takeUnsent();
  if (problems.length === 0) return;
  const lines = problems.slice(0, LINES_MAX).map(({ line }) => line);
  const values = { count: String(problems.length), lines: lines.join('\n\n') };
  try {
    await mail.send({
      to: contactEmail,
      subject: LOCALES.map((locale) => translateTo(locale)('mail.unread_records_subject', values)).join(
        ' · ',
      ),
      text: LOCALES.map((locale) => translateTo(locale)('mail.unread_records', values)).join('\n\n---\n\n'),
    });
  } catch (error) {
    await recordProblems.giveBack(problems);
    report('operator-not-told', error);
  }
}
