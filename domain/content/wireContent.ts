/** Menus, footer and translations as they travel in `/api`: English and Arabic side by side. */
import {
  array,
  type GenericSchema,
  maxLength,
  nullable,
  number,
  object,
  pipe,
  record,
  string,
  transform,
} from 'valibot';
import type { Footer, FooterSection, NavLink, TranslationOverrides } from './content.js';
import type { Localized } from '../core/locale.js';

/** `pair('name', …)` → `{name, name_ar}`, the way in which words travel. */
export function pair<Key extends string>(key: Key, text: Localized) {
  return { [key]: text.en, [`${key}_ar`]: text.ar } as Record<Key | `${Key}_ar`, string | null>;
}

/** A menu's entry as `/api` answers it. */
export function toWireLink({ id, slug, icon, name }: NavLink) {
  return { id, slug, icon, ...pair('name', name) };
}

/** The footer as `/api` answers it. */
export function toWireFooter(footer: Footer) {
  return {
    section_left: toWireSection(footer.left),
    section_middle: toWireSection(footer.middle),
    section_right: toWireSection(footer.right),
    ...pair('placeholder', footer.newsletter.placeholder),
    ...pair('button', footer.newsletter.button),
    ...pair('desc', footer.newsletter.description),
    bottom_footer: { ...pair('copyrights', footer.copyrights), social_media: footer.socialMedia },
  };
}

function toWireSection({ title, links }: FooterSection) {
  return {
    ...pair('section_title', title),
    links: links.map(({ name, slug }) => ({ ...pair('name', name), slug })),
  };
}

/** More links than any menu holds; an answer beyond is none of ours. */
const MOST_LINKS = 200;

const list = <Item>(item: GenericSchema<unknown, Item>) => pipe(array(item), maxLength(MOST_LINKS));
const ARABIC = nullable(string());

const WIRE_LINK = pipe(
  object({ id: number(), slug: string(), icon: string(), name: string(), name_ar: ARABIC }),
  transform(({ id, slug, icon, name, name_ar }): NavLink => ({
    id,
    slug,
    icon,
    name: { en: name, ar: name_ar },
  })),
);

export const WireNavLinks: GenericSchema<unknown, NavLink[]> = list(WIRE_LINK);

export const WireMobileNavLinks: GenericSchema<unknown, { navLinks: NavLink[]; footerMenu: NavLink[] }> =
  pipe(
    object({ links: list(WIRE_LINK), footer_menu: list(WIRE_LINK) }),
    transform(({ links, footer_menu }) => ({ navLinks: links, footerMenu: footer_menu })),
  );

const WIRE_SECTION = pipe(
  object({
    section_title: string(),
    section_title_ar: ARABIC,
    links: list(object({ name: string(), name_ar: ARABIC, slug: string() })),
  }),
  transform(({ section_title, section_title_ar, links }): FooterSection => ({
    title: { en: section_title, ar: section_title_ar },
    links: links.map(({ name, name_ar, slug }) => ({ name: { en: name, ar: name_ar }, slug })),
  })),
);

export const WireFooter: GenericSchema<unknown, Footer> = pipe(
  object({
    section_left: WIRE_SECTION,
    section_middle: WIRE_SECTION,
    section_right: WIRE_SECTION,
    placeholder: string(),
    placeholder_ar: ARABIC,
    button: string(),
    button_ar: ARABIC,
    desc: string(),
    desc_ar: ARABIC,
    bottom_footer: object({
      copyrights: string(),
      copyrights_ar: ARABIC,
      social_media: list(object({ url: string(), icon: string() })),
    }),
  }),
  transform((wire): Footer => ({
    left: wire.section_left,
    middle: wire.section_middle,
    right: wire.section_right,
    newsletter: {
      placeholder: { en: wire.placeholder, ar: wire.placeholder_ar },
      button: { en: wire.button, ar: wire.button_ar },
      description: { en: wire.desc, ar: wire.desc_ar },
    },
    copyrights: { en: wire.bottom_footer.copyrights, ar: wire.bottom_footer.copyrights_ar },
    socialMedia: wire.bottom_footer.social_media,
  })),
);

export const WireTranslations: GenericSchema<unknown, TranslationOverrides> = record(
  string(),
  object({ en: string(), ar: ARABIC }),
);
