import ar from './ar.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import type { MessageKey } from './keys.js';
import type { LANGUAGES } from './languages.js';

/** The messages of every language, for the server; browsers load one language. */
export const WORDS: Record<keyof typeof LANGUAGES, Record<MessageKey, string>> = { en, ar };
