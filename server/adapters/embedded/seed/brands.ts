import type { SeedBrand } from './types.js';

/** Every brand the demonstration shop carries. The wordmarks are plain lettering of our own, not the makers' logos. */
export const BRANDS = {
  // Tyres
  lassa: { name: { en: 'Lassa', ar: 'لاسا' }, mark: { text: 'LASSA', colour: '#b3121d', manner: 'italic' } },
  maxxis: {
    name: { en: 'Maxxis', ar: 'ماكسيس' },
    mark: { text: 'MAXXIS', colour: '#c2410c', manner: 'bold' },
  },
  bridgestone: {
    name: { en: 'Bridgestone', ar: 'بريدجستون' },
    mark: { text: 'BRIDGESTONE', colour: '#1f1f1f', manner: 'bold' },
  },
  michelin: {
    name: { en: 'Michelin', ar: 'ميشلان' },
    mark: { text: 'MICHELIN', colour: '#14397d', manner: 'bold' },
  },
  pirelli: {
    name: { en: 'Pirelli', ar: 'بيريللي' },
    mark: { text: 'PIRELLI', colour: '#b4151b', manner: 'wide' },
  },
  continental: {
    name: { en: 'Continental', ar: 'كونتيننتال' },
    mark: { text: 'Continental', colour: '#1d1d1b', manner: 'light' },
  },
  goodyear: {
    name: { en: 'Goodyear', ar: 'جوديير' },
    mark: { text: 'GOODYEAR', colour: '#0b3d91', manner: 'italic' },
  },
  hankook: {
    name: { en: 'Hankook', ar: 'هانكوك' },
    mark: { text: 'HANKOOK', colour: '#b84300', manner: 'wide' },
  },
  yokohama: {
    name: { en: 'Yokohama', ar: 'يوكوهاما' },
    mark: { text: 'YOKOHAMA', colour: '#a3122b', manner: 'bold' },
  },
  dunlop: {
    name: { en: 'Dunlop', ar: 'دنلوب' },
    mark: { text: 'DUNLOP', colour: '#20242b', manner: 'boxed' },
  },
  kumho: { name: { en: 'Kumho', ar: 'كومهو' }, mark: { text: 'KUMHO', colour: '#9f1026', manner: 'italic' } },
  nexen: { name: { en: 'Nexen', ar: 'نيكسن' }, mark: { text: 'NEXEN', colour: '#5b2a86', manner: 'wide' } },
  falken: {
    name: { en: 'Falken', ar: 'فالكن' },
    mark: { text: 'FALKEN', colour: '#0f5c8a', manner: 'italic' },
  },
  toyo: { name: { en: 'Toyo', ar: 'تويو' }, mark: { text: 'TOYO', colour: '#174a9c', manner: 'bold' } },
  firestone: {
    name: { en: 'Firestone', ar: 'فايرستون' },
    mark: { text: 'FIRESTONE', colour: '#a4161a', manner: 'boxed' },
  },
  petlas: {
    name: { en: 'Petlas', ar: 'بتلاس' },
    mark: { text: 'PETLAS', colour: '#0d4f7a', manner: 'bold' },
  },
  otani: { name: { en: 'Otani', ar: 'أوتاني' }, mark: { text: 'OTANI', colour: '#8a1c1c', manner: 'wide' } },
  // Batteries
  chloride: {
    name: { en: 'Chloride', ar: 'كلورايد' },
    mark: { text: 'CHLORIDE', colour: '#1b4d8f', manner: 'boxed' },
  },
  varta: { name: { en: 'Varta', ar: 'فارتا' }, mark: { text: 'VARTA', colour: '#10357a', manner: 'bold' } },
  acdelco: {
    name: { en: 'ACDelco', ar: 'إيه سي ديلكو' },
    mark: { text: 'ACDelco', colour: '#17408b', manner: 'boxed' },
  },
  bosch: { name: { en: 'Bosch', ar: 'بوش' }, mark: { text: 'BOSCH', colour: '#a01420', manner: 'wide' } },
  amaron: {
    name: { en: 'Amaron', ar: 'أمارون' },
    mark: { text: 'AMARON', colour: '#1f6b3a', manner: 'bold' },
  },
  exide: {
    name: { en: 'Exide', ar: 'إكسايد' },
    mark: { text: 'EXIDE', colour: '#8f1d1d', manner: 'italic' },
  },
  // Oils
  mobil: { name: { en: 'Mobil', ar: 'موبيل' }, mark: { text: 'Mobil', colour: '#153e90', manner: 'bold' } },
  shell: { name: { en: 'Shell', ar: 'شل' }, mark: { text: 'SHELL', colour: '#9a3412', manner: 'wide' } },
  castrol: {
    name: { en: 'Castrol', ar: 'كاسترول' },
    mark: { text: 'Castrol', colour: '#0f6b3a', manner: 'italic' },
  },
  total: { name: { en: 'Total', ar: 'توتال' }, mark: { text: 'TOTAL', colour: '#b01e28', manner: 'bold' } },
  'liqui-moly': {
    name: { en: 'Liqui Moly', ar: 'ليكوي مولي' },
    mark: { text: 'LIQUI MOLY', colour: '#1d3f8a', manner: 'boxed' },
  },
  motul: { name: { en: 'Motul', ar: 'موتول' }, mark: { text: 'MOTUL', colour: '#a8121f', manner: 'bold' } },
  fuchs: { name: { en: 'Fuchs', ar: 'فوكس' }, mark: { text: 'FUCHS', colour: '#12306b', manner: 'wide' } },
  // Rims
  borbet: {
    name: { en: 'Borbet', ar: 'بوربت' },
    mark: { text: 'BORBET', colour: '#2b2f36', manner: 'wide' },
  },
  oz: { name: { en: 'OZ', ar: 'أو زد' }, mark: { text: 'OZ', colour: '#8c1d18', manner: 'bold' } },
  enkei: { name: { en: 'Enkei', ar: 'إنكاي' }, mark: { text: 'ENKEI', colour: '#1f2937', manner: 'italic' } },
  momo: { name: { en: 'Momo', ar: 'مومو' }, mark: { text: 'MOMO', colour: '#97231f', manner: 'boxed' } },
  'alloy-line': {
    name: { en: 'Alloy Line', ar: 'ألوي لاين' },
    mark: { text: 'ALLOY LINE', colour: '#3f4a5a', manner: 'light' },
  },
  // Accessories (Michelin and Bosch above sell them too)
  philips: {
    name: { en: 'Philips', ar: 'فيليبس' },
    mark: { text: 'PHILIPS', colour: '#15529c', manner: 'wide' },
  },
  osram: { name: { en: 'Osram', ar: 'أوسرام' }, mark: { text: 'OSRAM', colour: '#a84300', manner: 'bold' } },
  '3m': { name: { en: '3M', ar: 'ثري إم' }, mark: { text: '3M', colour: '#a8141a', manner: 'bold' } },
  sonax: {
    name: { en: 'Sonax', ar: 'سوناكس' },
    mark: { text: 'SONAX', colour: '#1b3a7a', manner: 'italic' },
  },
  baseus: {
    name: { en: 'Baseus', ar: 'بيسوس' },
    mark: { text: 'baseus', colour: '#27272a', manner: 'light' },
  },
  'armor-all': {
    name: { en: 'Armor All', ar: 'أرمور أول' },
    mark: { text: 'ARMOR ALL', colour: '#7c2d12', manner: 'boxed' },
  },
  'mann-filter': {
    name: { en: 'Mann-Filter', ar: 'مان فلتر' },
    mark: { text: 'MANN-FILTER', colour: '#166534', manner: 'boxed' },
  },
  denso: { name: { en: 'Denso', ar: 'دينسو' }, mark: { text: 'DENSO', colour: '#9b1c1c', manner: 'bold' } },
  valeo: { name: { en: 'Valeo', ar: 'فاليو' }, mark: { text: 'Valeo', colour: '#166246', manner: 'light' } },
  stp: { name: { en: 'STP', ar: 'إس تي بي' }, mark: { text: 'STP', colour: '#1e3a8a', manner: 'boxed' } },
  'little-trees': {
    name: { en: 'Little Trees', ar: 'ليتل تريز' },
    mark: { text: 'LITTLE TREES', colour: '#14532d', manner: 'light' },
  },
  'road-kit': {
    name: { en: 'Road Kit', ar: 'رود كيت' },
    mark: { text: 'ROAD KIT', colour: '#374151', manner: 'boxed' },
  },
} as const satisfies Record<string, SeedBrand>;
