import type { Localized } from '../core/locale.js';

/** Where most orders go: assumed until the shopper has chosen. */
export const USUAL_GOVERNORATE = 'EGC';
export const USUAL_GOVERNORATE_NAME: Localized = { en: 'Cairo', ar: 'القاهرة' };

/** The 27 governorates by the code that stores use (`EG` and the ISO 3166-2 suffix). */
export const GOVERNORATES: Record<string, Localized> = {
  [USUAL_GOVERNORATE]: USUAL_GOVERNORATE_NAME,
  EGGZ: { en: 'Giza', ar: 'الجيزة' },
  EGALX: { en: 'Alexandria', ar: 'الإسكندرية' },
  EGKB: { en: 'Qalyubia', ar: 'القليوبية' },
  EGDK: { en: 'Dakahlia', ar: 'الدقهلية' },
  EGSHR: { en: 'Al Sharqia', ar: 'الشرقية' },
  EGGH: { en: 'Gharbia', ar: 'الغربية' },
  EGMNF: { en: 'Monufia', ar: 'المنوفية' },
  EGBH: { en: 'Beheira', ar: 'البحيرة' },
  EGKFS: { en: 'Kafr el-Sheikh', ar: 'كفر الشيخ' },
  EGDT: { en: 'Damietta', ar: 'دمياط' },
  EGPTS: { en: 'Port Said', ar: 'بورسعيد' },
  EGIS: { en: 'Ismailia', ar: 'الإسماعيلية' },
  EGSUZ: { en: 'Suez', ar: 'السويس' },
  EGSIN: { en: 'North Sinai', ar: 'شمال سيناء' },
  EGJS: { en: 'South Sinai', ar: 'جنوب سيناء' },
  EGFYM: { en: 'Faiyum', ar: 'الفيوم' },
  EGBNS: { en: 'Beni Suef', ar: 'بني سويف' },
  EGMN: { en: 'Minya', ar: 'المنيا' },
  EGAST: { en: 'Asyut', ar: 'أسيوط' },
  EGSHG: { en: 'Sohag', ar: 'سوهاج' },
  EGKN: { en: 'Qena', ar: 'قنا' },
  EGLX: { en: 'Luxor', ar: 'الأقصر' },
  EGASN: { en: 'Aswan', ar: 'أسوان' },
  EGBA: { en: 'Red Sea', ar: 'البحر الأحمر' },
  EGMT: { en: 'Matrouh', ar: 'مطروح' },
  EGWAD: { en: 'New Valley', ar: 'الوادي الجديد' },
};

/** Whether a text is the code of a governorate, such as `EGC`. */
export function isGovernorate(code: string): boolean {
  return Object.hasOwn(GOVERNORATES, code);
}
