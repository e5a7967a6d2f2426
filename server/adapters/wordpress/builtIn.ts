import { type Category, filledCategories } from '../../../domain/catalogue/category.js';
import type {
  ContentPage,
  Footer,
  HomeContent,
  NavLink,
  NotFoundContent,
  ShopShell,
  Tip,
} from '../../../domain/content/content.js';
import type { Localized } from '../../../domain/core/locale.js';
import type { Documents } from './documents.js';

/*
 * What the shop shows where editors have written nothing yet, or where the companion plugin is missing: made of what
 * is there (the site's name, its categories, its pages), and promising nothing that the operator has not promised.
 */

export interface Written {
  documents: Documents;
  pages: readonly ContentPage[];
  tips: readonly Tip[];
  siteName: string;
  tagline: string;
}

/** Entries of the bar at the bottom of a phone. */
const FOOTER_MENU_CATEGORIES = 4;

const WORDS = {
  home: { en: 'HOME', ar: 'الرئيسية' },
  products: { en: 'PRODUCTS', ar: 'المنتجات' },
  tips: { en: 'TIPS & TRICKS', ar: 'نصائح وإرشادات' },
  contact: { en: 'CONTACT', ar: 'اتصل بنا' },
  faq: { en: 'FAQ', ar: 'الأسئلة الشائعة' },
  about: { en: 'ABOUT', ar: 'من نحن' },
  privacy: { en: 'PRIVACY', ar: 'الخصوصية' },
  information: { en: 'Information', ar: 'معلومات' },
  newsletter: { en: 'Newsletter', ar: 'النشرة البريدية' },
  email: { en: 'Your email address', ar: 'بريدك الإلكتروني' },
  subscribe: { en: 'Subscribe', ar: 'اشترك' },
  news: { en: 'News and offers by email.', ar: 'الأخبار والعروض على بريدك الإلكتروني.' },
  findSize: {
    en: 'Find your size and order online.',
    ar: 'ابحث بمقاسك واطلب أونلاين.',
  },
  notHere: {
    en: '<h1>We can’t find that page</h1><p>The link may be old or mistyped.</p>',
    ar: '<h1>لم نجد هذه الصفحة</h1><p>ربما تغيّر الرابط أو كُتب خطأ.</p>',
  },
  others: { en: 'What others are buying', ar: 'الأكثر طلبًا الآن' },
  browse: { en: 'Browse by category', ar: 'تصفح الأقسام' },
  useful: { en: 'Useful pages', ar: 'صفحات قد تفيدك' },
} satisfies Record<string, Localized>;

/** The documents with every gap filled. */
export function withBuiltIn(
  written: Written,
  categories: readonly Category[],
): { shell: ShopShell; home: HomeContent; notFound: NotFoundContent } {
  const { documents, pages } = written;
  const builtIn = builtInShell(written, categories);
  const notFound = documents.notFound;
  return {
    shell: documents.shell === undefined ? builtIn : fillShell(documents.shell, builtIn),
    home: {
      title: filled(documents.home?.title, builtIn.shopName),
      lead: filled(documents.home?.lead, WORDS.findSize),
      promises: documents.home?.promises ?? [],
    },
    notFound: {
      banner: filled(notFound?.banner, WORDS.notHere),
      productsTitle: filled(notFound?.productsTitle, WORDS.others),
      categoriesTitle: filled(notFound?.categoriesTitle, WORDS.browse),
      pagesTitle: filled(notFound?.pagesTitle, WORDS.useful),
      pages: (notFound?.pages.length ? notFound.pages : pages.map(({ slug }) => ({ slug }))).flatMap(
        ({ slug }) => {
          const page = pages.find((other) => other.slug === slug);
          return page === undefined ? [] : [{ slug, title: page.title }];
        },
      ),
    },
  };
}

/** What an editor left empty is the built-in words. */
function filled(words: Localized | undefined, otherwise: Localized): Localized {
  return words === undefined || words.en === '' ? otherwise : words;
}

function fillShell(shell: ShopShell, builtIn: ShopShell): ShopShell {
  const { footer } = shell;
  return {
    shopName: filled(shell.shopName, builtIn.shopName),
    tagline: filled(shell.tagline, builtIn.tagline),
    navLinks: shell.navLinks.length === 0 ? builtIn.navLinks : shell.navLinks,
    footerMenu: shell.footerMenu.length === 0 ? builtIn.footerMenu : shell.footerMenu,
    footer: {
      left: footer.left.links.length === 0 ? builtIn.footer.left : footer.left,
      middle: footer.middle.links.length === 0 ? builtIn.footer.middle : footer.middle,
      right: footer.right.title.en === '' ? builtIn.footer.right : footer.right,
      newsletter: {
        placeholder: filled(footer.newsletter.placeholder, builtIn.footer.newsletter.placeholder),
        button: filled(footer.newsletter.button, builtIn.footer.newsletter.button),
        description: filled(footer.newsletter.description, builtIn.footer.newsletter.description),
      },
      copyrights: filled(footer.copyrights, builtIn.footer.copyrights),
      socialMedia: footer.socialMedia.filter(({ url }) => url !== ''),
    },
  };
}

function builtInShell(written: Written, categories: readonly Category[]): ShopShell {
  const shopName = { en: written.siteName, ar: null };
  const tops = filledCategories(categories).filter(({ parent }) => parent === null);
  return {
    shopName,
    tagline: { en: written.tagline, ar: null },
    navLinks: builtInLinks(written, tops),
    footerMenu: [
      ...tops.slice(0, FOOTER_MENU_CATEGORIES).map(({ id, slug, name, icon }) => ({ id, slug, name, icon })),
      ...(written.tips.length === 0
        ? []
        : [{ id: 0, slug: 'tips-and-tricks', name: WORDS.tips, icon: 'bulb' }]),
    ],
    footer: builtInFooter(written, shopName, tops),
  };
}

/** The entries of the burger menu, as far as there is something behind them. */
function builtInLinks({ pages, tips, documents }: Written, tops: readonly Category[]): NavLink[] {
  const has = (slug: string) => pages.some((page) => page.slug === slug);
  const entries: [slug: string, name: Localized, isThere: boolean][] = [
    ['home', WORDS.home, true],
    [`category/${tops[0]?.slug ?? ''}`, WORDS.products, tops.length > 0],
    ['about', WORDS.about, has('about')],
    ['tips-and-tricks', WORDS.tips, tips.length > 0],
    ['contact', WORDS.contact, true],
    ['faq', WORDS.faq, (documents.faq?.length ?? 0) > 0 || has('faq')],
    ['privacy-policy', WORDS.privacy, has('privacy-policy')],
  ];
  return entries
    .filter(([, , isThere]) => isThere)
    .map(([slug, name], index) => ({ id: index + 1, slug, name, icon: '' }));
}

function builtInFooter({ pages }: Written, shopName: Localized, tops: readonly Category[]): Footer {
  return {
    left: { title: shopName, links: tops.map(({ slug, name }) => ({ slug, name })) },
    middle: {
      title: WORDS.information,
      links: pages.map(({ slug, title }) => ({ slug, name: title })),
    },
    right: { title: WORDS.newsletter, links: [] },
    newsletter: { placeholder: WORDS.email, button: WORDS.subscribe, description: WORDS.news },
    copyrights: { en: `© ${shopName.en}`, ar: null },
    socialMedia: [],
  };
}
