import type en from './en.json';

/** A message key of the interface; both language files have exactly these. */
export type MessageKey = keyof typeof en;
