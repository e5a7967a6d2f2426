import { useEffect, useReducer } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { useMessages } from '../../client/intl/messages.js';
import type { BranchView, CallHoursView } from '../../domain/branches/branchViews.js';
import {
  holidaysAhead,
  openingAt,
  openWeekdays,
  type OpeningDays,
  otherDays,
  type WeekdayRun,
} from '../../domain/branches/openingHours.js';
import { formatClock, formatSlotTime, toClock } from '../../domain/branches/slots.js';
import { formatArrival } from '../../domain/delivery/arrival.js';
import { dayInEgypt, daysAfter } from '../../domain/egypt/egyptClock.js';
import { classNames } from '../ui/classNames.js';
import { Icon } from '../ui/Icon.js';
import styles from './BranchHours.module.css';

interface BranchHoursProps {
  branch: Pick<BranchView, 'opens' | 'closes'>;
  days: OpeningDays;
  /** null: not known yet. */
  atMs: number | null;
}

/** The hours of every week; once the time is known, whether it is open now, and the next holidays. */
export function BranchHours(props: BranchHoursProps) {
  const t = useMessages();
  const days = useRunWords()(openWeekdays(props.days.daysOff));
  return (
    <div className={styles['fact']}>
      <Icon name="clock" size={20} />
      <div>
        <p>{t('branches.hours', { days, hours: useHourWords(props.branch) })}</p>
        <OpenNow {...props} />
        <Holidays {...props} />
      </div>
    </div>
  );
}

/** When the shop calls: the hours of every week in a sentence. */
export function CallHours({ opens, closes, daysOff }: CallHoursView) {
  const t = useMessages();
  const days = useRunWords()(openWeekdays(daysOff));
  return t('thanks.step_call_hours', { days, hours: useHourWords({ opens, closes }) });
}

/** The hours as a table, with the days on which it is closed; today's are marked once the time is known. */
export function BranchWeek({ branch, days, atMs }: BranchHoursProps) {
  const t = useMessages();
  const words = useRunWords();
  const hours = useHourWords(branch);
  const { daysOff } = days;
  const open = openWeekdays(daysOff).map((run) => ({ run, text: hours }));
  const closed = daysOff.length === 0 ? [] : openWeekdays(otherDays(daysOff));
  const rows = [...open, ...closed.map((run) => ({ run, text: t('branches.closed') }))];
  return (
    <div className={styles['fact']}>
      <Icon name="clock" size={20} />
      <div>
        <ul className={styles['week']}>
          {rows.map(({ run, text }) => (
            <li
              key={run.from}
              className={classNames(styles['row'], isTodayIn(run, days, atMs) && styles['today'])}
              aria-current={isTodayIn(run, days, atMs) ? 'date' : undefined}
            >
              <span>{words([run])}</span> <span>{text}</span>
            </li>
          ))}
        </ul>
        <Holidays days={days} atMs={atMs} />
      </div>
    </div>
  );
}

/** Hours of the week do not hold on a holiday. */
function isTodayIn({ from, to }: WeekdayRun, { holidays }: OpeningDays, atMs: number | null): boolean {
  if (atMs === null) return false;
  const date = dayInEgypt(atMs);
  if (holidays.some((range) => range.from <= date && date <= range.to)) return false;
  const today = new Date(Date.parse(date)).getUTCDay();
  return from <= to ? today >= from && today <= to : today >= from || today <= to;
}

function Holidays({ days, atMs }: Omit<BranchHoursProps, 'branch'>) {
  const t = useMessages();
  const intl = useIntl();
  const holidays = atMs === null ? [] : holidaysAhead(days, atMs);
  if (holidays.length === 0) return null;
  return (
    <p className={styles['note']}>
      {t('branches.holidays', {
        days: holidays.map((range) => formatArrival(range, intl)).join(t('list.comma')),
      })}
    </p>
  );
}

/** Open until when, or closed until when. */
export function OpenNow({ branch, days, atMs }: BranchHoursProps) {
  const t = useMessages();
  const intl = useIntl();
  if (atMs === null) return <p className={styles['now']} />;
  const opening = openingAt(branch, days, atMs);
  const day = opening === null || opening === 'open' ? null : opening.opensOn;
  const isToday = day === dayInEgypt(atMs);
  return (
    <p className={classNames(styles['now'], opening === 'open' && styles['open'])}>
      {t('branches.state', {
        state: opening === 'open' ? 'open' : day === null ? 'unknown' : isToday ? 'today' : 'later',
        day: day === null ? '' : dayWords(day, atMs, intl),
        opens: formatClock(toClock(branch.opens), intl),
        closes: formatClock(toClock(branch.closes), intl),
      })}
    </p>
  );
}

/** The day of the week, from a week on with its date. */
function dayWords(day: string, atMs: number, intl: IntlShape): string {
  if (day >= daysAfter(dayInEgypt(atMs), WEEK_DAYS)) return formatArrival({ from: day, to: day }, intl);
  return intl.formatDate(Date.parse(day), { weekday: 'long', timeZone: 'UTC' });
}

const WEEK_DAYS = 7;

/** 1 January 2023 was a Sunday, day 0. */
const A_SUNDAY_MS = Date.UTC(2023, 0, 1);
const DAY_MS = 24 * 60 * 60 * 1000;

/** Writes days of the week: `Saturday to Thursday`. */
function useRunWords(): (runs: readonly WeekdayRun[]) => string {
  const t = useMessages();
  const intl = useIntl();
  const name = (day: number) =>
    intl.formatDate(A_SUNDAY_MS + day * DAY_MS, { weekday: 'long', timeZone: 'UTC' });
  return (runs) =>
    runs
      .map(({ from, to }) => {
        if ((to + 1) % WEEK_DAYS === from) return t('branches.every_day');
        return from === to ? name(from) : t('branches.days', { from: name(from), to: name(to) });
      })
      .join(t('list.comma'));
}

/** `10 am to 8 pm`. */
function useHourWords({ opens, closes }: BranchHoursProps['branch']): string {
  return formatSlotTime({ from: toClock(opens), to: toClock(closes) }, useIntl());
}

/** Null until hydrated, because prerendered pages age. */
export function useNow(): number | null {
  const [atMs, setNow] = useReducer((_: number | null, now: number) => now, null);
  useEffect(() => setNow(Date.now()), []);
  return atMs;
}
