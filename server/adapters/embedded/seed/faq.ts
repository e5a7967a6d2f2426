import type { Words } from './types.js';

export interface SeedQuestion {
  group: Words;
  question: Words;
  /** HTML of p, ul, li, strong, a. */
  answer: Words;
}

export const FAQ_PAGE: { title: Words; excerpt: Words } = {
  title: { en: 'Frequently asked questions', ar: 'الأسئلة الشائعة' },
  excerpt: {
    en: 'Short answers about ordering, paying, delivery, choosing tyres, fitting, warranty and returns.',
    ar: 'إجابات قصيرة عن الطلب والدفع والتوصيل واختيار الإطارات والتركيب والضمان والاسترجاع.',
  },
};

const ORDERING: Words = { en: 'Ordering', ar: 'الطلب' };
const PAYMENT: Words = { en: 'Payment', ar: 'الدفع' };
const DELIVERY: Words = { en: 'Delivery', ar: 'التوصيل' };
const TYRES: Words = { en: 'Tyres and batteries', ar: 'الإطارات والبطاريات' };
const FITTING: Words = { en: 'Fitting', ar: 'التركيب' };
const AFTER: Words = { en: 'Warranty and returns', ar: 'الضمان والاسترجاع' };

/** Questions of a group stand together, in the order in which they are shown. */
export const FAQ: SeedQuestion[] = [
  {
    group: ORDERING,
    question: { en: 'Do I need an account to order?', ar: 'هل أحتاج إلى حساب لأطلب؟' },
    answer: {
      en: '<p>You can look around freely. To add to the cart we ask you to log in or register with your mobile number or email, so that your cart, your orders and your warranty stay in one place. What you wanted to add is kept and goes into the cart right after.</p>',
      ar: '<p>التصفح متاح للجميع. وعند الإضافة إلى السلة نطلب تسجيل الدخول أو إنشاء حساب برقم الموبايل أو البريد الإلكتروني، لتبقى سلتك وطلباتك وضمانك في مكان واحد. والمنتج الذي اخترته محفوظ، ونضيفه إلى السلة بعد الدخول مباشرة.</p>',
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
    question: { en: 'How do I track my order?', ar: 'أين أتابع طلبي؟' },
    answer: {
      en: '<p>Under “My orders” in <a href="page:profile">your profile</a>, or with the tracking link on the order’s thank-you page. The link works without logging in, so you can send it to whoever will receive the tyres; it shows neither your phone number nor your street.</p>',
      ar: '<p>من «طلباتي» في <a href="page:profile">حسابك</a>، أو من رابط التتبّع في صفحة الشكر بعد الطلب. الرابط يعمل بدون تسجيل دخول، فأرسله إلى من سيستلم الإطارات بدلًا منك؛ وهو لا يعرض رقم موبايلك ولا عنوان شارعك.</p>',
    },
  },
  {
    group: ORDERING,
    question: { en: 'Can I change or cancel my order?', ar: 'هل أستطيع تعديل الطلب أو إلغاءه؟' },
    answer: {
      en: '<p>Yes, until it leaves our store. <a href="page:contact">Call or write</a> with the order number. Once it is on its way you can still refuse it at the door.</p>',
      ar: '<p>نعم، قبل خروجه من المخزن. <a href="page:contact">اتصل أو اكتب إلينا</a> برقم الطلب. وإذا كان في الطريق فلا يزال من حقك رفض استلامه.</p>',
    },
  },
  {
    group: ORDERING,
    question: {
      en: 'The last piece was in my cart. Why is it gone?',
      ar: 'كانت آخر قطعة في سلتي، فأين ذهبت؟',
    },
    answer: {
      en: '<p>The cart does not reserve anything: the piece belongs to whoever confirms the order first. If that happens, the checkout tells you before you order, nothing is charged, and the rest of your cart stays as it was.</p>',
      ar: '<p>السلة لا تحجز المنتج؛ القطعة لمن يؤكد طلبه أولًا. إذا حدث ذلك فستعرف عند إتمام الطلب، ولن يُخصم منك شيء، وتبقى باقي السلة كما هي.</p>',
    },
  },
  {
    group: ORDERING,
    question: { en: 'I forgot my password. What now?', ar: 'نسيت كلمة المرور، ماذا أفعل؟' },
    answer: {
      en: '<p>Choose “Forgot your password?” on the login page. We email a code to the address of your account; it is valid for an hour. If your account has only a mobile number, <a href="page:contact">contact us</a> from that number.</p>',
      ar: '<p>اختر «نسيت كلمة المرور؟» في صفحة تسجيل الدخول، ونرسل كودًا صالحًا لمدة ساعة إلى البريد المسجل في حسابك. وإذا كان حسابك برقم موبايل فقط <a href="page:contact">فتواصل معنا</a> من الرقم نفسه.</p>',
    },
  },
  {
    group: PAYMENT,
    question: { en: 'How can I pay?', ar: 'كيف أدفع؟' },
    answer: {
      en: '<p>In cash on delivery, after you have checked the goods, or by card on the page of the payment provider. There is no extra charge for either. More on <a href="page:payment">payment</a>.</p>',
      ar: '<p>نقدًا عند الاستلام بعد معاينة المنتج، أو بالبطاقة من خلال صفحة مزود خدمة الدفع. ولا توجد رسوم إضافية على أي منهما. التفاصيل في صفحة <a href="page:payment">طرق الدفع</a>.</p>',
    },
  },
  {
    group: PAYMENT,
    question: { en: 'Is it safe to pay by card?', ar: 'هل الدفع بالبطاقة آمن؟' },
    answer: {
      en: '<p>You enter the card on the provider’s page, not on ours, and your bank asks you to confirm. We learn whether the payment succeeded and its number, and never see the card. Nobody from Rasfa will ask you for a card number or a code by phone.</p>',
      ar: '<p>بيانات البطاقة تُكتب في صفحة مزود خدمة الدفع لا عندنا، والبنك يطلب تأكيدك. نعرف نحن نتيجة العملية ورقمها فقط ولا نرى البطاقة. ولن يطلب منك أحد من رصفة رقم البطاقة أو أي كود بالهاتف.</p>',
    },
  },
  {
    group: PAYMENT,
    question: { en: 'My card payment failed. Do I lose my order?', ar: 'فشل الدفع بالبطاقة، هل ضاع طلبي؟' },
    answer: {
      en: '<p>No. Everything goes back into <a href="page:cart">your cart</a>, with the reason in plain words. Try again, take another card or choose cash on delivery. If your bank shows a deduction all the same, it is usually a hold that the bank lifts by itself; send us its time if it stays.</p>',
      ar: '<p>لا. تعود كل المنتجات إلى <a href="page:cart">سلتك</a> ومعها سبب واضح. حاول مرة أخرى، أو استخدم بطاقة أخرى، أو اختر الدفع عند الاستلام. وإذا ظهر خصم في البنك فهو غالبًا مبلغ محجوز يعيده البنك تلقائيًا؛ وإن لم يعد فأرسل لنا وقت العملية.</p>',
    },
  },
  {
    group: PAYMENT,
    question: { en: 'Can I get an invoice in my company’s name?', ar: 'هل أحصل على فاتورة باسم شركتي؟' },
    answer: {
      en: '<p>Yes. Write the company’s name and its tax number in the note of the order before you confirm. The invoice comes with the goods; warranty claims are opened by its number.</p>',
      ar: '<p>نعم. اكتب اسم الشركة ورقمها الضريبي في ملاحظات الطلب قبل التأكيد. تصلك الفاتورة مع المنتج، واحتفظ بها لأن طلبات الضمان تُفتح برقمها.</p>',
    },
  },
  {
    group: DELIVERY,
    question: {
      en: 'How long does delivery take, and what does it cost?',
      ar: 'كم يستغرق التوصيل وكم تكلفته؟',
    },
    answer: {
      en: '<p>About 2 days in Cairo, Giza and most of the Delta, 3 in the Canal cities and northern Upper Egypt, and up to 5 in the furthest governorates. The fee is 60 EGP in Cairo and Giza and at most 180 EGP elsewhere, once per order whatever is in it. The whole table is on <a href="page:delivery">delivery</a>.</p>',
      ar: '<p>نحو يومين في القاهرة والجيزة ومعظم الدلتا، و3 أيام في مدن القناة وشمال الصعيد، وحتى 5 أيام في أبعد المحافظات. مصاريف التوصيل 60 جنيهًا في القاهرة والجيزة و180 جنيهًا على الأكثر في غيرهما، مرة واحدة للطلب مهما كان فيه. الجدول كامل في صفحة <a href="page:delivery">التوصيل</a>.</p>',
    },
  },
  {
    group: DELIVERY,
    question: { en: 'I need it tomorrow. Is there a faster way?', ar: 'أحتاجه غدًا، هل يوجد توصيل أسرع؟' },
    answer: {
      en: '<p>In Cairo and Giza, yes: express delivery takes 1 day and costs 120 EGP. Choose it at checkout; orders confirmed after 4 pm leave the next working day.</p>',
      ar: '<p>في القاهرة والجيزة نعم: التوصيل السريع خلال يوم واحد مقابل 120 جنيهًا. اختره عند إتمام الطلب، والطلبات المؤكدة بعد 4 عصرًا تخرج في يوم العمل التالي.</p>',
    },
  },
  {
    group: DELIVERY,
    question: { en: 'What should I check when the courier arrives?', ar: 'ماذا أراجع عند وصول المندوب؟' },
    answer: {
      en: '<ul><li>Size, brand, origin and number of pieces</li><li>The <a href="tip:reading-the-dot-date">DOT date</a> on every tyre</li><li>No cuts, no dents, no leaks</li></ul><p>Then pay. If something is wrong, give it back to the courier and call us.</p>',
      ar: '<ul><li>المقاس والماركة وبلد المنشأ وعدد القطع</li><li><a href="tip:reading-the-dot-date">تاريخ DOT</a> على كل إطار</li><li>عدم وجود قطوع أو اعوجاج أو تسريب</li></ul><p>ثم ادفع. وإذا وجدت خطأ فأعد المنتج إلى المندوب واتصل بنا.</p>',
    },
  },
  {
    group: DELIVERY,
    question: { en: 'Can I collect the order myself?', ar: 'هل أستطيع استلام الطلب بنفسي؟' },
    answer: {
      en: '<p>Yes, from the Nasr City branch and without a fee. Write it in the note of the order, or <a href="page:contact">tell us</a>; we keep a ready order for five days. If you have the tyres fitted there, book the hour at the same time.</p>',
      ar: '<p>نعم، من فرع مدينة نصر وبدون مصاريف. اكتب ذلك في ملاحظات الطلب أو <a href="page:contact">أخبرنا</a>، ونحتفظ بالطلب الجاهز 5 أيام. وإذا أردت تركيب الإطارات في الفرع فاحجز الموعد في الوقت نفسه.</p>',
    },
  },
  {
    group: TYRES,
    question: { en: 'How do I know my tyre size?', ar: 'كيف أعرف مقاس إطاري؟' },
    answer: {
      en: '<p>Read it on the sidewall of your present tyre, for example <strong>205/55R16 91V</strong>, and compare it with the placard in the driver’s door frame. If the two differ, someone has changed the size: trust the placard, or ask us. <a href="page:how-to-read-a-sidewall">How to read a sidewall</a> explains every mark.</p>',
      ar: '<p>اقرأه على جنب إطارك الحالي، مثل <strong><bdi dir="ltr">205/55R16 91V</bdi></strong>، وقارنه بالملصق الموجود على باب السائق. إذا اختلفا فقد غيّر أحدهم المقاس: اعتمد على الملصق أو اسألنا. وصفحة <a href="page:how-to-read-a-sidewall">كيف تقرأ بيانات الإطار</a> تشرح كل علامة.</p>',
    },
  },
  {
    group: TYRES,
    question: {
      en: 'What do the last numbers, such as 91V, mean?',
      ar: 'ما معنى الرقم والحرف في الآخر، مثل 91V؟',
    },
    answer: {
      en: '<p>91 is the load index: this tyre carries up to 615 kg. V is the speed index: up to 240 km/h. Choose figures equal to those in your manual or higher, never lower.</p>',
      ar: '<p>91 هو مؤشر الحمولة: الإطار يحمل حتى 615 كجم. وV هو رمز السرعة: حتى 240 كم/س. اختر ما يساوي المذكور في كتيب السيارة أو أعلى منه، لا أقل.</p>',
    },
  },
  {
    group: TYRES,
    question: { en: 'Does the country of manufacture matter?', ar: 'هل بلد المنشأ مهم؟' },
    answer: {
      en: '<p>It tells you which factory made the tyre, and it affects price and resale. It does not replace the model, the date and the right size: a maker’s factories work to the same design, and a fresh tyre from one country is better than an old one from another. We list the origin so that you can <a href="tip:choosing-between-brands-and-origins">decide</a>.</p>',
      ar: '<p>يوضح لك المصنع الذي أنتج الإطار، ويؤثر في السعر وسهولة البيع بعد ذلك. لكنه لا يغني عن الموديل والتاريخ والمقاس الصحيح؛ فمصانع الشركة الواحدة تعمل بالتصميم نفسه، والإطار الحديث من بلد أفضل من القديم من بلد آخر. نكتب بلد المنشأ <a href="tip:choosing-between-brands-and-origins">لتقرر بنفسك</a>.</p>',
    },
  },
  {
    group: TYRES,
    question: { en: 'How old are the tyres you sell?', ar: 'ما تاريخ إنتاج الإطارات عندكم؟' },
    answer: {
      en: '<p>It changes with every delivery to our store, so we do not print one date for a product. Ask before you order, and we read you the DOT code of the tyres that would be sent. Check it again at the door, before you pay.</p>',
      ar: '<p>يختلف مع كل شحنة تصل إلى المخزن، لذلك لا نكتب تاريخًا واحدًا للمنتج. اسأل قبل الطلب ونقرأ لك كود DOT للإطارات التي ستُرسل إليك، ثم راجعه مرة أخرى عند الاستلام وقبل الدفع.</p>',
    },
  },
  {
    group: TYRES,
    question: { en: 'Can I fit a wider tyre than the original?', ar: 'هل أستطيع تركيب إطار أعرض من الأصلي؟' },
    answer: {
      en: '<p>Sometimes, if the rim’s width allows it, the outer diameter stays close and nothing touches at full lock. Load index and speed index must not fall. Wider also means more noise and fuel, so ask yourself what you want from it. Read more in <a href="tip:rims-pcd-and-offset">rims, PCD and offset</a>.</p>',
      ar: '<p>أحيانًا، إذا سمح عرض الجنط، وبقي القطر الخارجي قريبًا، ولم يحدث احتكاك مع لف العجلات للآخر. ويجب ألا يقل مؤشر الحمولة ولا رمز السرعة. والإطار الأعرض يزيد الصوت واستهلاك الوقود، فحدد ما تريده منه أولًا. اقرأ أيضًا <a href="tip:rims-pcd-and-offset">الجنوط والـPCD والإزاحة</a>.</p>',
    },
  },
  {
    group: TYRES,
    question: { en: 'Do I have to change all four?', ar: 'هل يجب تغيير الأربعة معًا؟' },
    answer: {
      en: '<p>Four of one model is best, two on one axle are possible, and one alone is for emergencies. The newer pair belongs at the rear, whichever wheels are driven. With permanent four-wheel drive ask first.</p>',
      ar: '<p>الأفضل أربعة من موديل واحد، ويمكن تغيير اثنين على محور واحد، أما تغيير إطار وحده فللضرورة. والأحدث مكانه في الخلف أيًّا كان نوع الجر. وفي الدفع الرباعي الدائم اسأل أولًا.</p>',
    },
  },
  {
    group: TYRES,
    question: {
      en: 'Can I replace run-flat tyres with ordinary ones?',
      ar: 'هل يمكن استبدال إطارات رن فلات بإطارات عادية؟',
    },
    answer: {
      en: '<p>Usually, on all four wheels and never mixed. Remember that such cars have no spare: you then need a spare or a repair kit in the boot. The whole story is in <a href="tip:run-flat-tyres">run-flat tyres</a>.</p>',
      ar: '<p>في الغالب نعم، بشرط تغيير الأربعة معًا دون خلط. وتذكّر أن هذه السيارات تأتي بدون استبن، فستحتاج إلى استبن أو طقم إصلاح في الشنطة. التفاصيل في مقال <a href="tip:run-flat-tyres">إطارات رن فلات</a>.</p>',
    },
  },
  {
    group: TYRES,
    question: {
      en: 'Which battery suits a car with start-stop?',
      ar: 'ما البطارية المناسبة لسيارة بها ستارت ستوب؟',
    },
    answer: {
      en: '<p>EFB or AGM, as fitted by the factory. AGM must be replaced with AGM; EFB with EFB or better. An ordinary battery wears out quickly in such a car. See <a href="page:choosing-a-battery">choosing a battery</a>.</p>',
      ar: '<p>EFB أو AGM حسب ما جاءت به من المصنع. بطارية AGM لا تُستبدل إلا بمثلها، وEFB تُستبدل بمثلها أو بأفضل منها. أما العادية فتتلف سريعًا في هذه السيارة. راجع <a href="page:choosing-a-battery">كيف تختار البطارية</a>.</p>',
    },
  },
  {
    group: FITTING,
    question: { en: 'Do you fit tyres?', ar: 'هل تركّبون الإطارات؟' },
    answer: {
      en: '<p>At the Nasr City branch, by appointment. Fitting, valve and balancing are included for tyres bought from us; alignment is charged separately. Elsewhere, any competent shop can fit them, and <a href="page:fitting">our fitting page</a> tells you what to ask for.</p>',
      ar: '<p>نعم، في فرع مدينة نصر بموعد مسبق. التركيب والبلف والترصيص ضمن السعر للإطارات المشتراة منا، وضبط الزوايا بحساب منفصل. وفي المحافظات الأخرى يركّبها أي محل متخصص، وصفحة <a href="page:fitting">التركيب</a> توضح لك ما تطلبه.</p>',
    },
  },
  {
    group: FITTING,
    question: { en: 'Do new tyres need alignment?', ar: 'هل تحتاج الإطارات الجديدة إلى ضبط زوايا؟' },
    answer: {
      en: '<p>Balancing always, alignment when there is a reason: the old tyres were worn on one edge, the car pulls to a side, or you met a deep pothole. <a href="tip:wheel-alignment-and-balancing">How to tell the two apart</a>.</p>',
      ar: '<p>الترصيص دائمًا، أما الزوايا فعندما يوجد سبب: تآكل حافة واحدة في الإطارات القديمة، أو سحب السيارة إلى جهة، أو حفرة عميقة مررت بها. اقرأ <a href="tip:wheel-alignment-and-balancing">كيف تفرق بينهما</a>.</p>',
    },
  },
  {
    group: FITTING,
    question: { en: 'Can a puncture be repaired?', ar: 'هل يمكن إصلاح الثقب؟' },
    answer: {
      en: '<p>A nail in the tread, up to about 6 mm wide, can be repaired from inside with a combined plug and patch. A hole in the shoulder or the sidewall cannot, nor can a tyre that was driven flat. More in <a href="tip:punctures-and-the-spare">punctures and the spare</a>.</p>',
      ar: '<p>المسمار في النقشة حتى عرض 6 مم تقريبًا يُصلح من الداخل برقعة ذات مسمار مطاطي. أما ثقب الكتف أو الجنب فلا يُصلح، ولا الإطار الذي سار فارغًا. التفاصيل في مقال <a href="tip:punctures-and-the-spare">الثقب والاستبن</a>.</p>',
    },
  },
  {
    group: FITTING,
    question: { en: 'What happens to my old tyres?', ar: 'ماذا تفعلون بإطاراتي القديمة؟' },
    answer: {
      en: '<p>When we fit the new ones you may leave them with us for recycling without a charge, or take them home: they are yours. We do not sell used tyres, and <a href="tip:the-risk-of-used-tyres">this is why</a>.</p>',
      ar: '<p>عند التركيب لدينا تستطيع تركها لإعادة التدوير بدون مقابل، أو أخذها معك فهي ملكك. نحن لا نبيع الإطارات المستعملة، <a href="tip:the-risk-of-used-tyres">وهذا هو السبب</a>.</p>',
    },
  },
  {
    group: AFTER,
    question: { en: 'I ordered the wrong size. What now?', ar: 'طلبت مقاسًا خطأ، ماذا أفعل؟' },
    answer: {
      en: '<p>If it is not fitted, <a href="page:returns">return or exchange it</a> within 14 days; you pay for the return delivery. Once a tyre has been on a rim it cannot be sold as new, so please compare before fitting.</p>',
      ar: '<p>إذا لم يُركَّب <a href="page:returns">فأعده أو استبدله</a> خلال 14 يومًا، وتتحمل أنت تكلفة الإرجاع. بعد تركيب الإطار على الجنط لا يمكن بيعه على أنه جديد، فطابق المقاس قبل التركيب من فضلك.</p>',
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
    question: { en: 'How do I make a warranty claim?', ar: 'كيف أقدم طلب ضمان؟' },
    answer: {
      en: '<p><a href="page:contact">Write to us</a> with the invoice number, the DOT code and three photographs: the whole tyre, a close-up of the fault, and the tread. Do not throw the tyre away and do not have it repaired before we have seen it. The steps and the times are on <a href="page:warranty">warranty</a>.</p>',
      ar: '<p><a href="page:contact">اكتب لنا</a> رقم الفاتورة وكود DOT وأرسل ثلاث صور: الإطار كاملًا، والعيب من قرب، والنقشة. لا تتخلص من الإطار ولا تصلحه قبل أن نراه. الخطوات والمدد في صفحة <a href="page:warranty">الضمان</a>.</p>',
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
