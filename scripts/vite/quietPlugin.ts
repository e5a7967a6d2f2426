import type { Plugin } from 'vite';

/** Vite itself causes it for every class that a CSS module composes from another file. */
const OWN_WARNING = 'A PostCSS plugin did not pass the `from` option';

/** Leaves out a warning of Vite about its own CSS modules, which nobody who builds the site can act on. */
export function quietPlugin(): Plugin {
  return {
    name: 'shop:quiet',
    configResolved({ logger }) {
      const warnOnce = logger.warnOnce.bind(logger);
      logger.warnOnce = (message, options) => {
        if (!message.includes(OWN_WARNING)) warnOnce(message, options);
      };
    },
  };
}
