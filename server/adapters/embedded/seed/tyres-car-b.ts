import { tyreSize, tyresFor, was } from './tyreText.js';
import type { SeedProduct } from './types.js';

const { single, ranged } = tyresFor('car-tyres');

/** Continental, Goodyear, Bridgestone, Firestone and Hankook. */
export const CAR_TYRES_B: SeedProduct[] = [
  ranged(
    [
      tyreSize('205/55 R16', '91V', 6600, 24),
      tyreSize('205/60 R16', '96V', 7100, 8),
      tyreSize('215/55 R17', '94V', 8600, 12),
      tyreSize('225/45 R17', '91Y', 8900, 20),
      tyreSize('225/50 R17', '94Y', 9200, 0),
      tyreSize('235/45 R18', '98Y', 12200, 7),
    ],
    {
      sku: 'CON-PC6',
      brand: 'continental',
      origin: 'germany',
      picture: ['PREMIUMCONTACT 6', 'touring', 'low'],
      en: {
        name: 'PremiumContact 6',
        excerpt: 'German touring with a sporting accent: short, straight stops and a settled feel at speed.',
        text: '<p>Continental makes brakes as well as tyres, and PremiumContact 6 feels like it. Stamp on the pedal behind a suddenly stopping microbus and the car simply stays straight; that composure is why Octavia and Passat drivers come back for it.</p><ul><li>Large asymmetric blocks give accurate steering without a nervous centre.</li><li>Wet roads are its home ground.</li><li>The compound favours grip over mileage; expect fewer kilometres than from an eco tyre.</li></ul><p>On rough provincial asphalt you will hear it, but not feel beaten by it.</p>',
      },
      ar: {
        name: 'بريميوم كونتاكت 6',
        excerpt: 'رحلات ألمانية بلمسة رياضية: توقف قصير مستقيم وثبات على السرعات العالية.',
        text: '<p>تصنع كونتيننتال الفرامل إلى جانب الإطارات، وبريميوم كونتاكت 6 يشعرك بذلك. اضغط الفرامل فجأة خلف ميكروباص توقف بلا إشارة، وستبقى السيارة مستقيمة؛ ولهذا يعود إليه أصحاب أوكتافيا وباسات.</p><ul><li>كتل كبيرة غير متماثلة تمنحك توجيهًا دقيقًا بلا توتر في المنتصف.</li><li>الطريق المبتل ملعبه المفضل.</li><li>خلطته تقدم التماسك على العمر؛ فتوقع كيلومترات أقل من الإطار الاقتصادي.</li></ul><p>ستسمع صوته على أسفلت الأقاليم الخشن، لكنه لن يرهقك، ولن تصل آخر المشوار متعبًا منه.</p>',
      },
    },
  ),
  single(tyreSize('195/65 R15', '91V', 5450, 11), {
    sku: 'CON-EC6',
    brand: 'continental',
    origin: 'romania',
    picture: ['ECOCONTACT 6', 'eco', 'medium'],
    en: {
      name: 'EcoContact 6',
      excerpt:
        'Continental’s economy tyre for Corolla and Octavia: rolls far, wears slowly, brakes seriously.',
      text: '<p>Economy tyres used to trade away wet grip. EcoContact 6 tries not to: its compound is shared in spirit with the Premium line, while shallower, stiffer blocks cut the energy lost to flexing.</p><p>For a Corolla commuting from Obour or Sheikh Zayed that means a relaxed cruise, a quiet cabin and slow wear. The shallow tread has a consequence, though. Replace it in good time before winter, because a worn eco tyre has little depth left to move water. Steering is neutral and honest, neither lazy nor exciting.</p>',
    },
    ar: {
      name: 'إيكو كونتاكت 6',
      excerpt: 'إطار كونتيننتال الاقتصادي لكورولا وأوكتافيا: دوران طويل وتآكل بطيء وفرملة جادة.',
      text: '<p>كانت الإطارات الاقتصادية تضحي بتماسك المطر. يحاول إيكو كونتاكت 6 ألا يفعل: خلطته قريبة في روحها من فئة بريميوم، بينما تقلل كتله الأقل عمقًا والأكثر صلابة الطاقة الضائعة في الانثناء.</p><p>على كورولا تقطع الطريق كل يوم من العبور أو الشيخ زايد، يعني ذلك قيادة مسترخية ومقصورة هادئة وتآكلًا بطيئًا. لكن للنقشة قليلة العمق ثمنها؛ غيّر الإطار قبل الشتاء في وقت مناسب، لأن ما يتبقى منها لا يكفي لتصريف الماء. توجيهه متزن وصريح، لا كسول ولا مثير.</p>',
    },
  }),
  single(tyreSize('185/65 R15', '88H', 4300, 19), {
    sku: 'CON-CC6',
    brand: 'continental',
    origin: 'malaysia',
    picture: ['COMFORTCONTACT CC6', 'eco', 'medium'],
    en: {
      name: 'ComfortContact CC6',
      excerpt: 'A hush-first Malaysian Continental for the Nissan Sunny and its neighbours.',
      text: '<p>The Sunny is a roomy, honest car with rather thin sound-proofing. ComfortContact CC6 addresses exactly that: small noise-breaking dimples in the grooves and a soft-riding casing take the edge off the drone on worn asphalt.</p><ul><li>Noticeably calmer on the patched lanes of the Ring Road.</li><li>Built in Malaysia for hot, wet weather, so heat is no surprise to it.</li><li>Softness has a price: hurried lane changes bring some sway.</li></ul><p>A good partner for parents, long queues and podcasts, less so for late-night sprints.</p>',
    },
    ar: {
      name: 'كومفورت كونتاكت CC6',
      excerpt: 'كونتيننتال ماليزي يضع الهدوء أولًا، لنيسان صني وما يشبهها.',
      text: '<p>صني سيارة رحبة وصريحة، لكن عزلها للصوت متواضع. وهنا يأتي دور كومفورت كونتاكت CC6: نقرات صغيرة داخل القنوات تكسر الضجيج، وهيكل لين يخفف الطنين على الأسفلت القديم.</p><ul><li>أهدأ بشكل ملحوظ على حارات الدائري المرقعة.</li><li>مصنوع في ماليزيا للجو الحار الممطر، فالحرارة ليست مفاجأة له.</li><li>للّين ثمن: تغيير الحارة بسرعة يصحبه بعض التمايل.</li></ul><p>رفيق طيب لتوصيل الأولاد وللزحام الطويل ولسماع البودكاست، وليس لمن يحب السرعة في آخر الليل على طريق خالٍ.</p>',
    },
  }),
  single(tyreSize('215/60 R16', '95V', 6700, 2), {
    sku: 'CON-UC6',
    brand: 'continental',
    origin: 'malaysia',
    picture: ['ULTRACONTACT UC6', 'touring', 'medium'],
    en: {
      name: 'UltraContact UC6',
      excerpt: 'Wet-road security for older Camry, Sonata and Optima saloons on 16-inch wheels.',
      text: '<p>Older mid-size saloons such as the Toyota Camry and Hyundai Sonata sit heavily on 16-inch wheels and ask a lot from a tyre in an emergency stop. UltraContact UC6 carries diamond-shaped edges along its grooves that bite as the tread deforms, which shortens the anxious moment on wet tiles and flyover joints.</p><p>It cruises quietly at motorway speed and feels confident with luggage on board. Fuel use is average; the pattern was not designed as an eco tyre. Delivery quantities are small, so reserve the full set before you book the fitting.</p>',
    },
    ar: {
      name: 'ألترا كونتاكت UC6',
      excerpt: 'أمان على الطريق المبتل لكامري وسوناتا وأوبتيما القديمة على جنوط 16 بوصة.',
      text: '<p>السيدانات المتوسطة القديمة مثل تويوتا كامري وهيونداي سوناتا ثقيلة على جنوط 16 بوصة، وتطلب من الإطار الكثير عند التوقف المفاجئ. يحمل ألترا كونتاكت UC6 حوافّ ماسية الشكل على جانبي قنواته تعض الطريق كلما انضغطت النقشة، فتقصر لحظة القلق على البلاط المبتل وفواصل الكباري.</p><p>هادئ على سرعات السفر وواثق والشنطة ممتلئة. استهلاكه للوقود متوسط؛ فلم يُصمم ليكون إطارًا اقتصاديًا. الكميات التي تصلنا قليلة، فاحجز الطقم كاملًا قبل تحديد موعد التركيب.</p>',
    },
  }),
  single(tyreSize('245/40 R18', '97Y', 15400, 5), {
    sku: 'CON-SC7',
    brand: 'continental',
    origin: 'germany',
    picture: ['SPORTCONTACT 7', 'sport', 'low'],
    en: {
      name: 'SportContact 7',
      excerpt: 'Track-bred grip for C-Class and A5 rear axles, with surprising manners in the wet.',
      text: '<p>SportContact 7 is Continental’s sharpest road tyre, and Continental tunes its construction to the size and the kind of car that uses it. In this one it serves rear-driven and quattro saloons: C-Class AMG Line, Audi A5, BMW 4 Series.</p><h3>Why people pay for it</h3><p>It bites early, needs little warming, and stays clear about its limits when the Suez road turns damp at dawn.</p><h3>Why some should not</h3><p>Tread life is short by touring standards, and coarse surfaces are audible. For gentle driving PremiumContact 6 makes more sense.</p>',
    },
    ar: {
      name: 'سبورت كونتاكت 7',
      excerpt: 'تماسك من روح الحلبات لمحاور C-Class وA5 الخلفية، وسلوك مهذب في المطر.',
      text: '<p>سبورت كونتاكت 7 هو أحدّ إطارات كونتيننتال على الطريق، وتضبط الشركة بناءه حسب المقاس ونوع السيارة التي تستعمله. وهذا المقاس يخدم سيدانات الدفع الخلفي والرباعي: مرسيدس C-Class بتجهيز AMG وأودي A5 وبي إم دبليو الفئة الرابعة.</p><h3>لماذا يدفعون ثمنه؟</h3><p>يعض الطريق مبكرًا، ولا يحتاج إلى تسخين طويل، ويبقى واضحًا عند حدوده حين يبتل طريق السويس فجرًا.</p><h3>ولمن لا يصلح؟</h3><p>عمره قصير بمعايير إطارات الرحلات، وصوته مسموع على السطح الخشن. للقيادة الهادئة يكون بريميوم كونتاكت 6 أعقل.</p>',
    },
  }),
  ranged(
    [
      tyreSize('195/65 R15', '91H', 4950, 20),
      tyreSize('205/55 R16', '91V', 5900, 36, was(6500)),
      tyreSize('205/60 R16', '92V', 6300, 14),
      tyreSize('215/55 R17', '98W', 7700, 9),
      tyreSize('225/50 R17', '98W', 8100, 12),
    ],
    {
      sku: 'GDY-EGP2',
      brand: 'goodyear',
      origin: 'poland',
      picture: ['EFFICIENTGRIP PERF 2', 'touring', 'medium'],
      en: {
        name: 'EfficientGrip Performance 2',
        excerpt: 'A European touring tyre whose selling point is how many kilometres it lasts.',
        text: '<p>Goodyear gave this tyre a tougher tread compound than its predecessor, and high-mileage drivers notice. If you live in Alexandria and work in Cairo, EfficientGrip Performance 2 is among the few premium touring tyres that make arithmetic sense.</p><ul><li>Even wear on Elantra, Megane and Astra with normal alignment.</li><li>Many fine sipes grip damp tarmac reassuringly.</li><li>Steering is a shade light in the first millimetres of lock.</li></ul><p>Rotate at 10,000 km intervals and write the date inside the wheel arch; the reward is a whole extra summer.</p>',
      },
      ar: {
        name: 'إفيشنت جريب بيرفورمانس 2',
        excerpt: 'إطار رحلات أوروبي ميزته الأولى عدد الكيلومترات التي يقطعها.',
        text: '<p>أعطت جوديير هذا الإطار خلطة أمتن من سابقه، ومن يقودون كثيرًا يلاحظون ذلك. إن كنت تسكن الإسكندرية وتعمل في القاهرة، فهو من إطارات الرحلات الفاخرة القليلة التي يستقيم حسابها.</p><ul><li>تآكل متساوٍ على إلنترا وميجان وأسترا ما دامت الزوايا مضبوطة.</li><li>شقوق دقيقة كثيرة تمسك الأسفلت الرطب بثقة.</li><li>الدركسيون خفيف قليلًا في أول حركة له.</li></ul><p>بدّل المواضع كل 10 آلاف كم واكتب التاريخ داخل الرفرف أو على الهاتف؛ والمكافأة موسم صيف إضافي كامل.</p>',
      },
    },
  ),
  ranged(
    [
      tyreSize('175/65 R14', '82T', 3500, 28),
      tyreSize('185/65 R14', '86H', 3700, 16),
      tyreSize('185/65 R15', '88H', 4050, 32, was(4500, 'winter')),
      tyreSize('195/55 R15', '85V', 4350, 0),
      tyreSize('205/55 R16', '91V', 5100, 24),
    ],
    {
      sku: 'GDY-ATM2',
      brand: 'goodyear',
      origin: 'indonesia',
      picture: ['ASSURANCE TRIPLEMAX 2', 'touring', 'medium'],
      en: {
        name: 'Assurance TripleMax 2',
        excerpt: 'An Indonesian-made Goodyear tuned for tropical rain and small-car budgets.',
        text: '<p>Made where it rains hard most afternoons, Assurance TripleMax 2 puts wet stopping first. On a Hyundai i10, Toyota Yaris or Suzuki Dzire the difference shows when traffic ahead freezes on a shiny flyover.</p><p>The ride is comfortable, steering light, and the open shoulder slots keep aquaplaning at a distance. Wear is reasonable without being its headline; couriers doing 60,000 km a year should look at a harder compound. In dry, dusty weather it is quiet and unremarkable, which is precisely what most owners want from a tyre.</p>',
      },
      ar: {
        name: 'أشورانس تريبل ماكس 2',
        excerpt: 'جوديير إندونيسي مضبوط على المطر الاستوائي وعلى ميزانية السيارات الصغيرة.',
        text: '<p>صُنع في بلد تهطل أمطاره بغزارة معظم أيام الموسم، فجعل التوقف على المبتل أول همه. على هيونداي i10 أو تويوتا ياريس أو سوزوكي ديزاير يظهر الفرق حين يتجمد السير أمامك فجأة فوق كوبري لامع.</p><p>قيادته مريحة ودركسيونه خفيف، وفتحات كتفه الواسعة تبعد خطر الطفو فوق الماء. عمره معقول وإن لم يكن عنوانه الأول؛ فمن يقطع 60 ألف كم في السنة يحتاج إلى خلطة أقسى. وفي الجو الجاف المترب تنسى وجوده، وهذا تمامًا ما يريده معظم الناس من إطاراتهم.</p>',
      },
    },
  ),
  single(tyreSize('225/40 R18', '92Y', 11500, 8), {
    sku: 'GDY-F1A6',
    brand: 'goodyear',
    origin: 'germany',
    picture: ['EAGLE F1 ASYM 6', 'sport', 'low'],
    en: {
      name: 'Eagle F1 Asymmetric 6',
      excerpt: 'A calm, grippy sport tyre for Golf, Leon and A-Class drivers who also value comfort.',
      text: '<p>Some sport tyres shout; Eagle F1 Asymmetric 6 prefers to get on with it. The contact patch widens under braking to use more rubber, and the casing absorbs small bumps better than most 40-series rivals, so a Golf stays usable on Maadi’s side streets.</p><ul><li>Strong, progressive braking in dry and wet.</li><li>Rim protector rib: helpful, not magic.</li><li>Steering is smooth rather than razor-edged; purists may prefer Potenza Sport.</li></ul><p>Its Y rating is far beyond any Egyptian limit, and that reserve is what keeps it cool.</p>',
    },
    ar: {
      name: 'إيجل F1 أسيمتريك 6',
      excerpt: 'إطار رياضي هادئ ومتماسك لأصحاب جولف وليون وA-Class الذين تهمهم الراحة أيضًا.',
      text: '<p>بعض الإطارات الرياضية تصرخ، أما إيجل F1 أسيمتريك 6 فيعمل في صمت. تتسع بقعة تلامسه عند الفرملة لتستخدم مطاطًا أكثر، ويمتص هيكله المطبات الصغيرة أفضل من معظم منافسيه بارتفاع 40، فتظل جولف صالحة لشوارع المعادي الجانبية.</p><ul><li>فرملة قوية متدرجة على الجاف والمبتل.</li><li>حافة لحماية الجنط: مفيدة لكنها لا تصنع المعجزات.</li><li>توجيهه سلس لا حاد؛ وقد يفضل أهل السرعة بوتنزا سبورت.</li></ul><p>رمزه Y أبعد كثيرًا من أي سرعة مسموحة في مصر، وهذا الهامش هو ما يبقيه باردًا.</p>',
    },
  }),
  ranged(
    [
      tyreSize('195/65 R15', '91V', 5000, 30),
      tyreSize('205/55 R16', '91V', 5800, 44),
      tyreSize('205/60 R16', '92V', 6250, 16),
      tyreSize('215/60 R16', '95V', 6600, 12),
      tyreSize('215/55 R17', '94V', 7600, 20, was(8300, 'winter')),
      tyreSize('225/45 R17', '91Y', 7800, 24),
      tyreSize('225/50 R17', '94W', 8200, 0),
      tyreSize('225/45 R18', '95Y', 10300, 8),
    ],
    {
      sku: 'BRI-T005',
      brand: 'bridgestone',
      origin: 'hungary',
      picture: ['TURANZA T005', 'touring', 'medium'],
      en: {
        name: 'Turanza T005',
        excerpt: 'Bridgestone’s rain-minded touring tyre in a wide choice of sizes, from Corolla to Passat.',
        text: '<p>Turanza T005 was developed around control in bad weather, which in Egypt means a dozen treacherous days a year and the sea mist of the North Coast. Long lateral slots open to the shoulders and push water outward quickly; the car stays on the line you chose.</p><h3>Day to day</h3><p>It is firm, precise and quiet, at home on an Elantra, Corolla, Civic or Passat. Compared with a Michelin it transmits a little more of the surface; compared with budget tyres it is in another class for braking. Wear is even when pressures are kept honest.</p>',
      },
      ar: {
        name: 'تورانزا T005',
        excerpt: 'إطار بريدجستون للرحلات بعقلية المطر، بمقاسات كثيرة من كورولا إلى باسات.',
        text: '<p>طُور تورانزا T005 حول التحكم في الجو السيئ، ومعناه في مصر بضعة أيام غادرة كل عام، وشبورة البحر في الساحل الشمالي. شقوقه الجانبية الطويلة مفتوحة على الكتفين فتطرد الماء سريعًا، وتبقى السيارة على الخط الذي اخترته.</p><h3>في الاستعمال اليومي</h3><p>متماسك ودقيق وهادئ، وفي بيته على إلنترا وكورولا وسيفيك وباسات. ينقل من خشونة السطح أكثر قليلًا مما ينقله ميشلان، لكنه في الفرملة من طبقة أخرى مقارنة بالإطارات الرخيصة. وتآكله متساوٍ إذا صدقت مع عداد الضغط.</p>',
      },
    },
  ),
  ranged(
    [
      tyreSize('175/65 R14', '82H', 3400, 34),
      tyreSize('185/65 R14', '86H', 3600, 20, was(3950)),
      tyreSize('185/65 R15', '88H', 3950, 48),
      tyreSize('195/65 R15', '91H', 4150, 40),
      tyreSize('195/60 R15', '88H', 4200, 3),
      tyreSize('205/55 R16', '91V', 4950, 28),
    ],
    {
      sku: 'BRI-EP150',
      brand: 'bridgestone',
      origin: 'indonesia',
      picture: ['ECOPIA EP150', 'eco', 'medium'],
      en: {
        name: 'Ecopia EP150',
        excerpt:
          'The Japanese name, the Indonesian price: an eco tyre for Sunny, Corolla, Lancer and Accent.',
        text: '<p>Fitted to a long list of Asian cars when they left the factory, Ecopia EP150 is a familiar face on Nissan Sunny, Mitsubishi Lancer and Hyundai Accent. Its job is to roll with little effort and give no trouble.</p><ul><li>Fuel-friendly and durable on smooth roads.</li><li>Sturdy bead and sidewall for everyday potholes.</li><li>Grip is ordinary on wet paint and polished stone, so slow down earlier.</li></ul><p>A reasonable default if you have been happy with your original tyres and want the same again.</p>',
      },
      ar: {
        name: 'إيكوبيا EP150',
        excerpt: 'اسم ياباني وسعر إندونيسي: إطار اقتصادي لصني وكورولا ولانسر وأكسنت.',
        text: '<p>خرجت سيارات آسيوية كثيرة من مصانعها على إيكوبيا EP150، لذلك وجهه مألوف على نيسان صني وميتسوبيشي لانسر وهيونداي أكسنت. مهمته أن يدور بأقل جهد وألا يسبب لك مشكلات.</p><ul><li>موفّر في البنزين ومعمر على الطرق الناعمة.</li><li>شفته وجنبه متينان أمام الحفر اليومية.</li><li>تماسكه عادي على دهان الطريق المبتل والبلاط المصقول؛ فخفف السرعة مبكرًا.</li></ul><p>اختيار منطقي إن كنت راضيًا عن إطارات سيارتك الأصلية وتريد مثلها مرة أخرى، بلا تجارب ولا مفاجآت في الطريق أو في الفاتورة.</p>',
      },
    },
  ),
  single(tyreSize('175/65 R14', '82T', 3100, 26), {
    sku: 'BRI-B250',
    brand: 'bridgestone',
    origin: 'turkey',
    picture: ['B250', 'eco', 'medium'],
    en: {
      name: 'B250',
      excerpt: 'A no-nonsense Bridgestone for i10, Picanto, Yaris and other light hatchbacks.',
      text: '<p>B250 dates from a simpler era of tyre design, and that is part of its charm. Three straight grooves, plain shoulders, a robust casing: nothing to go wrong, and any fitter in any governorate knows how to balance it.</p><p>Light hatchbacks such as the Kia Picanto or older Toyota Yaris suit it best. It rides well over bad patches and lasts. Ask more of it, by carrying five adults at 120 km/h through rain, and newer patterns such as Ecopia will stop sooner; in town the gap hardly shows.</p>',
    },
    ar: {
      name: 'B250',
      excerpt: 'بريدجستون بلا تعقيد لسيارات i10 وبيكانتو وياريس والهاتشباك الخفيفة.',
      text: '<p>ينتمي B250 إلى زمن أبسط في تصميم الإطارات، وهذا جزء من جاذبيته. ثلاث قنوات مستقيمة وكتفان بسيطان وهيكل قوي: لا شيء فيه يتعطل، وأي محل كاوتش في أي محافظة يعرف كيف يرصصه.</p><p>تناسبه السيارات الخفيفة مثل كيا بيكانتو وتويوتا ياريس القديمة. يعبر الرقع السيئة براحة ويعيش طويلًا. أما إن طلبت منه أكثر، كحمل خمسة كبار بسرعة 120 كم/س تحت المطر، فالنقشات الأحدث مثل إيكوبيا تتوقف قبله؛ وداخل المدينة لا يكاد الفرق يظهر.</p>',
    },
  }),
  single(tyreSize('225/45 R18', '95Y', 12900, 6), {
    sku: 'BRI-PSP',
    brand: 'bridgestone',
    origin: 'poland',
    picture: ['POTENZA SPORT', 'sport', 'low'],
    en: {
      name: 'Potenza Sport',
      excerpt: 'A hard-edged summer sport tyre for drivers who like to feel every degree of lock.',
      text: '<p>Potenza Sport belongs on cars whose owners take the long way home through the Galala mountain road. The steering response is immediate, the outer shoulder hardly gives, and braking from speed feels brutally short in the best sense.</p><ul><li>For BMW 3 Series, Mercedes C-Class and warm hatchbacks on 18-inch wheels.</li><li>Wet grip is strong while the tread is deep.</li><li>Comfort and mileage come last; both are honest sacrifices.</li></ul><p>Let it reach working warmth before leaning on it, and keep an eye on the rear pair.</p>',
    },
    ar: {
      name: 'بوتنزا سبورت',
      excerpt: 'إطار صيفي رياضي صريح لمن يحب أن يشعر بكل درجة في حركة الدركسيون.',
      text: '<p>مكان بوتنزا سبورت على سيارات يختار أصحابها الطريق الأطول إلى البيت عبر جبل الجلالة. استجابة توجيهه فورية، وكتفه الخارجي لا يكاد يلين، وفرملته من السرعات العالية قصيرة إلى حد مدهش.</p><ul><li>لبي إم دبليو الفئة الثالثة ومرسيدس C-Class والهاتشباك القوية على جنوط 18 بوصة.</li><li>تماسكه في المطر قوي ما دامت النقشة عميقة.</li><li>الراحة والعمر في آخر القائمة، وهي تضحية معلنة.</li></ul><p>دعه يصل إلى حرارة العمل قبل أن تضغط عليه، وراقب الزوج الخلفي باستمرار.</p>',
    },
  }),
  single(tyreSize('195/55 R15', '85V', 4900, 13), {
    sku: 'BRI-RE003',
    brand: 'bridgestone',
    origin: 'thailand',
    picture: ['POTENZA RE003', 'sport', 'low'],
    en: {
      name: 'Potenza RE003 Adrenalin',
      excerpt: 'A small sport tyre with a big grin, for Optra, Swift and tuned hatchbacks on 15s.',
      text: '<p>Few makers still bother with a proper sport tyre in 15-inch sizes. Bridgestone does, from Thailand, and Potenza RE003 turns an Optra or a Suzuki Swift into a car you look forward to driving on a Friday morning.</p><p>The saw-toothed main groove is not decoration; it stiffens the centre so that steering starts working at once. Expect firm small-bump manners and a hum on concrete. Wear is quicker than an eco tyre’s, though milder than the look suggests. If your passengers are usually asleep, Progreen will please them more.</p>',
    },
    ar: {
      name: 'بوتنزا RE003 أدرينالين',
      excerpt: 'إطار رياضي صغير بابتسامة كبيرة، لأوبترا وسويفت والهاتشباك المعدلة على جنوط 15.',
      text: '<p>قلة من المصنعين ما زالت تهتم بإطار رياضي حقيقي بمقاس 15 بوصة. بريدجستون تفعل ذلك من تايلاند، وبوتنزا RE003 يجعل أوبترا أو سوزوكي سويفت سيارة تنتظر قيادتها صباح الجمعة.</p><p>قناته الرئيسية المسننة ليست زينة؛ فهي تقوي المنتصف ليبدأ التوجيه عمله فورًا. توقع صلابة فوق المطبات الصغيرة وأزيزًا على الخرسانة. يتآكل أسرع من الإطار الاقتصادي، لكن أبطأ مما يوحي به شكله. وإن كان ركابك ينامون عادة في الطريق، فسيرضيهم بروجرين أكثر.</p>',
    },
  }),
  single(tyreSize('205/55 R16', '91V', 4850, 22, was(5400)), {
    sku: 'FIR-RHK',
    brand: 'firestone',
    origin: 'spain',
    picture: ['ROADHAWK', 'touring', 'medium'],
    en: {
      name: 'Roadhawk',
      excerpt: 'Bridgestone’s sister brand offers a Spanish-made touring tyre at a friendlier price.',
      text: '<p>Firestone belongs to Bridgestone and shares its European factories, which makes Roadhawk an easy tyre to recommend when Turanza stretches the budget. Its optimised shoulder design moves water well, and the compound keeps its bite after the first year.</p><ul><li>Suited to Elantra HD, Megane, Sandero Stepway and Octavia.</li><li>Good directional stability with a roof box.</li><li>Noise rises gently with age, more than on Turanza.</li></ul><p>Spanish production, European wet-grip priorities, mid-market money: a plain good deal for a family car.</p>',
    },
    ar: {
      name: 'رود هوك',
      excerpt: 'شقيقة بريدجستون تقدم إطار رحلات إسباني الصنع بسعر ألطف.',
      text: '<p>فايرستون مملوكة لبريدجستون وتشاركها مصانعها الأوروبية، لذلك يسهل ترشيح رود هوك حين يتجاوز تورانزا الميزانية. تصميم كتفه يصرف الماء جيدًا، وخلطته تحتفظ بتماسكها بعد السنة الأولى.</p><ul><li>يناسب إلنترا HD وميجان وسانديرو ستيب واي وأوكتافيا.</li><li>ثبات اتجاهي جيد حتى مع صندوق السقف.</li><li>يرتفع صوته تدريجيًا مع العمر أكثر من تورانزا.</li></ul><p>صناعة إسبانية، واهتمام أوروبي بتماسك المطر، وسعر من وسط السوق: صفقة طيبة وبسيطة لسيارة العائلة التي تسافر في الإجازات وتعمل بقية الأسبوع.</p>',
    },
  }),
  ranged(
    [
      tyreSize('175/70 R13', '82T', 2900, 24),
      tyreSize('185/65 R15', '88H', 3800, 30),
      tyreSize('195/65 R15', '91H', 3950, 36),
      tyreSize('195/55 R15', '85V', 4050, 10),
      tyreSize('205/55 R16', '91H', 4700, 28, was(5200, 'travel')),
    ],
    {
      sku: 'HAN-KE2',
      brand: 'hankook',
      origin: 'hungary',
      picture: ['KINERGY ECO2', 'eco', 'medium'],
      en: {
        name: 'Kinergy Eco2',
        excerpt: 'A Korean brand, Hungarian quality and a sensible price for compact cars of every age.',
        text: '<p>Kinergy Eco2 covers an unusual spread, from the 13-inch Lanos size up to Elantra’s 16s, so a family with three different cars can stay with one tyre. Hankook builds it in Rácalmás, Hungary, to European winter-rain standards.</p><p>It brakes tidily, rolls freely and tolerates neglect better than it should. The ride is a shade firm when new and settles after a thousand kilometres. High-speed cornering is not in its vocabulary; neutrality is. On the Mehwar at 100 km/h it hums quietly and uses less fuel than worn rubber ever will.</p>',
      },
      ar: {
        name: 'كينرجي إيكو 2',
        excerpt: 'ماركة كورية وصناعة مجرية وسعر معقول للسيارات الصغيرة من كل الأعمار.',
        text: '<p>يغطي كينرجي إيكو 2 مدى غير معتاد، من مقاس لانوس 13 بوصة إلى جنوط إلنترا 16، فتستطيع عائلة لديها ثلاث سيارات مختلفة أن تعتمد إطارًا واحدًا. تصنعه هانكوك في راتسالماش بالمجر وفق ما تتطلبه أمطار أوروبا.</p><p>يفرمل بانتظام ويدور بحرية ويتحمل الإهمال أكثر مما ينبغي. ركوبه متماسك قليلًا وهو جديد، ثم يلين بعد ألف كيلومتر. لا يدّعي البطولة في المنعطفات السريعة؛ فهو محايد وواضح. وعلى المحور بسرعة 100 كم/س صوته خافت واستهلاكه أقل من أي إطار متآكل.</p>',
      },
    },
  ),
  ranged(
    [
      tyreSize('205/55 R16', '91V', 5200, 26),
      tyreSize('205/60 R16', '92H', 5500, 12),
      tyreSize('215/55 R17', '98W', 6900, 16, was(7500)),
      tyreSize('225/45 R17', '94W', 7000, 30),
      tyreSize('225/50 R17', '98W', 7350, 10),
      tyreSize('235/45 R18', '98W', 9400, 0),
    ],
    {
      sku: 'HAN-VP4',
      brand: 'hankook',
      origin: 'korea',
      picture: ['VENTUS PRIME 4', 'touring', 'low'],
      en: {
        name: 'Ventus Prime 4',
        excerpt:
          'The natural choice for Cerato, Elantra and Sonata owners who want premium without the badge tax.',
        text: '<p>Korean saloons and Hankook grew up together, and Ventus Prime 4 feels tuned for them. A Kia Cerato on 17s becomes quieter and tidier; a Sonata gains straight-line calm for the trip to Hurghada.</p><ul><li><strong>Wet:</strong> stepped groove walls widen as the tread wears, keeping drainage useful for longer.</li><li><strong>Dry:</strong> steady, with a linear build-up of steering weight.</li><li><strong>Rough streets:</strong> fair; the lower profiles still dislike Cairo’s manhole covers.</li></ul><p>Between this and a European name the remaining difference is refinement, not safety.</p>',
      },
      ar: {
        name: 'فينتوس برايم 4',
        excerpt: 'الاختيار الطبيعي لأصحاب سيراتو وإلنترا وسوناتا: فئة راقية بلا ضريبة اسم.',
        text: '<p>كبرت السيدانات الكورية وهانكوك معًا، وفينتوس برايم 4 كأنه ضُبط عليها. تصبح كيا سيراتو على جنوط 17 أهدأ وأكثر ترتيبًا، وتكسب سوناتا رزانة في الطريق الطويل إلى الغردقة.</p><ul><li><strong>على المبتل:</strong> جدران قنواته المدرجة تتسع مع التآكل، فيبقى التصريف مفيدًا مدة أطول.</li><li><strong>على الجاف:</strong> ثابت، ويزداد ثقل الدركسيون معه بتدرج مفهوم.</li><li><strong>الشوارع الخشنة:</strong> مقبول؛ فما زالت الجوانب القصيرة تكره أغطية البالوعات في القاهرة.</li></ul><p>والفارق الباقي بينه وبين الأسماء الأوروبية في الرفاهية لا في الأمان.</p>',
      },
    },
  ),
  single(tyreSize('175/70 R13', '82T', 2800, 0), {
    sku: 'HAN-K715',
    brand: 'hankook',
    origin: 'korea',
    picture: ['OPTIMO K715', 'eco', 'high'],
    en: {
      name: 'Optimo K715',
      excerpt: 'The original-equipment character of the old Verna and Lanos, still made in Korea.',
      text: '<p>Ask a Verna driver what the car wore when it was new and there is a good chance the answer is a Hankook like this one. Optimo K715 keeps that first-owner feel: soft over bumps, light to park and remarkably hard to upset.</p><p>The pattern is old-fashioned, with plain ribs and few sipes, so it takes wet roads calmly rather than quickly. Stock of 13-inch Korean tyres arrives in waves. If it shows as sold out, message us on WhatsApp and we will tell you when the next shipment is due.</p>',
    },
    ar: {
      name: 'أوبتيمو K715',
      excerpt: 'طباع الإطار الأصلي لفيرنا ولانوس القديمتين، وما زال يُصنع في كوريا.',
      text: '<p>اسأل صاحب فيرنا عما كانت تلبسه وهي جديدة، وغالبًا سيذكر لك إطار هانكوك كهذا. يحتفظ أوبتيمو K715 بإحساس المالك الأول: لين فوق المطبات، خفيف في الركنة، ويصعب أن يفقد هدوءه.</p><p>نقشته قديمة الطراز، أضلاع بسيطة وشقوق قليلة، فيتعامل مع الطريق المبتل بهدوء لا بسرعة. تصل إطارات 13 بوصة الكورية على دفعات؛ فإن وجدته غير متوفر فراسلنا على واتساب لتعرف موعد وصول الشحنة التالية.</p>',
    },
  }),
  single(tyreSize('225/40 R18', '92Y', 9300, 18), {
    sku: 'HAN-S1E3',
    brand: 'hankook',
    origin: 'hungary',
    picture: ['VENTUS S1 EVO3', 'sport', 'low'],
    en: {
      name: 'Ventus S1 Evo3',
      excerpt: 'European-built Korean sport tyre: most of the grip, a good part of the money saved.',
      text: '<p>Ventus S1 Evo3 is the tyre we suggest when a Golf R-Line or A-Class owner blinks at the price of a French or German set. Made in Hungary, it shares its line with tyres supplied new to Audi and BMW.</p><ul><li>Strong mid-corner grip, forgiving at the limit.</li><li>Reinforced casing copes with brisk motorway work in heat.</li><li>A little less steering detail than Pilot Sport 5.</li></ul><p>Check rim bolts and pressures after the first 100 km, as with any low-profile set.</p>',
    },
    ar: {
      name: 'فينتوس S1 إيفو 3',
      excerpt: 'إطار رياضي كوري من صنع أوروبا: معظم التماسك مع توفير جزء جيد من الثمن.',
      text: '<p>نقترح فينتوس S1 إيفو 3 حين يتردد صاحب جولف R-Line أو A-Class أمام سعر طقم فرنسي أو ألماني. يُصنع في المجر، ويشارك عائلته مع إطارات تُورَّد جديدة إلى أودي وبي إم دبليو.</p><ul><li>تماسك قوي في وسط المنعطف، وتسامح عند بلوغ الحد.</li><li>هيكل مقوى يتحمل السرعات الطويلة في الحر.</li><li>تفاصيل التوجيه أقل قليلًا من بايلوت سبورت 5.</li></ul><p>راجع رباط المسامير وضغط الهواء بعد أول 100 كم، كما في أي طقم منخفض الجنب، ثم مرة كل شهر بعد ذلك.</p>',
    },
  }),
];
