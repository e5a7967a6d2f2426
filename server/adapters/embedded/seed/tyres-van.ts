import { tyreSize, tyresFor, was } from './tyreText.js';
import type { SeedProduct } from './types.js';

const { single, ranged } = tyresFor('van-tyres');

export const VAN_TYRES: SeedProduct[] = [
  ranged(
    [
      tyreSize('195 R14C', '106/104R', 4650, 28),
      tyreSize('195/70 R15C', '104/102R', 4950, 12),
      tyreSize('205/70 R15C', '106/104R', 5250, 20, was(5800)),
      tyreSize('205/65 R16C', '107/105T', 5700, 8),
      tyreSize('215/65 R16C', '109/107T', 5900, 16),
      tyreSize('225/70 R15C', '112/110R', 5950, 24),
    ],
    {
      sku: 'LAS-TRW3',
      brand: 'lassa',
      origin: 'turkey',
      picture: ['TRANSWAY 3', 'van', 'high'],
      en: {
        name: 'Transway 3',
        excerpt: 'Turkey’s own van tyre, for H-1, Transporter, Transit and HiAce on tar all day long.',
        text: '<p>Turkey builds vans by the hundred thousand, and Transway 3 is what many of them wear. A robust two-ply body carries its rated load honestly, while four ribs keep a tall Hyundai H-1 steady when a bus overtakes on the Agricultural Road.</p><ul><li>Even wear on the driven axle, provided pressure matches the load.</li><li>Reinforced sidewalls for kerbside deliveries.</li><li>Empty vans ride hard on it; that is the nature of the class.</li></ul><p>The second load index, after the slash, applies to twin rear wheels only.</p>',
      },
      ar: {
        name: 'ترانسواي 3',
        excerpt: 'إطار الفان التركي لـH-1 وترانسبورتر وترانزيت وهاي إس على الأسفلت طوال النهار.',
        text: '<p>تصنع تركيا سيارات الفان بمئات الآلاف، وترانسواي 3 هو ما يلبسه كثير منها. هيكله المتين بطبقتين يحمل حمولته المكتوبة بصدق، وأضلاعه الأربعة تبقي هيونداي H-1 العالية ثابتة حين يتجاوزها أتوبيس على الطريق الزراعي.</p><ul><li>تآكل متساوٍ على محور الجر ما دام الضغط مناسبًا للحمولة.</li><li>جوانب مقواة لتوصيلات الرصيف.</li><li>قاسٍ والسيارة فارغة؛ وهذا طبع الفئة كلها.</li></ul><p>أما مؤشر الحمولة الثاني، بعد الشرطة المائلة، فيخص العجل الخلفي المزدوج فقط، ولا يُحسب في السيارات ذات العجلة الواحدة في كل جانب.</p>',
      },
    },
  ),
  ranged(
    [
      tyreSize('165 R13C', '94/92R', 3400, 32),
      tyreSize('195 R14C', '106/104R', 4250, 44),
      tyreSize('195 R15C', '106/104R', 4450, 36, was(4900)),
      tyreSize('205/70 R15C', '106/104R', 4800, 20),
      tyreSize('225/70 R15C', '112/110R', 5350, 0),
    ],
    {
      sku: 'MAX-MCV3',
      brand: 'maxxis',
      origin: 'thailand',
      picture: ['VANSMART MCV3', 'van', 'high'],
      en: {
        name: 'Vansmart MCV3',
        excerpt: 'A microbus favourite: thick tread, tough casing, Thai make, in the sizes Egypt runs on.',
        text: '<p>The fourteen-seat HiAce and Urvan carry half the country to work, and Vansmart MCV3 is built for that punishment. Thick tread, steel belts and an eight-ply-rated casing put up with full seats, roof bundles and stop-start braking at every junction of Faisal Street.</p><h3>Good to know</h3><p>Inflate for the load, typically well above car pressures, and always check cold before the first run.</p><h3>Trade-offs</h3><p>Noise and stiffness are part of the bargain. In rain an unladen rear end can step lightly, so keep inputs smooth.</p>',
      },
      ar: {
        name: 'فان سمارت MCV3',
        excerpt: 'محبوب سائقي الميكروباص: نقشة سميكة وهيكل متين وصناعة تايلاندية بمقاسات السوق المصري.',
        text: '<p>تحمل هاي إس وأورفان نصف البلد إلى عمله، وفان سمارت MCV3 مبني لهذا الشقاء. نقشة سميكة وأحزمة صلب وهيكل مصنف ثماني طبقات، تحتمل المقاعد الممتلئة وأحمال السقف والفرملة عند كل ناصية في شارع فيصل.</p><h3>معلومة للسائق</h3><p>انفخه حسب الحمولة، أي أعلى كثيرًا من ضغط السيارات الملاكي، وراجعه باردًا قبل أول دور.</p><h3>ما تتنازل عنه</h3><p>الصوت والقساوة جزء من الصفقة. وفي المطر قد تخف مؤخرة السيارة وهي فارغة؛ فاجعل حركتك ناعمة، وابدأ الفرملة من بعيد.</p>',
      },
    },
  ),
  ranged(
    [
      tyreSize('195 R14C', '106/104R', 5300, 20),
      tyreSize('195 R15C', '106/104R', 5500, 24),
      tyreSize('205/70 R15C', '106/104R', 5850, 10),
      tyreSize('225/70 R15C', '112/110S', 6650, 8, was(7250, 'travel')),
    ],
    {
      sku: 'BRI-R623',
      brand: 'bridgestone',
      origin: 'indonesia',
      picture: ['R623', 'van', 'high'],
      en: {
        name: 'R623',
        excerpt: 'Steady, hard-wearing Bridgestone for Toyota HiAce, Hilux single cab and Nissan Urvan.',
        text: '<p>R623 is the sort of tyre an owner-driver buys once and remembers. Plain ribs, generous rubber and a stiff bead area suit vehicles that start loaded, stay loaded and finish loaded: Alexandria fish runs, school buses, Hilux single cabs with cement.</p><p>It tracks straight with one hand on the wheel and keeps its temperature in check on August motorways, provided nobody exceeds the load index. The wet is where you pay for long life: stopping distances call for foresight. Retreaders appreciate the casing, too, which says something about how it is built.</p>',
      },
      ar: {
        name: 'R623',
        excerpt: 'بريدجستون ثابت بطيء التآكل لتويوتا هاي إس وهايلكس غمارة ونيسان أورفان.',
        text: '<p>R623 من نوع الإطارات الذي يشتريه صاحب السيارة مرة ويتذكره طويلًا. أضلاع بسيطة وطبقة مطاط سميكة ومنطقة شفة صلبة تناسب سيارات تبدأ محملة وتبقى محملة وتنتهي محملة: نقل السمك من الإسكندرية، وأتوبيسات المدارس، وهايلكس غمارة بالأسمنت.</p><p>يسير مستقيمًا بيد واحدة على الدركسيون، ويضبط حرارته على الطرق السريعة في أغسطس ما لم يتجاوز أحد مؤشر الحمولة. وتدفع ثمن العمر الطويل على المبتل؛ فمسافة التوقف تحتاج إلى نظر بعيد. ويقدّر أصحاب ورش التلبيس هيكله أيضًا، وهذه شهادة في متانة بنائه.</p>',
      },
    },
  ),
  single(tyreSize('215/65 R16C', '109/107T', 7400, 7), {
    sku: 'BRI-R660',
    brand: 'bridgestone',
    origin: 'spain',
    picture: ['DURAVIS R660', 'van', 'medium'],
    en: {
      name: 'Duravis R660',
      excerpt: 'A modern European van tyre with car-like wet braking, for Transporter and H-1 fleets.',
      text: '<p>Hotel shuttles between Hurghada airport and Sahl Hasheesh need a van that brakes like a car. Duravis R660 was designed with that in mind: a silica tread and closely sited sipes bring shorter wet stops, and the shoulder is stiff enough for a full Transporter.</p><ul><li>Quieter than traditional C tyres.</li><li>T rated, so it copes with motorway shuttles all day.</li><li>Softer tread than R623, meaning fewer kilometres on hot, rough roads.</li></ul><p>Choose it when passengers, rather than parcels, sit behind the driver.</p>',
    },
    ar: {
      name: 'دورافيس R660',
      excerpt: 'إطار فان أوروبي حديث يفرمل في المطر كسيارة ملاكي، لأساطيل ترانسبورتر وH-1.',
      text: '<p>سيارات نقل نزلاء الفنادق بين مطار الغردقة وسهل حشيش تحتاج إلى فان تفرمل كسيارة ملاكي. صُمم دورافيس R660 لهذا الغرض: خلطة سيليكا وشقوق متقاربة لتوقف أقصر على المبتل، وكتف صلب يكفي ترانسبورتر كاملة العدد.</p><ul><li>أهدأ من إطارات C التقليدية.</li><li>برمز T، فيتحمل رحلات الطريق السريع طوال اليوم.</li><li>خلطة نقشته ألين من R623، أي كيلومترات أقل على الطرق الساخنة الخشنة.</li></ul><p>اختره حين يجلس خلف السائق ركاب لا طرود، وحين تكون راحتهم جزءًا من الخدمة التي تبيعها أنت لهم كل يوم.</p>',
    },
  }),
  ranged(
    [
      tyreSize('195/70 R15C', '104/102R', 6700, 10),
      tyreSize('215/65 R16C', '109/107T', 7900, 12),
      tyreSize('225/70 R15C', '112/110S', 7850, 6),
      tyreSize('235/65 R16C', '115/113R', 9200, 0),
    ],
    {
      sku: 'MIC-AG3',
      brand: 'michelin',
      origin: 'poland',
      picture: ['AGILIS 3', 'van', 'high'],
      en: {
        name: 'Agilis 3',
        excerpt:
          'Michelin’s delivery-van tyre, with sidewall shields against kerbs and deep, lasting grooves.',
        text: '<p>Kerbs kill more van tyres than kilometres do. Agilis 3 carries raised shields around its sidewalls to take the scraping, plus U-shaped grooves that hold their width as the tread goes down, so wet grip lasts nearer to the legal limit.</p><ul><li>For Sprinter, Transit, Ducato and the newer HiAce.</li><li>Rolls easily; fleets running Cairo–Tanta daily will see it in diesel.</li><li>Initial price is high, and only good pressure habits earn it back.</li></ul><p>Ask for a fleet quotation if you need more than twelve.</p>',
      },
      ar: {
        name: 'أجيليس 3',
        excerpt: 'إطار ميشلان لسيارات التوصيل، بدروع جانبية ضد الأرصفة وقنوات عميقة تدوم.',
        text: '<p>الأرصفة تقتل من إطارات الفان أكثر مما تقتل الكيلومترات. يحمل أجيليس 3 دروعًا بارزة حول جنبيه تتلقى الاحتكاك، وقنوات على شكل U تحتفظ بعرضها مع التآكل، فيدوم تماسك المطر حتى قرب الحد القانوني.</p><ul><li>لسبرنتر وترانزيت ودوكاتو وهاي إس الجديدة.</li><li>يدور بسهولة؛ والأسطول الذي يقطع القاهرة–طنطا كل يوم سيرى ذلك في السولار.</li><li>سعره الأول مرتفع، ولا يسترده إلا من يلتزم بضغط الهواء.</li></ul><p>اطلب عرض سعر للأساطيل إن كنت تحتاج إلى أكثر من 12 إطارًا، ونرسله إليك مكتوبًا.</p>',
      },
    },
  ),
  single(tyreSize('205/65 R16C', '107/105T', 6900, 5), {
    sku: 'CON-VCE',
    brand: 'continental',
    origin: 'czechia',
    picture: ['VANCONTACT ECO', 'van', 'medium'],
    en: {
      name: 'VanContact Eco',
      excerpt: 'A low-consumption tyre for Vito, Trafic and Transporter vans that live on the motorway.',
      text: '<p>Courier companies count diesel before anything else, and VanContact Eco was engineered for their spreadsheets. Low-hysteresis rubber and a smooth contour reduce the energy lost in every turn, while steel-belt rigidity keeps a Mercedes Vito precise in crosswinds along the Gulf of Suez.</p><p>Wet braking is strong for an economy van tyre. Construction is less armoured than a dedicated city-delivery pattern, so drivers who climb pavements daily will wound it. Use it on long regular routes, with a quality gauge in the cab and fifteen calm seconds per wheel each week.</p>',
    },
    ar: {
      name: 'فان كونتاكت إيكو',
      excerpt: 'إطار قليل الاستهلاك لفيتو وترافيك وترانسبورتر التي تعيش على الطريق السريع.',
      text: '<p>تحسب شركات الشحن السولار قبل أي شيء، وفان كونتاكت إيكو مصمم لجداولها. مطاط قليل الفقد ونقشة انسيابية يخفضان الطاقة المهدرة في كل لفة، وصلابة أحزمته تبقي مرسيدس فيتو دقيقة مع الرياح الجانبية على طريق خليج السويس.</p><p>فرملته على المبتل قوية قياسًا بإطار فان اقتصادي. لكن بناءه أقل تدريعًا من نقشات التوصيل داخل المدن، ومن يصعد الرصيف كل يوم سيجرحه. استعمله على الخطوط الطويلة المنتظمة، واحتفظ في الكابينة بمقياس ضغط جيد، وامنح كل عجلة ربع دقيقة كل أسبوع.</p>',
    },
  }),
  single(tyreSize('215/65 R16C', '109/107T', 6600, 9, was(7200, 'winter')), {
    sku: 'GDY-EGC2',
    brand: 'goodyear',
    origin: 'slovenia',
    picture: ['EFFICIENTGRIP CARGO 2', 'van', 'medium'],
    en: {
      name: 'EfficientGrip Cargo 2',
      excerpt: 'Goodyear’s answer for tour vans and couriers: mileage first, manners close behind.',
      text: '<p>EfficientGrip Cargo 2 puts extra tread volume where vans scrub it away, on the shoulders. Tour operators running H-1 and Transporter fleets from Giza to Luxor can therefore stretch the interval between sets without finishing on bald edges.</p><ul><li>Brakes evenly with eight passengers and their suitcases.</li><li>Comfort is fair for the load it carries.</li><li>Water drainage is good new, average once past half depth.</li></ul><p>Pressures printed for full load feel hard when the van is empty; resist the temptation to drop them before a return trip.</p>',
    },
    ar: {
      name: 'إفيشنت جريب كارجو 2',
      excerpt: 'إجابة جوديير لسيارات السياحة والشحن: العمر أولًا، والسلوك المهذب بعده مباشرة.',
      text: '<p>يضع إفيشنت جريب كارجو 2 مطاطًا إضافيًا حيث تأكله سيارات الفان، على الكتفين. لذلك تستطيع شركات السياحة التي تسيّر H-1 وترانسبورتر من الجيزة إلى الأقصر أن تطيل المدة بين طقم وآخر بلا حواف ملساء.</p><ul><li>يفرمل بانتظام مع ثمانية ركاب وحقائبهم.</li><li>راحته مقبولة قياسًا بحمولته.</li><li>تصريفه للماء جيد وهو جديد، ومتوسط بعد منتصف العمق.</li></ul><p>الضغط المكتوب للحمولة الكاملة يبدو قاسيًا والسيارة فارغة؛ فقاوم إغراء تخفيضه قبل رحلة العودة، فقد تعود محملًا على غير انتظار.</p>',
    },
  }),
  ranged(
    [
      tyreSize('195 R14C', '106/104R', 4800, 16),
      tyreSize('195 R15C', '106/104R', 5000, 20),
      tyreSize('205/70 R15C', '106/104R', 5300, 0),
      tyreSize('215/65 R16C', '109/107T', 6100, 14),
      tyreSize('225/70 R15C', '112/110R', 6050, 12, was(6700)),
    ],
    {
      sku: 'HAN-RA18',
      brand: 'hankook',
      origin: 'korea',
      picture: ['VANTRA LT RA18', 'van', 'high'],
      en: {
        name: 'Vantra LT RA18',
        excerpt: 'Factory-style rubber for Hyundai H-1 and Kia Bongo, made in the same country.',
        text: '<p>Many a Hyundai H-1 and Kia Bongo wore Hankook from new, and Vantra LT is the pattern to follow it with. Four straight grooves steer rainwater away, wide blocks spread the burden, and the steel package tolerates Egypt’s unofficial speed bumps at working weight.</p><ul><li>Good straight tracking for high-roof minibuses.</li><li>Moderate noise, better than most in this class.</li><li>Shoulders feather if the front toe is out; have it set every second service.</li></ul><p>A balanced compromise between Maxxis toughness and Michelin refinement, at a middle price.</p>',
      },
      ar: {
        name: 'فانترا LT RA18',
        excerpt: 'إطار بروح المصنع لهيونداي H-1 وكيا بونجو، ومن البلد نفسه.',
        text: '<p>كثيرًا ما تأتي هيونداي H-1 وكيا بونجو من المصنع على هانكوك، وفانترا LT هو البديل الطبيعي لها. أربع قنوات مستقيمة تبعد ماء المطر، وكتل عريضة توزع الحمل، وحزمة صلب تتحمل المطبات العشوائية في مصر والسيارة بكامل حملها.</p><ul><li>ثبات جيد في الخط المستقيم للميني باص عالي السقف.</li><li>صوته معتدل، وأفضل من معظم هذه الفئة.</li><li>يتسنن الكتفان إذا اختلت زوايا الأمام؛ فاضبطها مع كل صيانة ثانية.</li></ul><p>حل وسط متوازن بين متانة ماكسيس ونعومة ميشلان، وبسعر متوسط أيضًا.</p>',
      },
    },
  ),
  single(tyreSize('155 R12C', '88/86P', 2950, 34), {
    sku: 'HAN-RA08',
    brand: 'hankook',
    origin: 'indonesia',
    picture: ['RADIAL RA08', 'van', 'high'],
    en: {
      name: 'Radial RA08',
      excerpt: 'The little 12-inch commercial tyre that keeps Suzuki Van and pickup owners in business.',
      text: '<p>The Suzuki Van is probably Egypt’s hardest-working small vehicle, and its 12-inch wheels spin faster than anyone else’s to keep up. Radial RA08 is made for that: a narrow commercial casing with simple ribs, a strong bead and enough load index for bread trays, gas cylinders or seven pupils.</p><p>It is P rated, 150 km/h, which no sane Suzuki Van will reach. Kerbs and tram tracks hardly mark it. Grip is modest because the tyre is narrow, so slow well before wet roundabouts and keep the pressures up.</p>',
    },
    ar: {
      name: 'راديال RA08',
      excerpt: 'إطار 12 بوصة التجاري الصغير الذي يبقي أصحاب سوزوكي فان والربع نقل في شغلهم.',
      text: '<p>لعل سوزوكي فان أكثر السيارات الصغيرة كدًّا في مصر، وعجلاتها الصغيرة تدور أسرع من غيرها لتلحق بالركب. صُنع راديال RA08 لهذا: هيكل تجاري ضيق بأضلاع بسيطة وشفة قوية، ومؤشر حمولة يكفي صواني العيش أو أنابيب البوتاجاز أو سبعة تلاميذ.</p><p>رمزه P، أي 150 كم/س، ولن تبلغها سوزوكي فان عاقلة. لا تكاد الأرصفة وقضبان الترام تترك فيه أثرًا. وتماسكه متواضع لأن الإطار ضيق؛ فهدئ قبل الميادين المبتلة بمسافة، ولا تترك الضغط ينقص.</p>',
    },
  }),
  single(tyreSize('195 R15C', '106/104R', 5700, 2), {
    sku: 'YOK-RY55',
    brand: 'yokohama',
    origin: 'japan',
    picture: ['BLUEARTH-VAN RY55', 'van', 'high'],
    en: {
      name: 'BluEarth-Van RY55',
      excerpt: 'A Japanese van tyre for HiAce owners who want less diesel and a calmer cabin.',
      text: '<p>BluEarth-Van RY55 comes from a country where vans double as offices, and its priorities follow: low consumption, little noise, long wear. Private HiAce owners, tour guides and film crews choose it when passengers deserve better than microbus standards.</p><ul><li>Rounded contour eases effort at the steering wheel.</li><li>Rib-and-block layout keeps wet roads unremarkable.</li><li>Not meant for overloading; it will complain on quarry tracks.</li></ul><p>It reaches us from Japan in small shipments, so message us to reserve a matching set of four before you book the fitting.</p>',
    },
    ar: {
      name: 'بلو إيرث فان RY55',
      excerpt: 'إطار فان ياباني لأصحاب هاي إس الذين يريدون سولارًا أقل ومقصورة أهدأ.',
      text: '<p>يأتي بلو إيرث فان RY55 من بلد تعمل فيه سيارات الفان مكاتب متنقلة، فجاءت أولوياته كذلك: استهلاك قليل، وصوت خافت، وعمر طويل. يختاره أصحاب هاي إس الخاصة والمرشدون السياحيون وفرق التصوير حين يستحق الركاب أفضل من مستوى الميكروباص.</p><ul><li>استدارة نقشته تخفف مجهود الدركسيون.</li><li>مزيج الأضلاع والكتل يجعل الطريق المبتل أمرًا عاديًا.</li><li>ليس للحمولة الزائدة، وسيشتكي على مدقات المحاجر.</li></ul><p>يصلنا من اليابان بكميات صغيرة؛ فراسلنا لنحجز لك طقمًا متطابقًا من أربعة قبل تحديد موعد التركيب.</p>',
    },
  }),
  single(tyreSize('225/70 R15C', '112/110R', 5100, 18), {
    sku: 'PET-PT825',
    brand: 'petlas',
    origin: 'turkey',
    picture: ['FULL POWER PT825+', 'van', 'high'],
    en: {
      name: 'Full Power PT825 Plus',
      excerpt: 'Affordable heavy-duty van tyre for Boxer, Ducato and high-roof minibuses on 15s.',
      text: '<p>Big Peugeot Boxer and Fiat Ducato vans are thirsty for tyres, and PT825 Plus keeps the bill civil. Petlas gives it a widened footprint and strong shoulder supports, which resist the outer-edge wear that front-driven vans are famous for.</p><ul><li>Comfortable margin for refrigerated bodies.</li><li>Firm, accurate response at full load.</li><li>Road noise is plain to hear when the cargo bay is empty.</li></ul><p>Turkish stock turns over quickly, so production dates are usually fresh. Keep a torque wrench to hand after wheel changes on steel rims.</p>',
    },
    ar: {
      name: 'فول باور PT825 بلس',
      excerpt: 'إطار فان للأحمال الثقيلة بسعر مناسب لبوكسر ودوكاتو والميني باص عالي السقف.',
      text: '<p>سيارات بيجو بوكسر وفيات دوكاتو الكبيرة تستهلك الإطارات بشراهة، وPT825 بلس يبقي الفاتورة في حدود الأدب. أعطته بتلاس بصمة أعرض ودعائم كتف قوية تقاوم تآكل الحافة الخارجية الذي تشتهر به سيارات الفان ذات الجر الأمامي.</p><ul><li>هامش مريح لصناديق التبريد.</li><li>استجابة متماسكة دقيقة مع الحمولة الكاملة.</li><li>صوت الطريق مسموع بوضوح والصندوق فارغ.</li></ul><p>يتجدد المخزون التركي بسرعة، فتكون تواريخ الإنتاج حديثة في الغالب. واحتفظ بمفتاح عزم بعد كل تغيير عجل على الجنوط الحديد.</p>',
    },
  }),
  ranged(
    [
      tyreSize('155 R12C', '88/86N', 2650, 40),
      tyreSize('165 R13C', '94/92R', 3150, 26),
      tyreSize('175/70 R14C', '95/93S', 3600, 18, was(3950)),
      tyreSize('195 R14C', '106/104R', 4350, 30),
    ],
    {
      sku: 'KUM-KC53',
      brand: 'kumho',
      origin: 'vietnam',
      picture: ['PORTRAN KC53', 'van', 'high'],
      en: {
        name: 'PorTran KC53',
        excerpt: 'Small-van specialist for Chevrolet N300, Suzuki Van and light pickups, made in Vietnam.',
        text: '<p>Chevrolet N300 drivers know the drill: eight people, a roof full of luggage and little wheels doing all the work. PorTran KC53 covers those modest sizes with genuine commercial casings, which is exactly what an ordinary car tyre in the same diameter lacks.</p><h3>Strong points</h3><p>Stable tread blocks, simple balancing, gentle price.</p><h3>Weak points</h3><p>Small contact patch in rain, some bounce when empty.</p><p>Always read the sticker on the door pillar before ordering, because N300 and pickup versions left the factory on different sizes.</p>',
      },
      ar: {
        name: 'بورتران KC53',
        excerpt: 'متخصص الفان الصغيرة: شيفروليه N300 وسوزوكي فان والربع نقل الخفيف، من فيتنام.',
        text: '<p>سائقو شيفروليه N300 يعرفون القصة: ثمانية ركاب وسقف ممتلئ بالحقائب وعجلات صغيرة تتحمل كل شيء. يغطي بورتران KC53 هذه المقاسات المتواضعة بهياكل تجارية حقيقية، وهذا بالضبط ما ينقص إطار الملاكي العادي في القطر نفسه.</p><h3>نقاط القوة</h3><p>كتل نقشة ثابتة، وترصيص سهل، وسعر رحيم.</p><h3>نقاط الضعف</h3><p>مساحة تلامس صغيرة في المطر، وبعض القفز والسيارة فارغة.</p><p>اقرأ دائمًا ملصق قائم الباب قبل الطلب؛ فنسخ N300 والربع نقل خرجت من المصنع بمقاسات مختلفة.</p>',
      },
    },
  ),
];
