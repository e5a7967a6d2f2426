import { tyreSize, tyresFor, was } from './tyreText.js';
import type { SeedProduct } from './types.js';

const { single, ranged } = tyresFor('car-tyres');

/** Yokohama, Dunlop, Kumho, Nexen, Falken, Toyo, Maxxis and Otani. */
export const CAR_TYRES_C: SeedProduct[] = [
  ranged(
    [
      tyreSize('175/70 R13', '82H', 3000, 12),
      tyreSize('185/65 R14', '86H', 3700, 18),
      tyreSize('185/65 R15', '88H', 4100, 32),
      tyreSize('195/65 R15', '91V', 4400, 28),
      tyreSize('195/55 R15', '85V', 4500, 1),
      tyreSize('205/55 R16', '91V', 5300, 20),
    ],
    {
      sku: 'YOK-ES32',
      brand: 'yokohama',
      origin: 'philippines',
      picture: ['BLUEARTH-ES ES32', 'eco', 'medium'],
      en: {
        name: 'BluEarth-Es ES32',
        excerpt: 'Yokohama’s everyday saloon tyre, made for Asian heat and priced within reach.',
        text: '<p>Yokohama uses orange oil in its tread compounds, and BluEarth-Es ES32 feels supple because of it: speed bumps arrive softened, and wet zebra crossings are less of a worry. Production in the Philippines means hot-weather service is normal rather than exceptional.</p><ul><li>Lovely match for Lancer Puma, Corolla and Nissan Sunny.</li><li>Quiet until the last third of its life.</li><li>The soft shoulders show wear early if pressures slip below the placard.</li></ul><p>Careful owners get long service from it; careless ones will be back sooner.</p>',
      },
      ar: {
        name: 'بلو إيرث Es ES32',
        excerpt: 'إطار يوكوهاما اليومي للسيدان، صُنع لحر آسيا وبسعر في المتناول.',
        text: '<p>تستخدم يوكوهاما زيت البرتقال في خلطات النقشة، ولهذا يبدو بلو إيرث ES32 مرنًا: تصل المطبات مخففة، ويقل القلق من خطوط المشاة المبتلة. وتصنيعه في الفلبين يعني أن الحر عنده وضع طبيعي لا استثناء.</p><ul><li>رفيق جميل للانسر بوما وكورولا ونيسان صني.</li><li>هادئ حتى الثلث الأخير من عمره.</li><li>كتفاه اللينان يتآكلان مبكرًا إن نزل الضغط عن المكتوب على الباب.</li></ul><p>من يعتني به يخدمه طويلًا، ومن يهمله سيعود إلينا قبل الأوان، وربما قبل أن يكمل عداده ثلاثين ألفًا.</p>',
      },
    },
  ),
  single(tyreSize('215/55 R17', '94V', 7900, 9), {
    sku: 'YOK-AE51',
    brand: 'yokohama',
    origin: 'japan',
    picture: ['BLUEARTH-GT AE51', 'touring', 'low'],
    en: {
      name: 'BluEarth-GT AE51',
      excerpt: 'Japanese grand-touring manners for Camry, Optima and Passat on 17-inch wheels.',
      text: '<p>BluEarth-GT is what a long-distance saloon deserves: low rolling resistance without the nervous lightness of pure eco tyres. On a Toyota Camry the cabin stays hushed all the way to Marsa Matrouh, and the car does not drift with every gust on the open stretch after El Alamein.</p><p>Blade-cut sipes and a wide centre rib keep braking tidy on a damp morning. The sidewall is supple, so heavy potholes ask for caution. Made in Japan, with the even finish and easy balancing you would expect from a Mishima or Shinshiro plant.</p>',
    },
    ar: {
      name: 'بلو إيرث GT AE51',
      excerpt: 'هدوء ياباني للسفر الطويل، لكامري وأوبتيما وباسات على جنوط 17 بوصة.',
      text: '<p>بلو إيرث GT هو ما تستحقه سيدان السفر: مقاومة دوران منخفضة بلا خفة متوترة كالتي في الإطارات الاقتصادية. على تويوتا كامري تبقى المقصورة هادئة حتى مرسى مطروح، ولا تنحرف السيارة مع كل هبّة ريح في المسافة المفتوحة بعد العلمين.</p><p>شقوقه المائلة وضلعه الأوسط العريض يحفظان انتظام الفرملة في صباح رطب. جنبه مرن، فاحذر الحفر العميقة. صناعة يابانية بتشطيب متساوٍ وترصيص سهل، كما تتوقع من مصانع يوكوهاما في بلدها.</p>',
    },
  }),
  single(tyreSize('245/45 R18', '100Y', 13200, 4), {
    sku: 'YOK-V107',
    brand: 'yokohama',
    origin: 'japan',
    picture: ['ADVAN SPORT V107', 'sport', 'low'],
    en: {
      name: 'Advan Sport V107',
      excerpt: 'A stiff-carcass sport tyre chosen for heavy, powerful saloons: 5 Series, E-Class, A6.',
      text: '<p>Heavy cars punish soft sidewalls. Advan Sport V107 answers with a power-crown profile and a rigid carcass that keeps an E-Class level through motorway sweepers, while large outer blocks resist the shoulder scrubbing big saloons inflict on their front tyres.</p><ul><li>Rain channels concentrated on the inside half.</li><li>Speed reserve that keeps temperatures moderate at legal pace.</li><li>Firm over Cairo’s expansion joints, as expected.</li></ul><p>Not a run-flat. Owners converting from run-flats usually comment on the improved ride within the first street.</p>',
    },
    ar: {
      name: 'أدفان سبورت V107',
      excerpt: 'إطار رياضي صلب الهيكل للسيدانات الثقيلة القوية: الفئة الخامسة وE-Class وA6.',
      text: '<p>السيارات الثقيلة ترهق الجوانب اللينة. يرد أدفان سبورت V107 بنقشة مشدودة وهيكل صلب يبقي E-Class متزنة في منحنيات الطرق السريعة، بينما تقاوم كتله الخارجية الكبيرة ذلك التآكل الذي تحدثه السيدانات الكبيرة في كتف الإطار الأمامي.</p><ul><li>قنوات المطر مركزة في النصف الداخلي.</li><li>احتياطي سرعة يبقي حرارته معتدلة على السرعات القانونية.</li><li>قاسٍ فوق فواصل كباري القاهرة، وهذا متوقع.</li></ul><p>ليس رن فلات؛ ومن ينتقل إليه من رن فلات يلاحظ تحسن الراحة غالبًا من أول شارع يسير فيه.</p>',
    },
  }),
  ranged(
    [
      tyreSize('175/65 R14', '82T', 3050, 20),
      tyreSize('185/65 R14', '86H', 3300, 0),
      tyreSize('185/60 R15', '84H', 3650, 14),
      tyreSize('185/65 R15', '88H', 3600, 32),
      tyreSize('195/65 R15', '91H', 3850, 24, was(4300)),
    ],
    {
      sku: 'DUN-SPR1',
      brand: 'dunlop',
      origin: 'indonesia',
      picture: ['SP TOURING R1', 'touring', 'medium'],
      en: {
        name: 'SP Touring R1',
        excerpt: 'A tough, modest Dunlop from Indonesia for hatchbacks, saloons and hard-working fleets.',
        text: '<p>SP Touring R1 has become a fleet buyer’s habit across South-East Asia for one reason: it survives. Reinforced sidewalls cope with kerbs and rubble, and a hard-wearing compound is happy with daily distances that would frighten softer tyres.</p><h3>Where it fits</h3><p>Renault Logan taxis, Suzuki Dzire, BYD F3, Mitsubishi Attrage.</p><h3>Where it does not</h3><p>Drivers after silence or sporting grip should look up the range to the LM705. In rain it asks you to leave an extra car’s length, and then does its job.</p>',
      },
      ar: {
        name: 'SP تورينج R1',
        excerpt: 'دنلوب إندونيسي متين ومتواضع للهاتشباك والسيدان ولأساطيل العمل الشاق.',
        text: '<p>أصبح SP تورينج R1 عادة عند مشتري الأساطيل في جنوب شرق آسيا لسبب واحد: أنه يصمد. جوانبه المقواة تتعامل مع الأرصفة والزلط، وخلطته القاسية ترضى بمسافات يومية تخيف الإطارات اللينة.</p><h3>أين يناسب؟</h3><p>تاكسي رينو لوجان، وسوزوكي ديزاير، وبي واي دي F3، وميتسوبيشي أتراج.</p><h3>وأين لا يناسب؟</h3><p>من يبحث عن الصمت أو التماسك الرياضي فليصعد درجة إلى LM705. وفي المطر يطلب منك أن تترك طول سيارة إضافيًا بينك وبين من أمامك، ثم يؤدي عمله بلا شكوى.</p>',
      },
    },
  ),
  single(tyreSize('205/60 R16', '92H', 5250, 17), {
    sku: 'DUN-LM705',
    brand: 'dunlop',
    origin: 'thailand',
    picture: ['SP SPORT LM705', 'touring', 'medium'],
    en: {
      name: 'SP Sport LM705',
      excerpt: 'Quietness first: a hushed Dunlop for MG ZS, Nissan Juke and Lancer Shark.',
      text: '<p>Small crossovers often suffer from booming rear cabins, and an MG ZS is no exception. LM705 goes after the cause with staggered shoulder blocks that break up the tyre’s own rhythm, plus a compound that stays pliant on cool mornings by the Nile.</p><ul><li>Cabin calm is its clear strength.</li><li>Wet braking feels natural and easy to judge.</li><li>The name says Sport; the character says comfort, so set expectations accordingly.</li></ul><p>Thai-made, easy to balance, and pleasant with a full back seat.</p>',
    },
    ar: {
      name: 'SP سبورت LM705',
      excerpt: 'الهدوء أولًا: دنلوب خافت الصوت لإم جي ZS ونيسان جوك ولانسر شارك.',
      text: '<p>تعاني سيارات الكروس أوفر الصغيرة صدى في المقصورة الخلفية، وإم جي ZS ليست استثناء. يعالج LM705 السبب بكتل كتف غير منتظمة التباعد تكسر إيقاع الإطار نفسه، وبخلطة تبقى مرنة في الصباحات الباردة بجوار النيل.</p><ul><li>هدوء المقصورة أوضح مزاياه.</li><li>فرملته على المبتل طبيعية ويسهل تقديرها.</li><li>الاسم يقول «سبورت» والطبع يقول «راحة»؛ فاضبط توقعاتك على هذا.</li></ul><p>صناعة تايلاندية سهلة الترصيص، ولطيفة مع مقعد خلفي ممتلئ بالأولاد وحقائبهم في طريق المدرسة أو المصيف.</p>',
    },
  }),
  ranged(
    [
      tyreSize('175/70 R13', '82T', 2550, 40),
      tyreSize('185/65 R15', '88H', 3300, 36),
      tyreSize('195/65 R15', '91H', 3450, 30),
      tyreSize('205/55 R16', '91V', 3950, 28, was(4350)),
      tyreSize('205/60 R16', '92H', 4250, 8),
    ],
    {
      sku: 'KUM-ES31',
      brand: 'kumho',
      origin: 'vietnam',
      picture: ['ECOWING ES31', 'eco', 'medium'],
      en: {
        name: 'Ecowing ES31',
        excerpt: 'Vietnamese-made Kumho economy tyre: modern pattern, modest price, easy manners.',
        text: '<p>Kumho moved much of its mainstream production to Binh Duong in Vietnam, and Ecowing ES31 shows the benefit: current design at a price not far above Chinese brands. It rolls lightly, so an Accent RB or a Kia Pegas keeps its modest thirst.</p><p>Handling is friendly. You always know where the front wheels are, and nothing sudden happens when you ask too much. The sidewall is on the thin side for truly broken roads, and grip on cold, wet tarmac is average. For paved commuting it offers fine value, especially in 205/55.</p>',
      },
      ar: {
        name: 'إيكو وينج ES31',
        excerpt: 'إطار كومهو الاقتصادي من فيتنام: نقشة حديثة وسعر متواضع وطبع سهل.',
        text: '<p>نقلت كومهو جزءًا كبيرًا من إنتاجها إلى مصنعها في فيتنام، وإيكو وينج ES31 يوضح الفائدة: تصميم حديث بسعر لا يبتعد كثيرًا عن العلامات الصينية. يدور بخفة، فتحافظ أكسنت RB أو كيا بيجاس على استهلاكها القليل.</p><p>قيادته ودودة؛ تعرف دائمًا أين تقف العجلتان الأماميتان، ولا يحدث شيء مفاجئ حين تطلب أكثر من اللازم. جنبه رقيق قليلًا على الطرق المكسرة فعلًا، وتماسكه على الأسفلت البارد المبتل متوسط. أما لمشاوير المدينة المسفلتة فقيمته ممتازة مقابل ما تدفعه.</p>',
      },
    },
  ),
  single(tyreSize('225/45 R17', '94W', 6100, 20), {
    sku: 'KUM-PS71',
    brand: 'kumho',
    origin: 'korea',
    picture: ['ECSTA PS71', 'sport', 'low'],
    en: {
      name: 'Ecsta PS71',
      excerpt: 'Korean sport tyre for daily-driven Cerato, Elantra Sport and Octavia on 17-inch wheels.',
      text: '<p>Ecsta PS71 lives in the useful gap between touring and true sport. A Cerato GT Line on these tyres changes lanes with conviction, yet nobody in the back complains on the way to Fayoum.</p><ul><li>Wavy main grooves lower the note of the tread.</li><li>Grip builds progressively, and fades the same way.</li><li>Rim guard protects against light kerbing only.</li></ul><p>Wear depends heavily on your right foot. In this size it competes directly with Driveways Sport; the Kumho is smoother, the Lassa firmer-shouldered.</p>',
    },
    ar: {
      name: 'إكستا PS71',
      excerpt: 'إطار رياضي كوري للاستعمال اليومي على سيراتو وإلنترا سبورت وأوكتافيا بجنوط 17.',
      text: '<p>يعيش إكستا PS71 في المساحة المفيدة بين إطار الرحلات والإطار الرياضي الخالص. تغير كيا سيراتو حارتها معه بثقة، ومع ذلك لا يشتكي أحد في المقعد الخلفي طوال الطريق إلى الفيوم.</p><ul><li>قنواته الرئيسية المتموجة تخفض نبرة الصوت.</li><li>يتصاعد تماسكه بالتدريج، ويتراجع بالطريقة نفسها.</li><li>واقي الجنط يحمي من الاحتكاك الخفيف بالرصيف فقط.</li></ul><p>عمره مرهون بقدمك اليمنى. وهو في هذا المقاس ينافس درايف وايز سبورت مباشرة: كومهو أنعم، ولاسا أمتن كتفًا، والاختيار بينهما اختيار ذوق.</p>',
    },
  }),
  ranged(
    [
      tyreSize('175/65 R14', '82T', 2800, 30),
      tyreSize('185/65 R15', '88H', 3350, 24),
      tyreSize('195/65 R15', '91H', 3500, 36, was(3900)),
      tyreSize('195/55 R15', '85V', 3600, 0),
      tyreSize('205/55 R16', '91V', 4100, 20),
      tyreSize('215/60 R16', '95V', 4700, 10),
    ],
    {
      sku: 'NEX-NBHD',
      brand: 'nexen',
      origin: 'korea',
      picture: ["N'BLUE HD PLUS", 'eco', 'medium'],
      en: {
        name: "N'Blue HD Plus",
        excerpt: 'Original-equipment style Korean eco tyre that suits Hyundai and Kia from the showroom up.',
        text: '<p>Nexen supplies Hyundai and Kia factories, so N’Blue HD Plus will feel familiar to many Egyptian drivers. Four straight grooves look after drainage, a three-dimensional block edge keeps the tread from squirming, and the rolling effort is low.</p><ul><li>Elantra HD, Cerato and Verna run quietly on it.</li><li>Friendly price for genuine Korean manufacture.</li><li>Grip in heavy rain is adequate, never generous; older tyres of this type need a lighter foot.</li></ul><p>A fair, sober purchase for a car that simply has to go to work.</p>',
      },
      ar: {
        name: 'إن بلو HD بلس',
        excerpt: 'إطار كوري اقتصادي بروح القطع الأصلية، يناسب هيونداي وكيا من يوم خروجها من المعرض.',
        text: '<p>تورّد نيكسن إلى مصانع هيونداي وكيا، ولهذا سيبدو إن بلو HD بلس مألوفًا لكثير من السائقين هنا. أربع قنوات مستقيمة تتولى التصريف، وحواف كتل ثلاثية الأبعاد تمنع النقشة من التلوي، ومجهود الدوران قليل.</p><ul><li>تسير عليه إلنترا HD وسيراتو وفيرنا بهدوء.</li><li>سعر ودود لصناعة كورية حقيقية.</li><li>تماسكه في المطر الغزير كافٍ لا أكثر، ويحتاج إلى قدم أخف كلما تقدم في العمر.</li></ul><p>شراء عادل ورصين لسيارة كل المطلوب منها أن تذهب إلى العمل وتعود كل يوم.</p>',
      },
    },
  ),
  single(tyreSize('215/55 R17', '94V', 6450, 3), {
    sku: 'NEX-SU1',
    brand: 'nexen',
    origin: 'korea',
    picture: ["N'FERA SU1", 'sport', 'low'],
    en: {
      name: "N'Fera SU1",
      excerpt: 'A brisk asymmetric tyre for Sonata and Optima drivers who cover ground quickly.',
      text: '<p>N’Fera SU1 takes the sensible Korean saloon and lends it sharper reflexes. The outer half carries long, stiff blocks for cornering; the inner half is opened up for water. On a Kia Optima the first thing you notice is steering weight, the second is how steady the car remains when you brake downhill towards Ain Sokhna.</p><p>Road noise is moderate and rises with age. Do not expect touring-tyre life, though with regular rotation it wears fairly. This size arrives in small lots, so reserve all four together.</p>',
    },
    ar: {
      name: 'إن فيرا SU1',
      excerpt: 'إطار نشيط غير متماثل لأصحاب سوناتا وأوبتيما الذين يقطعون المسافات بسرعة.',
      text: '<p>يأخذ إن فيرا SU1 السيدان الكورية العاقلة ويمنحها ردود فعل أسرع. يحمل نصفه الخارجي كتلًا طويلة صلبة للمنعطفات، ويُفتح نصفه الداخلي لتصريف الماء. على كيا أوبتيما ستلاحظ أولًا ثقل الدركسيون، ثم ثبات السيارة حين تفرمل في النزول نحو العين السخنة.</p><p>صوته متوسط ويرتفع مع العمر. لا تنتظر منه عمر إطارات الرحلات، لكنه يتآكل بعدل إذا بدلت مواضعه بانتظام. يصلنا هذا المقاس بكميات صغيرة، فاحجز الأربعة معًا.</p>',
    },
  }),
  single(tyreSize('205/55 R16', '91V', 4650, 25, was(5100, 'winter')), {
    sku: 'FAL-ZE310',
    brand: 'falken',
    origin: 'turkey',
    picture: ['ZIEX ZE310', 'touring', 'medium'],
    en: {
      name: 'Ziex ZE310 Ecorun',
      excerpt: 'Japanese design from the Çankırı factory in Turkey: balanced, agile, fairly priced.',
      text: '<p>Falken is Sumitomo’s livelier brand, and Ziex ZE310 is its everyday tyre. Built in Turkey, it reaches Egypt quickly and without a long sea voyage, which helps freshness of production dates.</p><ul><li>Turns into bends more eagerly than most tyres at this price.</li><li>Good rain drainage through four wide grooves.</li><li>Carries a slight hum on coarse concrete, best noticed at 70 km/h.</li></ul><p>For Fiat Tipo, Megane, MG 5 and Golf it is our favourite answer to “something better than basic, please”.</p>',
    },
    ar: {
      name: 'زيكس ZE310 إيكو رن',
      excerpt: 'تصميم ياباني من مصنع تشانقري في تركيا: متوازن ورشيق وسعره عادل.',
      text: '<p>فالكن هي الماركة الأكثر حيوية لدى سوميتومو، وزيكس ZE310 إطارها اليومي. يُصنع في تركيا، فيصل إلى مصر سريعًا بلا رحلة بحرية طويلة، وهذا يساعد على حداثة تواريخ الإنتاج.</p><ul><li>يدخل المنعطفات بحماس أكثر من معظم الإطارات في سعره.</li><li>تصريف جيد للمطر عبر أربع قنوات عريضة.</li><li>له أزيز خفيف على الخرسانة الخشنة، وأوضح ما يكون عند 70 كم/س.</li></ul><p>لفيات تيبو وميجان وإم جي 5 وجولف هو إجابتنا المفضلة لمن يقول: «عاوز حاجة أحسن من العادي لو سمحت».</p>',
    },
  }),
  single(tyreSize('195/65 R15', '91H', 3750, 21), {
    sku: 'TOY-NE3',
    brand: 'toyo',
    origin: 'malaysia',
    picture: ['NANOENERGY 3', 'eco', 'medium'],
    en: {
      name: 'NanoEnergy 3',
      excerpt: 'A simple Malaysian eco tyre with Toyo’s even wear, for Corolla and Octavia.',
      text: '<p>NanoEnergy 3 is an uncomplicated tyre with a tidy habit: it wears flat. Toyo’s silent-wall shoulders and balanced groove volume spread the load evenly across the width, so owners who check pressures tend to use every millimetre they paid for.</p><p>It suits the Corolla generations still running on steel 15-inch wheels, plus older Octavia and Golf cars. Ride is easy-going, fuel consumption modest. Quick direction changes are met with polite understeer. A worthwhile middle way between low-cost Turkish tyres and the French and German premium names.</p>',
    },
    ar: {
      name: 'نانو إنرجي 3',
      excerpt: 'إطار اقتصادي ماليزي بسيط بتآكل متساوٍ عُرفت به تويو، لكورولا وأوكتافيا.',
      text: '<p>نانو إنرجي 3 إطار غير معقد له عادة حسنة: يتآكل مسطحًا. توزع أكتافه وحجم قنواته المتوازن الحمل على العرض كله، فمن يراجع الضغط بانتظام يستفيد من كل مليمتر دفع ثمنه.</p><p>يناسب أجيال كورولا التي ما زالت على جنوط حديد 15 بوصة، وأوكتافيا وجولف القديمتين. ركوبه سهل واستهلاكه معقول. وعند تغيير الاتجاه فجأة يرد عليك بميل مهذب إلى توسيع المنعطف. حل وسط يستحق ثمنه بين الإطارات التركية الرخيصة والأسماء الفرنسية والألمانية الغالية.</p>',
    },
  }),
  single(tyreSize('225/50 R17', '98W', 7450, 6), {
    sku: 'TOY-PXC',
    brand: 'toyo',
    origin: 'serbia',
    picture: ['PROXES COMFORT', 'touring', 'low'],
    en: {
      name: 'Proxes Comfort',
      excerpt: 'A smooth XL touring tyre from Serbia for C-Class, A4 and 3 Series on 17-inch wheels.',
      text: '<p>Toyo’s new plant in Inđija supplies Proxes Comfort with the shortest route it has ever had to Alexandria. The tyre itself is about ease: a shock-absorbing base under the tread softens the slap of lane reflectors, and the extra-load build leaves room for passengers and luggage.</p><ul><li>Relaxed, quiet progress on a Mercedes C-Class.</li><li>Predictable in rain; it warns before it slides.</li><li>Lacks the steering bite of Cinturato P7.</li></ul><p>One for people who use their German saloon as an armchair.</p>',
    },
    ar: {
      name: 'بروكسيس كومفورت',
      excerpt: 'إطار رحلات ناعم معزز من صربيا، لـC-Class وA4 والفئة الثالثة على جنوط 17.',
      text: '<p>يأتي بروكسيس كومفورت من مصنع تويو الجديد في إنجيا بصربيا، وهو أقصر طريق عرفه هذا الإطار إلى الإسكندرية. فكرته السهولة: قاعدة تمتص الصدمات تحت النقشة تخفف طرقات العواكس الأرضية بين الحارات، وحمولة معززة تترك مجالًا للركاب والأمتعة.</p><ul><li>سير مسترخٍ هادئ على مرسيدس C-Class.</li><li>متوقع في المطر؛ ينبهك قبل أن ينزلق.</li><li>ينقصه حدة توجيه سينتوراتو P7.</li></ul><p>لمن يستعمل سيارته الألمانية كأنها مقعد وثير أمام التليفزيون، ولا يسابق بها أحدًا على المحور.</p>',
    },
  }),
  ranged(
    [
      tyreSize('175/70 R13', '82H', 2500, 44),
      tyreSize('175/65 R14', '82H', 2750, 30),
      tyreSize('185/65 R14', '86H', 2950, 26, was(3300)),
      tyreSize('185/65 R15', '88H', 3250, 50),
      tyreSize('195/65 R15', '91V', 3350, 60),
      tyreSize('195/60 R15', '88V', 3400, 0),
      tyreSize('205/60 R16', '92V', 4150, 14),
      tyreSize('215/60 R16', '95V', 4450, 8),
    ],
    {
      sku: 'MAX-MAP3',
      brand: 'maxxis',
      origin: 'thailand',
      picture: ['MA-P3', 'touring', 'medium'],
      en: {
        name: 'MA-P3',
        excerpt: 'The patient Thai workhorse you see under many Delta taxis, in nearly every common size.',
        text: '<p>Maxxis MA-P3 is a known quantity from Damietta to Aswan. The casing is stout, the tread has generous depth, and repair shops can plug it without drama. Taxi and ride-hailing drivers like how it takes a daily beating of bumps, railway crossings and midday asphalt.</p><h3>Pros</h3><ul><li>Strong sidewall, long working life, low price.</li><li>Sizes from Lanos to Optima.</li></ul><h3>Cons</h3><ul><li>Heavier and noisier than eco rivals.</li><li>First-rain grip calls for patience until the surface has washed clean.</li></ul>',
      },
      ar: {
        name: 'MA-P3',
        excerpt: 'التايلاندي الصبور الذي تراه تحت كثير من سيارات التاكسي في الدلتا، بمعظم المقاسات.',
        text: '<p>ماكسيس MA-P3 معروف من دمياط إلى أسوان. هيكله غليظ، ونقشته عميقة، وأي ورشة تصلح ثقبه بلا متاعب. يحبه سائقو التاكسي وتطبيقات النقل لأنه يتحمل ضرب كل يوم: مطبات ومزلقانات وأسفلت الظهيرة الملتهب.</p><h3>المزايا</h3><ul><li>جنب قوي، وعمر عمل طويل، وسعر منخفض.</li><li>مقاسات من لانوس إلى أوبتيما.</li></ul><h3>العيوب</h3><ul><li>أثقل وأعلى صوتًا من منافسيه الاقتصاديين.</li><li>يحتاج مع أول مطرة إلى صبر حتى يغسل الماء وجه الطريق من الزيت والتراب المتراكمين طوال الصيف.</li></ul>',
      },
    },
  ),
  ranged(
    [
      tyreSize('195/55 R15', '85V', 3550, 18),
      tyreSize('205/55 R16', '94V', 4000, 34),
      tyreSize('215/55 R17', '98W', 5400, 12, was(5950)),
      tyreSize('225/45 R17', '94W', 5350, 20),
      tyreSize('225/50 R17', '98W', 5750, 2),
    ],
    {
      sku: 'MAX-HP5',
      brand: 'maxxis',
      origin: 'china',
      picture: ['PREMITRA HP5', 'touring', 'low'],
      en: {
        name: 'Premitra HP5',
        excerpt: 'Maxxis goes touring: silica tread, crisp response and a price that leaves change.',
        text: '<p>If MA-P3 is the overalls, Premitra HP5 is the clean shirt. A silica-rich compound and an asymmetric tread raise wet grip a clear step above the brand’s workhorse, and steering gains precision an Octavia or MG 5 driver will appreciate.</p><p>Most sizes here carry reinforced casings, useful under a full car. It comes from Maxxis’s Chinese plants, whose finish is good; trueness on the balancing machine rarely disappoints. Ride is firm at low speed. Compared with Korean touring tyres the gap is a little more noise, offset by several hundred pounds a corner.</p>',
      },
      ar: {
        name: 'بريميترا HP5',
        excerpt: 'ماكسيس في ثوب الرحلات: خلطة سيليكا واستجابة حاضرة وسعر يترك لك باقيًا.',
        text: '<p>إذا كان MA-P3 بدلة الشغل، فبريميترا HP5 هو القميص النظيف. خلطة غنية بالسيليكا ونقشة غير متماثلة ترفعان تماسك المطر درجة واضحة فوق الإطار العملي من الماركة نفسها، ويكسب التوجيه دقة سيقدرها سائق أوكتافيا أو إم جي 5.</p><p>معظم مقاساته هنا بهيكل معزز مفيد والسيارة ممتلئة. يأتي من مصانع ماكسيس في الصين بتشطيب جيد، ونادرًا ما يخيب على جهاز الترصيص. ركوبه قاسٍ قليلًا على السرعات البطيئة. والفارق عن إطارات الرحلات الكورية صوت أعلى بعض الشيء، يعوضه توفير عدة مئات من الجنيهات في كل إطار.</p>',
      },
    },
  ),
  single(tyreSize('225/40 R18', '92Y', 6900, 11), {
    sku: 'MAX-VS5',
    brand: 'maxxis',
    origin: 'china',
    picture: ['VICTRA SPORT 5', 'sport', 'low'],
    en: {
      name: 'Victra Sport 5',
      excerpt: 'The budget way into a real 18-inch sport tyre for Golf, Leon and modified saloons.',
      text: '<p>Young owners with 18-inch wheels and student budgets usually end up on unknown brands. Victra Sport 5 is the better idea: a proper high-grip compound, a stiff casing that stays composed at speed, and a maker who will still exist when you need a matching pair.</p><ul><li>Sharp steering for the money.</li><li>Convincing on a dry, twisty Wadi Degla road.</li><li>Wears faster than touring tyres, and heavy summer throttle will hurry it along.</li></ul><p>Set pressures cold, in the morning, before the asphalt adds its own.</p>',
    },
    ar: {
      name: 'فيكترا سبورت 5',
      excerpt: 'أوفر مدخل إلى إطار رياضي حقيقي 18 بوصة لجولف وليون والسيارات المعدلة.',
      text: '<p>من يملك جنوط 18 بوصة وميزانية طالب ينتهي عادة إلى علامات مجهولة. فيكترا سبورت 5 فكرة أفضل: خلطة عالية التماسك فعلًا، وهيكل صلب رزين مع السرعة، وشركة ستبقى موجودة حين تحتاج إلى زوج مطابق.</p><ul><li>توجيه حاد مقابل ما تدفعه.</li><li>مقنع على الطرق الجافة كثيرة المنعطفات.</li><li>يتآكل أسرع من إطارات الرحلات، والقدم الثقيلة في الصيف تعجل بنهايته.</li></ul><p>اضبط الضغط في الصباح والإطار بارد، قبل أن يضيف إليه الأسفلت من حرارته، ولا تنقصه بعد مشوار طويل.</p>',
    },
  }),
  single(tyreSize('225/45 R17', '94W', 5000, 28), {
    sku: 'OTA-KC2000',
    brand: 'otani',
    origin: 'thailand',
    picture: ['KC2000', 'sport', 'low'],
    en: {
      name: 'KC2000',
      excerpt: 'A Thai high-performance pattern at entry price for Cerato, Elantra and older Golf cars.',
      text: '<p>Otani built its name on truck tyres in Nakhon Pathom before moving into passenger cars, and KC2000 still has some of that solidity in its sidewalls. It is the least costly Thai tyre we sell in this popular 17-inch size.</p><ul><li>Feels secure and well damped on fast, straight roads.</li><li>Asymmetric tread with a broad outer shoulder.</li><li>Wet grip is moderate: brake early on oily winter streets.</li></ul><p>Pick it for a mostly urban life; look to Hankook or Kumho if you travel far every weekend.</p>',
    },
    ar: {
      name: 'KC2000',
      excerpt: 'نقشة تايلاندية عالية الأداء بسعر البداية لسيراتو وإلنترا وجولف القديمة.',
      text: '<p>بنت أوتاني اسمها على إطارات الشاحنات في تايلاند قبل أن تدخل عالم السيارات الملاكي، وما زال في جوانب KC2000 شيء من تلك المتانة. وهو أقل إطار تايلاندي سعرًا لدينا في هذا المقاس الشائع على جنوط 17 بوصة.</p><ul><li>يعطي إحساسًا مطمئنًا ومتماسكًا على الطرق السريعة المستقيمة.</li><li>نقشة غير متماثلة بكتف خارجي عريض.</li><li>تماسكه في المطر متوسط؛ ففرمل مبكرًا في شوارع الشتاء الزلقة.</li></ul><p>اختره لحياة أغلبها في المدينة؛ وإن كنت تسافر بعيدًا كل أسبوع فانظر إلى هانكوك أو كومهو.</p>',
    },
  }),
];
