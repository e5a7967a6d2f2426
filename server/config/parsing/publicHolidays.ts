import type { DateRange } from '../../../domain/delivery/arrival.js';

/**
 * Public holidays of Egypt on which couriers rest. Islamic ones are calculated, and may move by a day; the government
 * also moves some of the others to a Thursday, so that an operator should state the own days once they are announced.
 */
export const PUBLIC_HOLIDAYS: readonly DateRange[] = [
  day('2026-01-07'), // Coptic Christmas
  day('2026-01-25'), // 25 January
  days('2026-03-20', '2026-03-22'), // Eid al-Fitr
  day('2026-04-13'), // Sham el-Nessim
  day('2026-04-25'), // Sinai Liberation
  day('2026-05-01'), // Labour Day
  days('2026-05-26', '2026-05-30'), // Arafah and Eid al-Adha
  day('2026-06-17'), // Islamic New Year
  day('2026-06-30'), // 30 June
  day('2026-07-23'), // 23 July
  day('2026-08-26'), // the Prophet's Birthday
  day('2026-10-06'), // Armed Forces Day
  day('2027-01-07'),
  day('2027-01-25'),
  days('2027-03-10', '2027-03-12'),
  day('2027-04-25'),
  day('2027-05-01'),
  day('2027-05-03'),
  days('2027-05-15', '2027-05-19'),
  day('2027-06-06'),
  day('2027-06-30'),
  day('2027-07-23'),
  day('2027-08-15'),
  day('2027-10-06'),
];

function day(date: string): DateRange {
  return { from: date, to: date };
}

function days(from: string, to: string): DateRange {
  return { from, to };
}
