import { LOCALES } from '../../../domain/core/locale.js';
import { translateTo } from '../../../locales/serverIntl.js';
import type { Backend } from '../../ports/backend.js';
import { BUDGET_NOTE } from '../../ports/messages.js';

/**
 * Mails the operator once that the budget for messages to mobile numbers was used up; what could not be sent is sent the
 * next time. Does nothing without an address of the operator.
 */
export async function mailUsedUpBudget({ settings, state, mail, report }: Backend): Promise<void> {
  const { contactEmail } = settings;
  if (contactEmail === null) return;
  const notes = await state.takeNotes(BUDGET_NOTE);
  if (notes.length === 0) return;
  try {
    await mail.send({
      to: contactEmail,
      subject: LOCALES.map((locale) => translateTo(locale)('mail.messages_used_up_subject')).join(' · '),
      text: LOCALES.map((locale) => translateTo(locale)('mail.messages_used_up')).join('\n\n---\n\n'),
    });
  } catch (error) {
    await state.leaveNotes(notes, NOTE_LIFE_S);
    report('operator-not-told', error);
  }
}

const NOTE_LIFE_S = 7 * 86_400;
