/** The form in which the demonstration shop is written down. Prices here are whole pounds (EGP). */
export interface Words {
  en: string;
  ar: string;
}

export type CategorySlug =
  'car-tyres' | 'suv-tyres' | 'van-tyres' | 'batteries' | 'oils' | 'rims' | 'accessories';

/** What the drawing of a product needs to know. Each picture is drawn once and named by `pictureKey`. */
export type PictureSpec =
  | {
      kind: 'tyre';
      /** Lettered along the sidewall, Latin capitals. */
      brand: string;
      model: string;
      tread: 'eco' | 'touring' | 'sport' | 'all-terrain' | 'mud' | 'highway' | 'van';
      /** How tall the sidewall looks: low for sport sizes, high for vans and off-road. */
      profile: 'low' | 'medium' | 'high';
    }
  | {
      kind: 'battery';
      brand: string;
      /** Null where the product comes in several capacities: then none is lettered. */
      ampereHours: number | null;
      colour: 'blue' | 'green' | 'red' | 'black' | 'yellow';
    }
  | {
      kind: 'oil';
      brand: string;
      label: string;
      /** Null where the product comes in several sizes: then none is lettered. */
      litres: number | null;
      colour: 'gold' | 'green' | 'blue' | 'grey' | 'red' | 'black';
      shape: 'can' | 'bottle' | 'drum';
    }
  | {
      kind: 'rim';
      brand: string;
      style: 'five-spoke' | 'ten-spoke' | 'split' | 'mesh' | 'multi' | 'steel' | 'off-road';
      finish: 'silver' | 'black' | 'machined' | 'gunmetal' | 'bronze';
    }
  | {
      kind: 'accessory';
      item:
        | 'inflator'
        | 'cordless-inflator'
        | 'gauge'
        | 'repair-kit'
        | 'jack'
        | 'wheel-wrench'
        | 'jump-leads'
        | 'charger'
        | 'valve-caps'
        | 'wheel-bolts'
        | 'wiper-blades'
        | 'floor-mats'
        | 'sun-shade'
        | 'phone-holder'
        | 'tyre-shine'
        | 'coolant'
        | 'fire-extinguisher'
        | 'warning-triangle'
        | 'tow-rope'
        | 'dash-camera'
        | 'wheel-cover'
        | 'air-freshener'
        | 'bulb'
        | 'bulbs'
        | 'car-cover'
        | 'oil-filter'
        | 'air-filter';
      /** What is lettered on one of several sizes, `1L` or `3 T` and `4 M`. */
      figures?: readonly string[];
    }
  | {
      kind: 'article';
      /** What it is about. */
      subject:
        | 'wear'
        | 'pressure'
        | 'summer'
        | 'date'
        | 'origins'
        | 'alignment'
        | 'rotation'
        | 'used'
        | 'heat'
        | 'oil'
        | 'bolts'
        | 'run-flat'
        | 'puncture'
        | 'retread'
        | 'rain';
    };

export interface SeedBrand {
  name: Words;
  /** A simple wordmark drawn for the shop: lettering in one of these manners and colours. */
  mark: { text: string; colour: string; manner: 'bold' | 'wide' | 'italic' | 'boxed' | 'light' };
}

export interface SeedSale {
  title: Words;
  formerPrice: number;
}

export interface SeedVariation {
  /** Ends the parent's SKU: `LAS-GRW` + `-2055516`. */
  skuSuffix: string;
  /** For tyres the size with its marking, `205/55 R16 91V`; else the volume, capacity … in both languages. */
  label: Words;
  /** Tyre size as on the sidewall, absent for other goods. */
  size?: string;
  loadIndex?: string;
  speedIndex?: string;
  /** Lettered on the accessory's picture. */
  figures?: readonly string[];
  price: number;
  stock: number;
  sale?: SeedSale;
}

export interface SeedProduct {
  sku: string;
  name: Words;
  /** One or two sentences, at most 140 characters. */
  excerpt: Words;
  /** HTML of p, h3, ul, li, strong; 60 to 140 words. */
  description: Words;
  brand: string;
  origin: string;
  category: CategorySlug;
  picture: PictureSpec;
  /** Simple products have these; variable ones have `variations` instead. */
  size?: string;
  loadIndex?: string;
  speedIndex?: string;
  price?: number;
  stock?: number;
  sale?: SeedSale;
  variations?: SeedVariation[];
}
