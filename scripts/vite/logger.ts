import { createLogger, type Logger } from 'vite';

/** Vite itself causes it for every class that a CSS module composes from another file. */
const OWN_WARNING = 'A PostCSS plugin did not pass the `from` option';

/** Vite's logger without a warning about its own CSS modules, which nobody who builds the site can act on. */
export function logger(level: 'info' | 'warn'): Logger {
  const all = createLogger(level);
  return {
    ...all,
    warnOnce: (message, options) => {
      if (!message.includes(OWN_WARNING)) all.warnOnce(message, options);
    },
  };
}
