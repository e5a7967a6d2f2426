/** Menus, footer and translations in `/api`: each text in every language. */
import {
  array,
  type GenericSchema,
  maxLength,
  number,
  object,
  pipe,
  record,
  string,
  transform,
} from 'valibot';
import type { Footer, FooterSection, NavLink, TranslationOverrides } from './content.js';
import { fromWireText, LocalizedSchema, toWireText, wireText } from '../core/wireText.js';

/** Converts a menu entry for `/api`. */
export function toWireLink({ id, slug, icon, name }: NavLink) {
  return { id, slug, icon, ...toWireText('name', name) };
}

/** Converts the footer for `/api`. */
export function toWireFooter(footer: Footer) {
  return {
    section_left: toWireSection(footer.left),
    section_middle: toWireSection(footer.middle),
    section_right: toWireSection(footer.right),
    ...toWireText('placeholder', footer.newsletter.placeholder),
    ...toWireText('button', footer.newsletter.button),
    ...toWireText('desc', footer.newsletter.description),
    bottom_footer: { ...toWireText('copyrights', footer.copyrights), social_media: footer.socialMedia },
  };
}

function toWireSection({ title, links }: FooterSection) {
  return {
    ...toWireText('section_title', title),
    links: links.map(({ name, slug }) => ({ ...toWireText('name', name), slug })),
  };
}

/** Upper bound of a menu's entries; a longer response is rejected. */
const MOST_LINKS = 200;

const list = <Item>(item: GenericSchema<unknown, Item>) => pipe(array(item), maxLength(MOST_LINKS));

const WIRE_LINK = pipe(
  object({ id: number(), slug: string(), icon: string(), ...wireText('name') }),
  transform(({ id, slug, icon, ...name }): NavLink => ({
    id,
    slug,
    icon,
    name: fromWireText('name', name),
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
    ...wireText('section_title'),
    links: list(object({ ...wireText('name'), slug: string() })),
  }),
  transform(({ links, ...title }): FooterSection => ({
    title: fromWireText('section_title', title),
    links: links.map(({ slug, ...name }) => ({ name: fromWireText('name', name), slug })),
  })),
);

export const WireFooter: GenericSchema<unknown, Footer> = pipe(
  object({
    section_left: WIRE_SECTION,
    section_middle: WIRE_SECTION,
    section_right: WIRE_SECTION,
    ...wireText('placeholder'),
    ...wireText('button'),
    ...wireText('desc'),
    bottom_footer: object({
      ...wireText('copyrights'),
      social_media: list(object({ url: string(), icon: string() })),
    }),
  }),
  transform((wire): Footer => ({
    left: wire.section_left,
    middle: wire.section_middle,
    right: wire.section_right,
    newsletter: {
      placeholder: fromWireText('placeholder', wire),
      button: fromWireText('button', wire),
      description: fromWireText('desc', wire),
    },
    copyrights: fromWireText('copyrights', wire.bottom_footer),
    socialMedia: wire.bottom_footer.social_media,
  })),
);

export const WireTranslations: GenericSchema<unknown, TranslationOverrides> = record(
  string(),
  LocalizedSchema,
);
