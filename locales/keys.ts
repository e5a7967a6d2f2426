import type en from './en.json';

/** A key of the interface's words; both language files hold exactly these. */
export type MessageKey = keyof typeof en;
