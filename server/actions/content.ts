import { ShopError } from '../../domain/errors.js';
import { parseId } from '../../domain/identity.js';
import type { ContentPage, FooterSection, NavLink, Tip } from '../../domain/content.js';
import type { Localized } from '../../domain/locale.js';
import { toWireProduct } from '../../domain/wire/product.js';
import type { Backend } from '../ports/backend.js';
import { listBestSellers } from './listings.js';

export async function readNavLinks({ store }: Backend) {
  const categories = await store.catalogue.listCategories();
  return categories.map(({ id, slug, name, icon }) => ({ id, slug, name: name.en, name_ar: name.ar, icon }));
}

export async function readMobileNavLinks({ content }: Backend) {
  const { navLinks, footerMenu } = await content.getShell();
  return { links: navLinks.map(toWireLink), footer_menu: footerMenu.map(toWireLink) };
}

function toWireLink({ id, slug, icon, name }: NavLink) {
  return { id, slug, icon, name: name.en, name_ar: name.ar };
}

export async function readPagesContent({ content }: Backend) {
  const pages = await content.listPages();
  return Object.fromEntries(pages.map((page) => [page.slug, toWirePage(page)]));
}

export async function readPage({ content }: Backend, slug: string) {
  const page = await content.getPage(slug);
  if (page === null) throw new ShopError('not_found');
  return toWirePage(page);
}

function toWirePage({ slug, title, content, updatedAt }: ContentPage) {
  return {
    slug,
    title: title.en,
    title_ar: title.ar,
    content: content.en,
    content_ar: content.ar,
    updated_at: updatedAt,
  };
}

export async function readTips({ content }: Backend) {
  return (await content.listTips()).map(toWireTip);
}

export async function readTip({ content }: Backend, idText: string) {
  const id = parseId(idText);
  const tip = id === null ? null : await content.getTip(id);
  if (tip === null) throw new ShopError('not_found');
  return { ...toWireTip(tip), content: tip.content.en, content_ar: tip.content.ar };
}

function toWireTip(tip: Tip) {
  return {
    id: tip.id,
    slug: tip.slug,
    title: tip.title.en,
    title_ar: tip.title.ar,
    excerpt: tip.excerpt.en,
    excerpt_ar: tip.excerpt.ar,
    image: tip.image,
    published_at: tip.publishedAt,
    updated_at: tip.updatedAt,
  };
}

export async function readTranslations({ content }: Backend) {
  return content.getTranslations();
}

export async function readFooter({ content }: Backend) {
  const { footer } = await content.getShell();
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

export async function readNotFoundPage(backend: Backend) {
  const notFound = await backend.content.getNotFound();
  const categories = await backend.store.catalogue.listCategories();
  const products = await listBestSellers(backend);
  return {
    ...pair('banner', notFound.banner),
    section_1: { ...pair('title', notFound.productsTitle), products: products.map(toWireProduct) },
    section_2: {
      ...pair('title', notFound.categoriesTitle),
      links: categories.map(({ id, name }) => ({ id, ...pair('name', name) })),
    },
    section_3: {
      ...pair('title', notFound.pagesTitle),
      links: notFound.pages.map(({ slug, title }) => ({ slug, ...pair('title', title) })),
    },
  };
}

/** `pair('name', …)` → `{name, name_ar}`, the way in which words travel. */
function pair<Key extends string>(key: Key, text: Localized) {
  return { [key]: text.en, [`${key}_ar`]: text.ar } as Record<Key | `${Key}_ar`, string | null>;
}
