import { BRANDS } from './brands.js';
import type { ORIGINS } from './origins.js';
import type { CategorySlug, PictureSpec, SeedProduct, SeedSale, SeedVariation, Words } from './types.js';

type TyrePicture = Extract<PictureSpec, { kind: 'tyre' }>;

interface TyreCopy {
  /** The model alone, as the maker writes it; brand and size are put around it here. */
  name: string;
  excerpt: string;
  text: string;
}

export interface TyreModel {
  /** Maker and model, `LAS-GRW`; the size is added here. */
  sku: string;
  brand: keyof typeof BRANDS;
  origin: keyof typeof ORIGINS;
  /** Lettering of the sidewall, pattern and height of the drawing. */
  picture: [model: string, tread: TyrePicture['tread'], profile: TyrePicture['profile']];
  en: TyreCopy;
  ar: TyreCopy;
}

export const OFFERS = {
  summer: { en: 'Summer offer', ar: 'عرض الصيف' },
  winter: { en: 'Winter offer', ar: 'عرض الشتاء' },
  travel: { en: 'Travel season offer', ar: 'عرض موسم السفر' },
  lastPieces: { en: 'Last pieces', ar: 'آخر القطع' },
} as const satisfies Record<string, Words>;

export function was(formerPrice: number, offer: keyof typeof OFFERS = 'summer'): SeedSale {
  return { title: OFFERS[offer], formerPrice };
}

/** One size: `tyreSize('205/55 R16', '91V', 4950, 12)`; the marking is load index and speed index. */
export function tyreSize(
  size: string,
  marking: string,
  price: number,
  stock: number,
  sale?: SeedSale,
): SeedVariation & { size: string; loadIndex: string; speedIndex: string } {
  const [, loadIndex, speedIndex] = /^(\d{2,3}(?:\/\d{2,3})?)([A-Z])$/.exec(marking) ?? [];
  if (loadIndex === undefined || speedIndex === undefined) {
    throw new Error(`Tyre marking not understood: ${size} ${marking}`);
  }
  const label = `${size} ${marking}`;
  return {
    skuSuffix: `-${size.replace(/[^0-9C]/g, '')}`,
    label: { en: label, ar: label },
    size,
    loadIndex,
    speedIndex,
    price,
    stock,
    ...(sale ? { sale } : {}),
  };
}

function common(category: CategorySlug, model: TyreModel): Omit<SeedProduct, 'sku' | 'name'> {
  const [lettering, tread, profile] = model.picture;
  return {
    excerpt: { en: model.en.excerpt, ar: model.ar.excerpt },
    description: { en: model.en.text, ar: model.ar.text },
    brand: model.brand,
    origin: model.origin,
    category,
    picture: {
      kind: 'tyre',
      brand: BRANDS[model.brand].name.en.toUpperCase(),
      model: lettering,
      tread,
      profile,
    },
  };
}

function nameOf(model: TyreModel): Words {
  const brand = BRANDS[model.brand].name;
  return { en: `${brand.en} ${model.en.name}`, ar: `إطار ${brand.ar} ${model.ar.name}` };
}

/** The two ways a tyre of this category is listed: in one size, or as a model with a table of sizes. */
export function tyresFor(category: CategorySlug): {
  single: (size: ReturnType<typeof tyreSize>, model: TyreModel) => SeedProduct;
  ranged: (sizes: SeedVariation[], model: TyreModel) => SeedProduct;
} {
  return {
    single: ({ skuSuffix, label, ...size }, model) => {
      const name = nameOf(model);
      return {
        sku: model.sku + skuSuffix,
        name: { en: `${name.en} ${label.en}`, ar: `${name.ar} ${label.ar}` },
        ...common(category, model),
        ...size,
      };
    },
    ranged: (sizes, model) => ({
      sku: model.sku,
      name: nameOf(model),
      ...common(category, model),
      variations: sizes,
    }),
  };
}
