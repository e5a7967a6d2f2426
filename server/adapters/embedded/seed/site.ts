import type { Words } from './types.js';

export interface SeedNavLink {
  id: number;
  name: string;
  name_ar: string;
  /** Path below the language's root; `home` is the root itself. */
  slug: string;
}

export interface SeedFooterLink {
  name: string;
  name_ar: string;
  slug: string;
}

export interface SeedFooterSection {
  section_title: string;
  section_title_ar: string;
  links: SeedFooterLink[];
}

export interface SeedFooter {
  section_left: SeedFooterSection;
  section_middle: SeedFooterSection;
  section_right: SeedFooterSection;
  placeholder: string;
  placeholder_ar: string;
  button: string;
  button_ar: string;
  desc: string;
  desc_ar: string;
  bottom_footer: {
    copyrights: string;
    copyrights_ar: string;
    /** `icon` is the name of a Tabler icon, without its prefix. */
    social_media: { url: string; icon: string }[];
  };
}

export interface SeedFooterMenuEntry {
  id: number;
  slug: string;
  icon: string;
  name: string;
  name_ar: string;
}

export interface SeedNotFoundPage {
  /** HTML. */
  banner: string;
  banner_ar: string;
  section_1: { title: string; title_ar: string };
  section_2: { title: string; title_ar: string };
  /** `pages` are slugs of information pages, in order. */
  section_3: { title: string; title_ar: string; pages: string[] };
}

export interface SeedPromise {
  icon: string;
  title: Words;
  text: Words;
}

export interface SeedHome {
  /** Title and description of the page in search results. */
  meta: { title: Words; description: Words };
  hero: { title: Words; lead: Words };
  finder: { title: Words; text: Words };
  promises: SeedPromise[];
  sections: {
    categories: Words;
    bestSellers: Words;
    brands: Words;
    offers: Words;
    tips: Words;
    newsletter: Words;
  };
}

export const SHOP: { name: Words; tagline: Words } = {
  name: { en: 'Rasfa', ar: 'رصفة' },
  tagline: { en: 'The right tyre for your road', ar: 'الإطار المناسب لطريقك' },
};

const LINKS: SeedNavLink[] = [
  { id: 1, name: 'HOME', name_ar: 'الرئيسية', slug: 'home' },
  { id: 2, name: 'PRODUCTS', name_ar: 'المنتجات', slug: 'category/tyres' },
  { id: 3, name: 'ABOUT', name_ar: 'من نحن', slug: 'about' },
  { id: 4, name: 'TIPS & TRICKS', name_ar: 'نصائح وإرشادات', slug: 'tips-and-tricks' },
  { id: 5, name: 'CONTACT', name_ar: 'اتصل بنا', slug: 'contact' },
  { id: 6, name: 'FAQ', name_ar: 'الأسئلة الشائعة', slug: 'faq' },
  { id: 7, name: 'PRIVACY', name_ar: 'الخصوصية', slug: 'privacy-policy' },
];

export const NAV_LINKS: { mobile: SeedNavLink[]; desktop: SeedNavLink[] } = {
  mobile: LINKS,
  desktop: LINKS,
};

export const FOOTER: SeedFooter = {
  section_left: {
    section_title: 'Rasfa',
    section_title_ar: 'رصفة',
    links: [
      { name: 'About us', name_ar: 'من نحن', slug: 'about' },
      { name: 'Contact us', name_ar: 'اتصل بنا', slug: 'contact' },
      { name: 'Tips & tricks', name_ar: 'نصائح وإرشادات', slug: 'tips-and-tricks' },
      { name: 'How to read a sidewall', name_ar: 'كيف تقرأ بيانات الإطار', slug: 'how-to-read-a-sidewall' },
      { name: 'Choosing a battery', name_ar: 'كيف تختار البطارية', slug: 'choosing-a-battery' },
    ],
  },
  section_middle: {
    section_title: 'Customer service',
    section_title_ar: 'خدمة العملاء',
    links: [
      { name: 'Delivery', name_ar: 'التوصيل', slug: 'delivery' },
      { name: 'Payment', name_ar: 'طرق الدفع', slug: 'payment' },
      { name: 'Returns and exchanges', name_ar: 'الاستبدال والاسترجاع', slug: 'returns' },
      { name: 'Warranty', name_ar: 'الضمان', slug: 'warranty' },
      { name: 'Tyre fitting', name_ar: 'تركيب الإطارات', slug: 'fitting' },
    ],
  },
  section_right: {
    section_title: 'Newsletter',
    section_title_ar: 'النشرة البريدية',
    links: [
      { name: 'Frequently asked questions', name_ar: 'الأسئلة الشائعة', slug: 'faq' },
      { name: 'Terms of sale', name_ar: 'شروط البيع', slug: 'terms' },
      { name: 'Privacy policy', name_ar: 'سياسة الخصوصية', slug: 'privacy-policy' },
    ],
  },
  placeholder: 'Your email address',
  placeholder_ar: 'بريدك الإلكتروني',
  button: 'Subscribe',
  button_ar: 'اشترك',
  desc: 'New sizes, price drops and one useful driving tip, at most twice a month.',
  desc_ar: 'مقاسات جديدة وتخفيضات ونصيحة مفيدة للقيادة، مرتين في الشهر على الأكثر.',
  bottom_footer: {
    copyrights: '© 2026 Rasfa. All rights reserved.',
    copyrights_ar: '© 2026 رصفة. جميع الحقوق محفوظة.',
    social_media: [{ url: '/feed.xml', icon: 'rss' }],
  },
};

