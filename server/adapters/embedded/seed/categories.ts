import type { CategorySlug, Words } from './types.js';

export type CategoryTreeSlug = CategorySlug | 'tyres';

export interface SeedCategory {
  slug: CategoryTreeSlug;
  name: Words;
  /** Name of a Tabler icon, without its prefix. */
  icon: string;
  parent: CategoryTreeSlug | null;
  description: Words;
}

/** In the order in which the header shows them; a child follows its parent. */
export const CATEGORIES: SeedCategory[] = [
  {
    slug: 'tyres',
    name: { en: 'Tyres', ar: 'إطارات' },
    icon: 'wheel',
    parent: null,
    description: {
      en: 'Tyres for cars, SUVs and vans. Choose by the size on your sidewall, then compare load index, speed index, country of origin and price.',
      ar: 'إطارات للسيارات الملاكي والدفع الرباعي والفان. اختر بالمقاس المكتوب على جنب إطارك، ثم قارن مؤشر الحمولة ورمز السرعة وبلد المنشأ والسعر.',
    },
  },
  {
    slug: 'car-tyres',
    name: { en: 'Car tyres', ar: 'إطارات ملاكي' },
    icon: 'car',
    parent: 'tyres',
    description: {
      en: 'Sizes for hatchbacks and saloons, from 13 to 19 inches: quiet touring patterns for every day, and wider ones for faster cars.',
      ar: 'مقاسات الهاتشباك والسيدان من 13 إلى 19 بوصة: نقشات هادئة للاستخدام اليومي، وأخرى أعرض للسيارات الأسرع.',
    },
  },
  {
    slug: 'suv-tyres',
    name: { en: 'SUV & 4x4 tyres', ar: 'إطارات دفع رباعي' },
    icon: 'car-suv',
    parent: 'tyres',
    description: {
      en: 'Highway, all-terrain and mud patterns for crossovers, SUVs and pickups, with the load index a heavier car needs.',
      ar: 'نقشات للأسفلت ولكل الطرق وللوحل، للكروس أوفر والدفع الرباعي والبيك أب، بمؤشر الحمولة الذي تحتاجه السيارة الأثقل.',
    },
  },
  {
    slug: 'van-tyres',
    name: { en: 'Van & light truck tyres', ar: 'إطارات فان ونقل خفيف' },
    icon: 'truck',
    parent: 'tyres',
    description: {
      en: 'Reinforced C-marked tyres for microbuses, vans and light trucks that carry weight all day. Check both load indices before you choose.',
      ar: 'إطارات مقواة بعلامة C للميكروباص والفان والنقل الخفيف التي تعمل بحمولة طوال اليوم. راجع رقمَي الحمولة قبل الاختيار.',
    },
  },
  {
    slug: 'batteries',
    name: { en: 'Batteries', ar: 'بطاريات' },
    icon: 'battery-automotive',
    parent: null,
    description: {
      en: 'Car batteries from 45 to 100 Ah, standard, EFB and AGM. Match the capacity, the case size and the side of the positive terminal.',
      ar: 'بطاريات سيارات من 45 إلى 100 أمبير، عادية وEFB وAGM. طابق السعة ومقاس العلبة وجهة القطب الموجب.',
    },
  },
  {
    slug: 'oils',
    name: { en: 'Oils & fluids', ar: 'زيوت وسوائل' },
    icon: 'droplet',
    parent: null,
    description: {
      en: 'Engine, gear and automatic transmission oils, and brake fluid. The grade and approval in your owner’s manual decide; price comes after.',
      ar: 'زيوت محرك وفتيس وناقل حركة أوتوماتيك، وزيت فرامل. اللزوجة والمواصفة المكتوبتان في كتيب السيارة هما الأساس، ثم يأتي السعر.',
    },
  },
  {
    slug: 'rims',
    name: { en: 'Rims', ar: 'جنوط' },
    icon: 'steering-wheel',
    parent: null,
    description: {
      en: 'Alloy and steel rims sold individually. Check the diameter, width, bolt pattern (PCD), offset (ET) and centre bore against your car.',
      ar: 'جنوط سبور وحديد تباع بالواحد. طابق القطر والعرض وتوزيع المسامير (PCD) والإزاحة (ET) وفتحة المنتصف مع سيارتك.',
    },
  },
  {
    slug: 'accessories',
    name: { en: 'Accessories', ar: 'إكسسوارات' },
    icon: 'tools',
    parent: null,
    description: {
      en: 'Boot essentials: inflators, gauges, jacks and safety kit, plus filters, bulbs, wipers and car care.',
      ar: 'ما تحتاجه شنطة السيارة فعلًا: منفاخ ومقياس ضغط وكوريك وأدوات سلامة، مع فلاتر ولمبات ومساحات ومنتجات عناية.',
    },
  },
];
