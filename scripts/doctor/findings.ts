/** One line of the doctor's report. `fix`: must be fixed; `note`: for information. */
export interface Finding {
  kind: 'ok' | 'note' | 'fix';
  subject: string;
  text: string;
}

const make =
  (kind: Finding['kind']) =>
  (subject: string, text: string): Finding => ({ kind, subject, text });

export const ok = make('ok');
export const note = make('note');
export const fix = make('fix');
