interface ImportMetaEnv {
  /** Which build this is, the same for every page of a deployment. */
  readonly BUILD_ID: string;
}

declare module 'virtual:messages' {
  type Locale = import('../domain/core/locale.js').Locale;

  export const MESSAGES: Record<Locale, import('../client/intl/messages.js').Messages>;
  export const BROWSER_MESSAGES: {
    /** Message ids that a page's code can use, by the framework's page id; unknown in development. */
    pages: Record<string, string[] | undefined>;
    files: Record<Locale, string>;
  };
}

declare module 'virtual:icons' {
  export const ICON_SPRITE_URL: string;
  /** What is drawn in it. */
  export const ICON_NAMES: ReadonlySet<string>;
}

declare module 'virtual:inline-icons' {
  /** An `svg` element with the symbols of `INLINE_ICONS`. */
  export const INLINE_SPRITE: string;
}

declare module 'virtual:page-assets' {
  /** By the framework's id of the page; addresses of scripts, the entry first, and of style sheets. */
  export const PAGE_FILES: Record<string, { scripts: string[]; styles: string[] } | undefined>;
  /** Text of every style sheet, by its address. */
  export const STYLES: Record<string, string | undefined>;
}