/** The five entries of the bar fixed at the bottom of a phone. */
export const FOOTER_MENU: SeedFooterMenuEntry[] = [
  { id: 1, slug: 'car-tyres', icon: 'wheel', name: 'Tyres', name_ar: 'إطارات' },
  { id: 2, slug: 'batteries', icon: 'battery-automotive', name: 'Batteries', name_ar: 'بطاريات' },
  { id: 3, slug: 'oils', icon: 'droplet', name: 'Oils', name_ar: 'زيوت' },
  { id: 4, slug: 'accessories', icon: 'tools', name: 'Accessories', name_ar: 'إكسسوارات' },
  { id: 5, slug: 'tips-and-tricks', icon: 'bulb', name: 'Tips', name_ar: 'نصائح' },
];

export const NOT_FOUND_PAGE: SeedNotFoundPage = {
  banner:
    '<h1>We can’t find that page</h1><p>The link may be old or mistyped. Search by tyre size, such as <strong>205/55R16</strong>, or start from one of the sections below.</p>',
  banner_ar:
    '<h1>لم نجد هذه الصفحة</h1><p>ربما تغيّر الرابط أو كُتب خطأ. ابحث بمقاس الإطار، مثل <bdi dir="ltr"><strong>205/55R16</strong></bdi>، أو ابدأ من أحد الأقسام التالية.</p>',
  section_1: { title: 'What others are buying', title_ar: 'الأكثر طلبًا الآن' },
  section_2: { title: 'Browse by category', title_ar: 'تصفح الأقسام' },
  section_3: {
    title: 'Useful pages',
    title_ar: 'صفحات قد تفيدك',
    pages: ['about', 'delivery', 'returns', 'warranty', 'fitting', 'how-to-read-a-sidewall', 'contact'],
  },
};

export const HOME: SeedHome = {
  meta: {
    title: {
      en: 'Rasfa: tyres, batteries and oils, delivered across Egypt',
      ar: 'رصفة: إطارات وبطاريات وزيوت مع التوصيل لكل مصر',
    },
    description: {
      en: 'Find tyres by size, compare brand, origin and load, and pay on delivery. Batteries, oils, rims and accessories too.',
      ar: 'ابحث عن إطارك بالمقاس، وقارن الماركة وبلد المنشأ والحمولة، وادفع عند الاستلام. وأيضًا بطاريات وزيوت وجنوط وإكسسوارات.',
    },
  },
  hero: {
    title: { en: 'The right tyre for your road', ar: 'الإطار المناسب لطريقك' },
    lead: {
      en: 'Choose the size on your sidewall. See what is in stock, where it was made and what it costs.',
      ar: 'اختر المقاس المكتوب على جنب إطارك، واعرف المتاح في المخزن وبلد المنشأ والسعر.',
    },
  },
  finder: {
    title: { en: 'Find your size', ar: 'ابحث بمقاسك' },
    text: {
      en: 'Width, profile and rim, or type it in one go: 205/55R16',
      ar: 'العرض والارتفاع والجنط، أو اكتبه مرة واحدة: \u2066205/55R16\u2069',
    },
  },
  promises: [
    {
      icon: 'cash',
      title: { en: 'Pay on delivery', ar: 'الدفع عند الاستلام' },
      text: {
        en: 'Check the size and the production date, then pay in cash.',
        ar: 'راجع المقاس وتاريخ الإنتاج، ثم ادفع نقدًا.',
      },
    },
    {
      icon: 'truck-delivery',
      title: { en: 'Delivery to every governorate', ar: 'التوصيل لكل المحافظات' },
      text: {
        en: 'All 27 governorates. You see the fee before you order.',
        ar: 'إلى المحافظات الـ27 كلها، وتعرف مصاريف التوصيل قبل تأكيد الطلب.',
      },
    },
    {
      icon: 'shield-check',
      title: { en: 'Written warranty', ar: 'ضمان مكتوب' },
      text: {
        en: 'Covers manufacturing defects, with its terms on one page.',
        ar: 'ضمان ضد عيوب الصناعة، وشروطه واضحة في صفحة واحدة.',
      },
    },
    {
      icon: 'ruler-measure',
      title: { en: 'Fitting advice', ar: 'استشارة قبل التركيب' },
      text: {
        en: 'Send us your car and size, and we confirm before you pay.',
        ar: 'أرسل لنا نوع السيارة والمقاس، ونؤكد لك قبل أن تدفع.',
      },
    },
  ],
  sections: {
    categories: { en: 'Shop by category', ar: 'تسوق حسب القسم' },
    bestSellers: { en: 'Best sellers', ar: 'الأكثر مبيعًا' },
    brands: { en: 'Brands we stock', ar: 'ماركات متوفرة لدينا' },
    offers: { en: 'Offers', ar: 'العروض' },
    tips: { en: 'Tips & tricks', ar: 'نصائح وإرشادات' },
    newsletter: { en: 'Twice a month, no more', ar: 'مرتين في الشهر لا أكثر' },
  },
};
