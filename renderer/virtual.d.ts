interface ImportMetaEnv {
  /** Which build this is, the same for every page of a deployment. */
  readonly BUILD_ID: string;
}

declare module 'virtual:messages' {
  import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

  /** One export a language. */
  const messages: Record<
    import('../domain/core/locale.js').Locale,
    Record<string, string | MessageFormatElement[]>
  >;
  export = messages;
}

declare module 'virtual:message-urls' {
  export const MESSAGE_URLS: Record<import('../domain/core/locale.js').Locale, string>;
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
