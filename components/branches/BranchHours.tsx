import { useEffect, useReducer } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { useMessages } from '../../client/intl/messages.js';
import type { BranchView } from '../../domain/branches/branchViews.js';
import {
  holidaysAhead,
  openingAt,
  openWeekdays,
  type OpeningDays,
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
export function BranchHours({ branch, days, atMs }: BranchHoursProps) {
  const t = useMessages();
  const intl = useIntl();
  const [opens, closes] = [toClock(branch.opens), toClock(branch.closes)];
  const holidays = atMs === null ? [] : holidaysAhead(days, atMs);
  return (
    <div className={styles['fact']}>
      <Icon name="clock" size={20} />
      <div>
        <p>{`${useWeekdayWords(days)} ${formatSlotTime({ from: opens, to: closes }, intl)}`}</p>
        <Now branch={branch} days={days} atMs={atMs} />
        {holidays.length > 0 && (
          <p className={styles['note']}>
            {t('branches.holidays', {
              days: holidays.map((range) => formatArrival(range, intl)).join(t('list.comma')),
            })}
          </p>
        )}
      </div>
    </div>
  );
}

/** Open until when, or closed until when. */
function Now({ branch, days, atMs }: BranchHoursProps) {
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

/** `Saturday to Thursday`. */
function useWeekdayWords({ daysOff }: OpeningDays): string {
  const t = useMessages();
  const intl = useIntl();
  if (daysOff.length === 0) return t('branches.every_day');
  const name = (day: number) =>
    intl.formatDate(A_SUNDAY_MS + day * DAY_MS, { weekday: 'long', timeZone: 'UTC' });
  return openWeekdays(daysOff)
    .map(({ from, to }) =>
      from === to ? name(from) : t('branches.days', { from: name(from), to: name(to) }),
    )
    .join(t('list.comma'));
}

/** Null until hydrated, because prerendered pages age. */
export function useNow(): number | null {
  const [atMs, setNow] = useReducer((_: number | null, now: number) => now, null);
  useEffect(() => setNow(Date.now()), []);
  return atMs;
}
