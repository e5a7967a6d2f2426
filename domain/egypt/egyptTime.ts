export const EGYPT_TIME_ZONE = 'Africa/Cairo';

/** react-intl's options for a date in full, such as `November 24, 2026`. */
export const LONG_DATE = { dateStyle: 'long', timeZone: EGYPT_TIME_ZONE } as const;
