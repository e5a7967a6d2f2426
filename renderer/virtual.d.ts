interface ImportMetaEnv {
  /** Id of this build, the same on every page of a deployment. */
  readonly BUILD_ID: string;
}

declare module 'virtual:messages' {
  type Locale = import('../domain/core/locale.js').Locale;

  export const MESSAGES: Record<Locale, import('../locales/intl.js').Messages>;
  export const BROWSER_MESSAGES: {
    /** Message ids that a page's code can use, by the page's directory; unknown in development. */
    pages: Record<string, string[] | undefined>;
    files: Record<Locale, string>;
  };
}

declare module 'virtual:icons' {
  export const ICON_SPRITE_URL: string;
  /** Names of the icons in the sprite. */
  export const ICON_NAMES: ReadonlySet<string>;
}

declare module 'virtual:inline-icons' {
  /** An `svg` element with the symbols of `INLINE_ICONS`. */
  export const INLINE_SPRITE: string;
}

declare module 'virtual:page-assets' {
  /** URLs of scripts (the entry first) and style sheets, by the page's directory. */
  export const PAGE_FILES: Record<string, { scripts: string[]; styles: string[] } | undefined>;
  /** Text of every style sheet by URL. */
  export const STYLES: Record<string, string | undefined>;
}
