import { describe, expect, it, vi } from 'vitest';
import { LOCALES } from '../../../domain/core/locale.js';
import { translateTo } from '../../../locales/serverIntl.js';
import type { Backend } from '../../ports/backend.js';
import { BUDGET_NOTE } from '../../ports/messages.js';
import { mailUsedUpBudget } from './usedUpBudget.js';

const EMAIL = 'orders@shop.example';

async function run({ notes = [BUDGET_NOTE], contactEmail = EMAIL as string | null, failure = false }) {
  const takeNotes = vi.fn(() => Promise.resolve(notes));
  const leaveNotes = vi.fn(() => Promise.resolve());
  const problem = new Error('No mail today');
  const send = vi.fn(() => (failure ? Promise.reject(problem) : Promise.resolve()));
  const report = vi.fn();
  const backend = { settings: { contactEmail }, state: { takeNotes, leaveNotes }, mail: { send }, report };
  await mailUsedUpBudget(backend as unknown as Backend);
  return { takeNotes, leaveNotes, send, report, problem };
}

describe('an operator whose budget for messages was used up', () => {
  it('is told once, in every language', async () => {
    const { takeNotes, leaveNotes, send } = await run({});
    expect(takeNotes).toHaveBeenCalledWith(BUDGET_NOTE);
    const words = LOCALES.map((locale) => translateTo(locale));
    expect(send.mock.calls).toEqual([
      [
        {
          to: EMAIL,
          subject: words.map((t) => t('mail.messages_used_up_subject')).join(' · '),
          text: words.map((t) => t('mail.messages_used_up')).join('\n\n---\n\n'),
        },
      ],
    ]);
    expect(leaveNotes).not.toHaveBeenCalled();
  });

  it('is told nothing while there is money left', async () => {
    expect((await run({ notes: [] })).send).not.toHaveBeenCalled();
  });

  it('is told the next time, within a week, if the letter could not be sent', async () => {
    const { leaveNotes, report, problem } = await run({ failure: true });
    expect(leaveNotes).toHaveBeenCalledWith([BUDGET_NOTE], 7 * 24 * 60 * 60);
    expect(report).toHaveBeenCalledWith('operator-not-told', problem);
  });

  it('keeps the note for the day on which there is an address', async () => {
    const { takeNotes, send } = await run({ contactEmail: null });
    expect(takeNotes).not.toHaveBeenCalled();
    expect(send).not.toHaveBeenCalled();
  });
});
