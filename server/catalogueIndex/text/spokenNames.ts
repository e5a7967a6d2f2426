import { searchTerms } from './searchText.js';

/**
 * Colloquial names in Cairo for what shops print: if a name contains a word of `printed`, all words of both are indexed
 * as its kind.
 */
const SPOKEN: readonly { printed: string; spoken: string }[] = [
  { printed: 'brake فرامل', spoken: 'باكم باكيم brakes' },
  { printed: 'transmission cvt فتيس', spoken: 'atf gearbox جير جيربوكس ناقل حركة' },
  { printed: 'gear كرونة', spoken: 'دفرنس differential' },
  { printed: 'leads وصلات', spoken: 'كابل كابلات وصلة اشتراك cable cables jumper booster' },
  { printed: 'freshener معطر', spoken: 'ريحة فواحة عطر perfume' },
  { printed: 'bulb bulbs لمبة لمبات', spoken: 'كشاف كشافات فانوس فوانيس نور إضاءة headlight lamp light' },
  { printed: 'covers طاسات', spoken: 'طاسة طاسه عجل hubcap hubcaps' },
  { printed: 'mats دواسات', spoken: 'دواسة فرش أرضية أرضيات سجاد مشايات carpet' },
  { printed: 'wiper مساحة', spoken: 'مساحات جلدة wipers' },
  { printed: 'jack كوريك', spoken: 'رافعة عفريتة lift' },
  { printed: 'inflator منفاخ', spoken: 'كمبروسر كومبريسور ضغط هوا هواء نفخ compressor pump' },
  { printed: 'gauge مقياس', spoken: 'قياس عداد هوا هواء' },
  { printed: 'puncture ترقيع', spoken: 'رقعة رقع لحام لزق repair' },
  { printed: 'triangle مثلث', spoken: 'تحذير' },
  { printed: 'tow جر', spoken: 'سحب قطر وير' },
  { printed: 'camera كاميرا', spoken: 'داش كام dashcam' },
  { printed: 'holder حامل', spoken: 'ستاند استاند mount stand' },
  { printed: 'shade شمسية', spoken: 'ستارة عازل حرارة' },
  { printed: 'coolant ردياتير', spoken: 'رادياتير رديتر ميه مية تبريد كولنت radiator antifreeze water' },
  { printed: 'gloss ملمع', spoken: 'تلميع ورنيش كاوتش polish shine' },
  { printed: 'bolts مسامير', spoken: 'صواميل صامولة مسمار nuts lock' },
  { printed: 'wrench مفتاح', spoken: 'فك عجل' },
  { printed: 'valve بلف', spoken: 'غطا صباب' },
  { printed: 'cover غطاء', spoken: 'غطا' },
  { printed: 'filter فلتر', spoken: 'هوا' },
  { printed: 'charger شاحن', spoken: '' },
  { printed: 'extinguisher طفاية', spoken: '' },
  { printed: 'engine', spoken: 'موتور مكنة motor' },
];

const PREPARED = SPOKEN.map(({ printed, spoken }) => ({
  printed: searchTerms(printed),
  names: `${printed} ${spoken}`,
}));

/** All colloquial names of a product with this name. */
export function spokenNames(...names: (string | null)[]): string[] {
  const terms = new Set(names.flatMap((name) => (name === null ? [] : searchTerms(name))));
  return PREPARED.flatMap(({ printed, names: all }) =>
    printed.some((term) => terms.has(term)) ? [all] : [],
  );
}
