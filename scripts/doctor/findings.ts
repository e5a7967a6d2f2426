/** One line of the doctor's report. `mend`: the shop does not work as it should; `note`: good to know. */
export interface Finding {
  kind: 'ok' | 'note' | 'mend';
  subject: string;
  text: string;
}

const make =
  (kind: Finding['kind']) =>
  (subject: string, text: string): Finding => ({ kind, subject, text });

export const ok = make('ok');
export const note = make('note');
export const mend = make('mend');
