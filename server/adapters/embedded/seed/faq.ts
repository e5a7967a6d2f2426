import type { Words } from './types.js';

export interface SeedQuestion {
  group: Words;
  question: Words;
  /** HTML of p, ul, li, strong. */
  answer: Words;
}

export const FAQ_PAGE: { title: Words; excerpt: Words } = {
  title: { en: 'Frequently asked questions', ar: 'الأسئلة الشائعة' },
  excerpt: {
    en: 'Short answers about sizes, production dates, origins, ordering, paying, delivery, returns and warranty.',
    ar: 'إجابات قصيرة عن المقاسات وتاريخ الإنتاج وبلد المنشأ والطلب والدفع والتوصيل والاسترجاع والضمان.',
  },
};

const CHOOSING: Words = { en: 'Choosing', ar: 'اختيار المنتج' };
const ORDERING: Words = { en: 'Ordering and paying', ar: 'الطلب والدفع' };
const DELIVERY: Words = { en: 'Delivery and fitting', ar: 'التوصيل والتركيب' };
const AFTER: Words = { en: 'Returns and warranty', ar: 'الاسترجاع والضمان' };

/** Questions of a group stand together, in the order in which they are shown. */
export const FAQ: SeedQuestion[] = [
  {
    group: CHOOSING,
    question: { en: 'How do I know my tyre size?', ar: 'كيف أعرف مقاس إطاري؟' },
    answer: {
      en: '<p>Read it on the sidewall of your present tyre, for example <strong>205/55R16 91V</strong>, and compare it with the placard in the driver’s door frame. If the two differ, someone has changed the size: trust the placard, or ask us.</p>',
      ar: '<p>اقرأه على جانب إطارك الحالي، مثل <strong>205/55R16 91V</strong>، وقارنه بالملصق الموجود على باب السائق. إذا اختلفا فقد غيّر أحدهم المقاس: اعتمد على الملصق أو اسألنا.</p>',
    },
  },
  {
    group: CHOOSING,
    question: {
      en: 'What do the last numbers, such as 91V, mean?',
      ar: 'ما معنى الرقم والحرف في الآخر، مثل 91V؟',
    },
    answer: {
      en: '<p>91 is the load index: this tyre carries up to 615 kg. V is the speed symbol: up to 240 km/h. Choose figures equal to those in your manual or higher, never lower.</p>',
      ar: '<p>91 هو مؤشر الحمولة: الإطار يحمل حتى 615 كجم. وV هو رمز السرعة: حتى 240 كم/س. اختر ما يساوي المذكور في كتيب السيارة أو أعلى منه، لا أقل.</p>',
    },
  },
  {
    group: CHOOSING,
    question: { en: 'Does the country of manufacture matter?', ar: 'هل بلد المنشأ مهم؟' },
    answer: {
      en: '<p>It tells you which factory made the tyre, and it affects price and resale. It does not replace the model, the date and the right size: a maker’s factories work to the same design, and a fresh tyre from one country is better than an old one from another. We list the origin so that you can decide.</p>',
      ar: '<p>يوضح لك المصنع الذي أنتج الإطار، ويؤثر في السعر وسهولة البيع بعد ذلك. لكنه لا يغني عن الموديل والتاريخ والمقاس الصحيح؛ فمصانع الشركة الواحدة تعمل بالتصميم نفسه، والإطار الحديث من بلد أفضل من القديم من بلد آخر. نكتب بلد المنشأ لتقرر بنفسك.</p>',
    },
  },
  {
    group: CHOOSING,
    question: { en: 'How old are the tyres you sell?', ar: 'ما تاريخ إنتاج الإطارات عندكم؟' },
    answer: {
      en: '<p>It changes with every delivery to our store, so we do not print one date for a product. Ask before you order, and we read you the DOT code of the tyres that would be sent. Check it again at the door, before you pay.</p>',
      ar: '<p>يختلف مع كل شحنة تصل إلى المخزن، لذلك لا نكتب تاريخًا واحدًا للمنتج. اسأل قبل الطلب ونقرأ لك كود DOT للإطارات التي ستُرسل إليك، ثم راجعه مرة أخرى عند الاستلام وقبل الدفع.</p>',
    },
  },
  {
    group: CHOOSING,
    question: { en: 'May I fit a wider tyre than the original?', ar: 'هل أستطيع تركيب إطار أعرض من الأصلي؟' },
    answer: {
      en: '<p>Sometimes, if the rim’s width allows it, the outer diameter stays close and nothing touches at full lock. Load index and speed symbol must not fall. Wider also means more noise and fuel, so ask yourself what you want from it.</p>',
      ar: '<p>أحيانًا، إذا سمح عرض الجنط، وبقي القطر الخارجي قريبًا، ولم يحدث احتكاك مع لف العجلات للآخر. ويجب ألا يقل مؤشر الحمولة ولا رمز السرعة. والإطار الأعرض يزيد الصوت واستهلاك الوقود، فحدد ما تريده منه أولًا.</p>',
    },
  },
  {
    group: CHOOSING,
    question: {
      en: 'Which battery suits a car with start-stop?',
      ar: 'ما البطارية المناسبة لسيارة بها ستارت ستوب؟',
    },
    answer: {
      en: '<p>EFB or AGM, as fitted by the factory. AGM must be replaced with AGM; EFB with EFB or better. An ordinary battery wears out quickly in such a car.</p>',
      ar: '<p>EFB أو AGM حسب ما جاءت به من المصنع. بطارية AGM لا تُستبدل إلا بمثلها، وEFB تُستبدل بمثلها أو بأفضل منها. أما العادية فتتلف سريعًا في هذه السيارة.</p>',
    },
  },
  {
    group: ORDERING,
    question: { en: 'Do I need an account to order?', ar: 'هل أحتاج إلى حساب لأطلب؟' },
    answer: {
      en: '<p>You can look around freely. To add to the cart we ask you to log in or register with your telephone number or e-mail, so that your cart, your orders and your warranty stay in one place.</p>',
      ar: '<p>التصفح متاح للجميع. وعند الإضافة إلى السلة نطلب تسجيل الدخول أو إنشاء حساب برقم هاتفك أو بريدك الإلكتروني، لتبقى سلتك وطلباتك وضمانك في مكان واحد.</p>',
    },
  },
  {
    group: ORDERING,
    question: { en: 'How can I pay?', ar: 'كيف أدفع؟' },
    answer: {
      en: '<p>In cash on delivery, after you have checked the goods, or by card online through a payment provider. There is no extra charge for either.</p>',
      ar: '<p>نقدًا عند الاستلام بعد معاينة المنتج، أو بالبطاقة أونلاين من خلال مزود خدمة الدفع. ولا توجد رسوم إضافية على أي منهما.</p>',
    },
  },
  {
    group: ORDERING,
    question: { en: 'Is the price for one tyre or for four?', ar: 'هل السعر لإطار واحد أم لأربعة؟' },
    answer: {
      en: '<p>For one. On the product page you can choose 1, 2 or 4, and the price of the set is shown at once.</p>',
      ar: '<p>لإطار واحد. في صفحة المنتج تستطيع اختيار 1 أو 2 أو 4، ويظهر لك سعر المجموعة فورًا.</p>',
    },
  },
  {
    group: ORDERING,
    question: { en: 'May I change or cancel my order?', ar: 'هل أستطيع تعديل الطلب أو إلغاءه؟' },
    answer: {
      en: '<p>Yes, until it leaves our store. Call or write with the order number. Once it is on its way you can still refuse it at the door.</p>',
      ar: '<p>نعم، قبل خروجه من المخزن. اتصل أو اكتب إلينا برقم الطلب. وإذا كان في الطريق فلا يزال من حقك رفض استلامه.</p>',
    },
  },
  {
    group: DELIVERY,
    question: {
      en: 'How long does delivery take, and what does it cost?',
      ar: 'كم يستغرق التوصيل وكم تكلفته؟',
    },
    answer: {
      en: '<p>About 1 to 2 days in Cairo and Giza, 2 to 3 in the Delta and the Canal cities, and up to 5 in the furthest governorates. The fee is fixed by governorate, once per order, and is shown before you confirm.</p>',
      ar: '<p>من يوم إلى يومين في القاهرة والجيزة، ومن يومين إلى 3 في الدلتا ومدن القناة، وحتى 5 أيام في أبعد المحافظات. الرسم ثابت حسب المحافظة، ويُحسب مرة واحدة للطلب، ويظهر قبل التأكيد.</p>',
    },
  },
  {
    group: DELIVERY,
    question: { en: 'What should I check when the courier arrives?', ar: 'ماذا أراجع عند وصول المندوب؟' },
    answer: {
      en: '<ul><li>Size, brand, origin and number of pieces</li><li>The DOT date on every tyre</li><li>No cuts, no dents, no leaks</li></ul><p>Then pay. If something is wrong, give it back to the courier and call us.</p>',
      ar: '<ul><li>المقاس والماركة وبلد المنشأ وعدد القطع</li><li>تاريخ DOT على كل إطار</li><li>عدم وجود قطوع أو اعوجاج أو تسريب</li></ul><p>ثم ادفع. وإذا وجدت خطأ فأعد المنتج إلى المندوب واتصل بنا.</p>',
    },
  },
  {
    group: DELIVERY,
    question: { en: 'Do you fit tyres?', ar: 'هل تركّبون الإطارات؟' },
    answer: {
      en: '<p>At the Nasr City branch, by appointment. Fitting, valve and balancing are included for tyres bought from us; alignment is charged separately. Elsewhere, any competent shop can fit them, and our fitting page tells you what to ask for.</p>',
      ar: '<p>نعم، في فرع مدينة نصر بموعد مسبق. التركيب والبلف والترصيص ضمن السعر للإطارات المشتراة منا، وضبط الزوايا بحساب منفصل. وفي المحافظات الأخرى يركّبها أي محل متخصص، وصفحة التركيب توضح لك ما تطلبه.</p>',
    },
  },
  {
    group: AFTER,
    question: { en: 'I ordered the wrong size. What now?', ar: 'طلبت مقاسًا خطأ، ماذا أفعل؟' },
    answer: {
      en: '<p>If it is not fitted, return or exchange it within 14 days; you pay for the return journey. Once a tyre has been on a rim it cannot be sold as new, so please compare before fitting.</p>',
      ar: '<p>إذا لم يُركَّب فأعده أو استبدله خلال 14 يومًا، وتتحمل أنت تكلفة الإرجاع. بعد تركيب الإطار على الجنط لا يمكن بيعه على أنه جديد، فطابق المقاس قبل التركيب من فضلك.</p>',
    },
  },
  {
    group: AFTER,
    question: { en: 'Does the warranty cover punctures and potholes?', ar: 'هل يغطي الضمان الثقوب والحفر؟' },
    answer: {
      en: '<p>No. It covers faults of manufacture, such as separating layers. Damage from the road, from wrong pressure or from overloading is not a fault of the tyre. A bubble on the sidewall after a blow means the cords inside are broken: replace the tyre.</p>',
      ar: '<p>لا. الضمان يغطي عيوب الصناعة مثل انفصال الطبقات. أما أضرار الطريق أو الضغط الخطأ أو الحمولة الزائدة فليست عيبًا في الإطار. والانتفاخ في الجنب بعد صدمة معناه أن الخيوط الداخلية انقطعت، فاستبدل الإطار.</p>',
    },
  },
  {
    group: AFTER,
    question: { en: 'When do I get my money back?', ar: 'متى أسترد أموالي؟' },
    answer: {
      en: '<p>After the goods reach us and have been inspected, which takes up to three working days. Card payments return to the card, commonly within 5 to 14 working days; cash orders are refunded by transfer within seven working days.</p>',
      ar: '<p>بعد وصول المنتج إلينا وفحصه خلال 3 أيام عمل على الأكثر. المدفوع بالبطاقة يعود إليها عادةً خلال 5 إلى 14 يوم عمل، والمدفوع نقدًا يُرد بتحويل خلال 7 أيام عمل.</p>',
    },
  },
];
