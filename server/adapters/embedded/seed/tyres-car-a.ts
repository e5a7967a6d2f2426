import { tyreSize, tyresFor, was } from './tyreText.js';
import type { SeedProduct } from './types.js';

const { single, ranged } = tyresFor('car-tyres');

/** Lassa, Petlas, Michelin and Pirelli. */
export const CAR_TYRES_A: SeedProduct[] = [
  ranged(
    [
      tyreSize('175/65 R14', '82T', 2950, 24),
      tyreSize('185/65 R14', '86T', 3150, 18),
      tyreSize('185/60 R14', '82H', 3200, 0),
      tyreSize('185/65 R15', '88H', 3450, 40, was(3850)),
      tyreSize('195/60 R15', '88V', 3650, 12),
      tyreSize('195/65 R15', '91H', 3600, 56, was(3990)),
      tyreSize('205/55 R16', '91V', 4150, 32),
    ],
    {
      sku: 'LAS-GRW',
      brand: 'lassa',
      origin: 'turkey',
      picture: ['GREENWAYS', 'eco', 'medium'],
      en: {
        name: 'Greenways',
        excerpt:
          'A light-rolling Turkish all-rounder for family saloons that spend the week in Cairo traffic.',
        text: '<p>Greenways is the Lassa most of our customers mean when they ask for “the normal Turkish tyre”. It rolls easily, stays quiet at town speeds and is stocked in nearly every size a Nissan Sunny, Renault Logan or Toyota Corolla came with.</p><ul><li><strong>Best at:</strong> long daily commutes, where low rolling resistance is worth a little fuel every tank.</li><li><strong>Comfort:</strong> a fairly soft sidewall that takes speed bumps without a bang.</li><li><strong>Limits:</strong> quick steering inputs on the Ring Road feel relaxed rather than sharp.</li></ul><p>Check pressures monthly in summer; under-inflation wears its shoulders first.</p>',
      },
      ar: {
        name: 'جرين وايز',
        excerpt: 'إطار تركي خفيف الدوران للسيارات العائلية التي تقضي أسبوعها في زحام القاهرة.',
        text: '<p>جرين وايز هو ما يقصده أغلب عملائنا حين يطلبون «الكاوتش التركي العادي». يدور بسهولة، وصوته هادئ على سرعات المدينة، ويتوفر بمعظم المقاسات الأصلية لسيارات نيسان صني ورينو لوجان وتويوتا كورولا.</p><ul><li><strong>يتألق في:</strong> المشاوير اليومية الطويلة، حيث توفر مقاومة الدوران المنخفضة بعض البنزين مع كل تفويلة.</li><li><strong>الراحة:</strong> جنب لين نسبيًا يعبر المطبات الصناعية بلا خبطة مزعجة.</li><li><strong>حدوده:</strong> استجابته للحركات السريعة على الطريق الدائري هادئة أكثر منها حادة.</li></ul><p>راجع ضغط الهواء كل شهر في الصيف؛ فنقصه يأكل الكتفين قبل غيرهما.</p>',
      },
    },
  ),
  ranged(
    [
      tyreSize('195/55 R15', '85V', 3850, 20),
      tyreSize('195/65 R15', '91V', 3950, 28),
      tyreSize('205/55 R16', '91V', 4450, 44, was(4950, 'winter')),
      tyreSize('205/60 R16', '92V', 4750, 16),
      tyreSize('215/60 R16', '95V', 5150, 2),
      tyreSize('215/55 R17', '94W', 5900, 10),
      tyreSize('225/50 R17', '94W', 6150, 8, was(6800, 'winter')),
    ],
    {
      sku: 'LAS-DRW',
      brand: 'lassa',
      origin: 'turkey',
      picture: ['DRIVEWAYS', 'touring', 'medium'],
      en: {
        name: 'Driveways',
        excerpt:
          'Lassa’s touring tyre: steadier at motorway speed and better in standing water than the eco lines.',
        text: '<p>If half your mileage is on the Cairo–Alexandria desert road, Driveways is the Lassa to look at. Four broad grooves move water quickly, and a stiffer centre rib keeps an Elantra or Octavia pointing straight when a lorry passes.</p><h3>What to expect</h3><p>Braking on the first oily rain of winter is where it earns its small premium over cheaper patterns. On broken asphalt it is a touch firmer than a pure comfort tyre, and you will hear coarse surfaces slightly more. We fit it often to MG 5 and Fiat Tipo owners replacing worn original tyres.</p>',
      },
      ar: {
        name: 'درايف وايز',
        excerpt: 'إطار لاسا للرحلات: أثبت على السرعات العالية وأفضل في تصريف المياه من الفئات الاقتصادية.',
        text: '<p>إذا كان نصف مشاويرك على طريق القاهرة–الإسكندرية الصحراوي، فدرايف وايز هو اختيارك من لاسا. أربع قنوات عريضة تصرف الماء سريعًا، وضلع أوسط متين يحفظ مسار إلنترا أو أوكتافيا حين تمر بجوارها شاحنة.</p><h3>ماذا تتوقع؟</h3><p>في أول مطرة شتوية، حين يختلط الماء بالزيت على الأسفلت، تظهر قيمة الفرق البسيط في سعره. وهو أكثر صلابة قليلًا من إطارات الراحة على الطرق المكسرة، وقد تسمع خشونة السطح أوضح. كثيرًا ما نركبه لأصحاب إم جي 5 وفيات تيبو بدلًا من الإطارات الأصلية المستهلكة.</p>',
      },
    },
  ),
  single(tyreSize('225/45 R17', '94W', 5650, 14), {
    sku: 'LAS-DRS',
    brand: 'lassa',
    origin: 'turkey',
    picture: ['DRIVEWAYS SPORT', 'sport', 'low'],
    en: {
      name: 'Driveways Sport',
      excerpt:
        'An affordable 17-inch sport tyre with a firm shoulder for Elantra, Cerato and Octavia owners.',
      text: '<p>Not everyone with 17-inch wheels wants to pay German-tyre money for them. Driveways Sport gives a Cerato or an Elantra AD noticeably crisper turn-in than the touring version, thanks to large linked outer blocks and an extra-load casing.</p><ul><li>Holds its line well on the long curves of the Ain Sokhna road.</li><li>The reinforced sidewall is some insurance against potholes, though no 45-series tyre enjoys them.</li><li>Wet braking is sound; very hard cornering brings a gentle, readable slide.</li></ul><p>The trade-off is a firmer ride over joints and bumps, and a little hum after 30,000 km.</p>',
    },
    ar: {
      name: 'درايف وايز سبورت',
      excerpt: 'إطار رياضي مقاس 17 بسعر معقول وكتف متماسك لأصحاب إلنترا وسيراتو وأوكتافيا.',
      text: '<p>ليس كل من يملك جنوط 17 بوصة راغبًا في دفع ثمن الإطارات الألمانية. يمنح درايف وايز سبورت سيارات مثل سيراتو وإلنترا استجابة أدق عند دخول المنعطفات مقارنة بفئة الرحلات، بفضل كتل خارجية كبيرة مترابطة وهيكل معزز.</p><ul><li>ثابت على المنعطفات الطويلة في طريق العين السخنة.</li><li>جنبه المقوى يحميك بعض الشيء من الحفر، وإن كان أي إطار بارتفاع 45 لا يحبها.</li><li>فرملته على الطريق المبتل مطمئنة، وانزلاقه عند القيادة العنيفة تدريجي ومفهوم.</li></ul><p>في المقابل ستشعر بفواصل الكباري والمطبات أكثر، وقد يظهر أزيز خفيف بعد 30 ألف كم.</p>',
    },
  }),
  single(tyreSize('195/65 R15', '91V', 4100, 9), {
    sku: 'LAS-RVL',
    brand: 'lassa',
    origin: 'turkey',
    picture: ['REVOLA', 'eco', 'medium'],
    en: {
      name: 'Revola',
      excerpt: 'Lassa’s newer fuel-saver in the Corolla size, with a silica tread and a smooth, quiet roll.',
      text: '<p>Revola sits a step above Greenways in Lassa’s range: a silica compound, a slightly lighter casing and a closed inner shoulder that keeps noise down. On a Toyota Corolla or Skoda Octavia doing Sixth of October to Nasr City every day, the car simply coasts further off the throttle.</p><p><strong>Who should choose it?</strong> Drivers who brake early, keep steady speeds and plan to keep the car for years.</p><p><strong>Who should not?</strong> Anyone who loads the boot and roof for Sahel each weekend; for that work a touring pattern with a stiffer shoulder lasts better.</p>',
    },
    ar: {
      name: 'ريفولا',
      excerpt: 'أحدث إطارات لاسا الموفرة بمقاس كورولا، بنقشة من خلطة السيليكا ودوران ناعم هادئ.',
      text: '<p>يقف ريفولا درجة أعلى من جرين وايز: خلطة بالسيليكا، وهيكل أخف قليلًا، وكتف داخلي مغلق يخفض الصوت. على تويوتا كورولا أو سكودا أوكتافيا تقطع الطريق من 6 أكتوبر إلى مدينة نصر كل يوم، ستلاحظ أن السيارة تسترسل أبعد بعد رفع قدمك عن البنزين.</p><p><strong>لمن يناسب؟</strong> لمن يفرمل مبكرًا ويحافظ على سرعة ثابتة وينوي الاحتفاظ بسيارته سنوات.</p><p><strong>ولمن لا يناسب؟</strong> لمن يملأ الشنطة والسقف كل خميس في طريقه إلى الساحل؛ فهذا الحمل يحتاج إلى إطار رحلات بكتف أمتن.</p>',
    },
  }),
  single(tyreSize('205/60 R16', '92H', 4550, 3, was(5200, 'lastPieces')), {
    sku: 'LAS-IMR',
    brand: 'lassa',
    origin: 'turkey',
    picture: ['IMPETUS REVO', 'touring', 'medium'],
    en: {
      name: 'Impetus Revo',
      excerpt: 'The long-running Lassa comfort pattern for Lancer Shark and MG ZS, now at a closing price.',
      text: '<p>Impetus Revo has been on Egyptian roads for years, and the last pieces in this size are going at a lower price. Its directional arrows pump water out to both sides, so a Mitsubishi Lancer Shark or an MG ZS feels planted in the puddles under Cairo’s flyovers.</p><ul><li>Soft, forgiving ride on patched streets.</li><li>Must be mounted by rotation direction, so swap front to rear on the same side only.</li><li>An older design: fuel use is a little higher than on Lassa’s current patterns.</li></ul><p>We show the production week of every piece before fitting; simply ask.</p>',
    },
    ar: {
      name: 'إمبيتوس ريفو',
      excerpt: 'إطار لاسا المريح المعروف، بمقاس لانسر شارك وإم جي ZS، بسعر تصفية لآخر القطع.',
      text: '<p>إمبيتوس ريفو معروف على طرقنا منذ سنوات، ونبيع آخر قطعه بهذا المقاس بسعر أقل. نقشته السهمية تدفع الماء إلى الجانبين، فتبقى لانسر شارك أو إم جي ZS ثابتة في برك المياه أسفل كباري القاهرة.</p><ul><li>قيادة لينة متسامحة على الشوارع المرقعة.</li><li>يُركب حسب اتجاه الدوران، فلا تبدل الأمامي بالخلفي إلا على الجانب نفسه.</li><li>تصميم أقدم؛ لذلك يزيد استهلاكه للوقود قليلًا عن نقشات لاسا الحالية.</li></ul><p>نطلعك على أسبوع إنتاج كل قطعة قبل التركيب؛ اسأل فقط وسنريك الرقم المكتوب على الجنب بنفسك.</p>',
    },
  }),
  single(tyreSize('175/70 R13', '82T', 2650, 36), {
    sku: 'LAS-ATR',
    brand: 'lassa',
    origin: 'turkey',
    picture: ['ATRACTA', 'eco', 'high'],
    en: {
      name: 'Atracta',
      excerpt: 'A plain, durable 13-inch tyre for Lanos, Verna and the older saloons that refuse to retire.',
      text: '<p>There are still thousands of Chevrolet Lanos and Hyundai Verna cars earning their living in Egypt, and Atracta is made for exactly that kind of honest service. The tall sidewall swallows kerbs and unmarked bumps, the narrow tread keeps the unassisted steering light, and the compound is chosen for wear rather than for speed.</p><p>Rated T, it is good for 190 km/h on paper, far beyond what these cars should do. Keep it for town and calm provincial roads; if you often drive the desert road fully loaded in August, step up to an H-rated tyre.</p>',
    },
    ar: {
      name: 'أتراكتا',
      excerpt: 'إطار 13 بوصة بسيط ومعمر لسيارات لانوس وفيرنا والسيارات القديمة التي ترفض التقاعد.',
      text: '<p>ما زالت آلاف السيارات من شيفروليه لانوس وهيونداي فيرنا تكسب رزق أصحابها في مصر، وأتراكتا صُنع لهذا العمل بالضبط. جنبه المرتفع يبتلع الأرصفة والمطبات العشوائية، ونقشته الضيقة تبقي الدركسيون خفيفًا، وخلطته مختارة للعمر الطويل لا للسرعة.</p><p>رمز السرعة T يعني 190 كم/س نظريًا، وهو أكثر كثيرًا مما تحتاجه هذه السيارات. استعمله داخل المدينة وعلى الطرق الزراعية الهادئة؛ أما إذا كنت تقطع الطريق الصحراوي محملًا في أغسطس كثيرًا، فاختر إطارًا برمز H.</p>',
    },
  }),
  ranged(
    [
      tyreSize('185/65 R15', '88H', 3150, 30),
      tyreSize('195/65 R15', '91H', 3250, 48, was(3600)),
      tyreSize('205/55 R16', '91V', 3700, 36),
      tyreSize('205/60 R16', '92V', 3950, 0),
      tyreSize('215/60 R16', '95V', 4350, 12),
    ],
    {
      sku: 'PET-PT515',
      brand: 'petlas',
      origin: 'turkey',
      picture: ['IMPERIUM PT515', 'touring', 'medium'],
      en: {
        name: 'Imperium PT515',
        excerpt:
          'Turkish value for the compact family car: even wear, decent wet grip, a fair price per kilometre.',
        text: '<p>Petlas makes its tyres in Kırşehir, a place with summers hot enough to be taken seriously, and Imperium PT515 is its everyday pattern. On a Fiat Tipo, Citroën C-Elysée or Nissan Sentra it behaves predictably and wears evenly if you rotate it every 10,000 km.</p><ul><li><strong>Good:</strong> price, straight-line stability, resistance to sidewall scuffs.</li><li><strong>Fair:</strong> wet grip is safe but not remarkable; leave room in the first rain.</li><li><strong>Less good:</strong> road roar on the coarse concrete stretches near Ain Sokhna.</li></ul>',
      },
      ar: {
        name: 'إمبيريوم PT515',
        excerpt: 'قيمة تركية للسيارة العائلية: تآكل متساوٍ وتماسك معقول في المطر وسعر عادل للكيلومتر.',
        text: '<p>تصنع بتلاس إطاراتها في كيرشهير، وهي مدينة تعرف الصيف الحار جيدًا، وإمبيريوم PT515 هو إطارها اليومي. سلوكه متوقع على فيات تيبو وسيتروين سي إليزيه ونيسان سنترا، ويتآكل بالتساوي إذا بدلت مواضعه كل 10 آلاف كم.</p><ul><li><strong>جيد:</strong> السعر، والثبات في الخط المستقيم، وتحمل احتكاك الجنب بالأرصفة.</li><li><strong>مقبول:</strong> تماسكه في المطر آمن لكنه ليس استثنائيًا؛ فاترك مسافة كافية مع أول مطرة.</li><li><strong>أقل جودة:</strong> صوته على المقاطع الخرسانية الخشنة قرب العين السخنة.</li></ul>',
      },
    },
  ),
  single(tyreSize('225/45 R17', '94W', 5050, 22, was(5600)), {
    sku: 'PET-PT741',
    brand: 'petlas',
    origin: 'turkey',
    picture: ['VELOX SPORT PT741', 'sport', 'low'],
    en: {
      name: 'Velox Sport PT741',
      excerpt: 'The least expensive way we know to put new 225/45 R17 rubber with an XL casing on a Cerato.',
      text: '<p>Velox Sport is a directional tyre with a wide V-groove, an XL casing and one clear argument: the price of four. Owners of a Kia Cerato, a Seat Leon or an older Golf who cover mostly city kilometres find it more than adequate.</p><h3>Honest notes</h3><p>It tracks cleanly up to normal motorway speeds and clears water well while the grooves are deep. Grip falls away sooner than on dearer sport tyres as the tread wears past half, so plan the change before it reaches 3 mm. Keep pressures at the door-pillar figure; it dislikes running soft in the heat.</p>',
    },
    ar: {
      name: 'فيلوكس سبورت PT741',
      excerpt: 'أوفر طريقة نعرفها لتركيب إطارات جديدة 17 بوصة بهيكل معزز على سيراتو.',
      text: '<p>فيلوكس سبورت إطار باتجاه دوران محدد، بقناة عريضة على شكل V وهيكل معزز، وحجته واضحة: ثمن الطقم الكامل. يجده أصحاب كيا سيراتو وسيات ليون وجولف القديمة كافيًا تمامًا لمشاوير أغلبها داخل المدينة.</p><h3>ملاحظات صريحة</h3><p>يسير مستقيمًا على سرعات الطرق السريعة المعتادة، ويصرف الماء جيدًا ما دامت قنواته عميقة. لكن تماسكه يتراجع أسرع من الإطارات الرياضية الأغلى بعد تآكل نصف النقشة؛ فخطط لتغييره قبل أن يصل العمق إلى 3 مم. والتزم بالضغط المكتوب على قائم الباب؛ فهو لا يحب الهواء الناقص في الحر.</p>',
    },
  }),
  single(tyreSize('175/70 R13', '82T', 2450, 52), {
    sku: 'PET-PT311',
    brand: 'petlas',
    origin: 'turkey',
    picture: ['ELEGANT PT311', 'eco', 'high'],
    en: {
      name: 'Elegant PT311',
      excerpt: 'A budget 13-inch tyre with a tall, tolerant sidewall for Lanos, Verna and Shahin.',
      text: '<p>When a car is worth little more than its next service, spending wisely matters. Elegant PT311 puts fresh, correctly dated Turkish rubber on a Lanos, a Verna or even a faithful Fiat Shahin for less than most used “imported take-offs” fitted twice.</p><ul><li>Simple ribbed centre: easy to balance, little vibration.</li><li>Tall sidewall that shrugs off village roads and tram rails.</li><li>Not a tyre for speed: above 110 km/h it starts to feel vague.</li></ul><p>A sensible purchase for taxis, learners and second cars that rarely leave the governorate.</p>',
    },
    ar: {
      name: 'إليجانت PT311',
      excerpt: 'إطار اقتصادي 13 بوصة بجنب مرتفع متسامح لسيارات لانوس وفيرنا وشاهين.',
      text: '<p>حين لا تساوي السيارة كثيرًا، يصبح الإنفاق الحكيم هو المهم. يضع إليجانت PT311 إطارات تركية جديدة بتاريخ إنتاج سليم على لانوس أو فيرنا أو حتى فيات شاهين الوفية، بأقل مما تدفعه في إطارات «استيراد» مستعملة تغيرها مرتين.</p><ul><li>ضلع أوسط بسيط يسهل ترصيصه ولا يسبب اهتزازًا.</li><li>جنب مرتفع لا تزعجه طرق القرى ولا قضبان الترام.</li><li>ليس إطار سرعة؛ فبعد 110 كم/س يفقد شيئًا من دقته.</li></ul><p>اختيار عاقل للتاكسي ولسيارات التعليم وللسيارة الثانية التي نادرًا ما تغادر المحافظة.</p>',
    },
  }),
  single(tyreSize('195/55 R15', '85V', 3350, 17), {
    sku: 'PET-PT525',
    brand: 'petlas',
    origin: 'turkey',
    picture: ['PROGREEN PT525', 'eco', 'medium'],
    en: {
      name: 'Progreen PT525',
      excerpt:
        'A low-resistance 195/55 R15 that keeps a Chevrolet Optra comfortable and its fuel bill modest.',
      text: '<p>195/55 R15 means Chevrolet Optra to most Egyptian tyre fitters, and Progreen PT525 suits that comfortable, unhurried saloon. The tread stays cool because it flexes little, which helps both fuel use and life in July traffic.</p><p>Expect light steering, a quiet cabin at 80 km/h and neat, even wear when the Optra’s rear camber is in order; have the alignment checked at the same visit. Emergency braking on a wet flyover is acceptable rather than short. Drivers who corner with enthusiasm will be happier with a sportier shoulder such as the Potenza RE003 in the same size.</p>',
    },
    ar: {
      name: 'بروجرين PT525',
      excerpt: 'إطار قليل المقاومة يحافظ على راحة شيفروليه أوبترا ويخفف فاتورة البنزين.',
      text: '<p>مقاس أوبترا الشهير له زبائنه عند كل محل كاوتش في مصر، وبروجرين PT525 يناسب هذه السيارة المريحة التي لا تستعجل. نقشته قليلة الانثناء فتبقى أبرد، وهذا يفيد الاستهلاك وعمر الإطار معًا في زحام يوليو.</p><p>توقع دركسيونًا خفيفًا، ومقصورة هادئة على سرعة 80 كم/س، وتآكلًا منتظمًا إذا كانت زوايا العجل الخلفي مضبوطة؛ فاضبطها في الزيارة نفسها. أما الفرملة المفاجئة على كوبري مبتل فمقبولة لا أكثر. ومن يحب المنعطفات السريعة سيرتاح إلى كتف رياضي مثل بوتنزا RE003 بالمقاس ذاته.</p>',
    },
  }),
  ranged(
    [
      tyreSize('195/65 R15', '91V', 5900, 16),
      tyreSize('205/55 R16', '91V', 6950, 40, was(7600)),
      tyreSize('205/60 R16', '92V', 7350, 12),
      tyreSize('215/60 R16', '95V', 7900, 8),
      tyreSize('215/55 R17', '94V', 8950, 20),
      tyreSize('225/45 R17', '94W', 9200, 24, was(9950)),
      tyreSize('225/50 R17', '98W', 9600, 2),
      tyreSize('235/45 R18', '98W', 11900, 6),
    ],
    {
      sku: 'MIC-PR4',
      brand: 'michelin',
      origin: 'spain',
      picture: ['PRIMACY 4', 'touring', 'medium'],
      en: {
        name: 'Primacy 4',
        excerpt: 'A premium touring tyre designed to keep its wet braking even when the tread is well worn.',
        text: '<p>Primacy 4 is the answer for drivers who want to forget about their tyres. Its grooves are cut with nearly straight walls, so they still have volume to carry water late in life, when many rivals have closed up. That matters in Egypt, where rain comes rarely and catches half-worn tyres out.</p><ul><li>Quiet and composed on a Camry, Octavia or Peugeot 508.</li><li>Stable under a full family load to Sahel.</li><li>Costs clearly more than Turkish or Thai touring tyres; the sense is in years of use.</li></ul><p>Sidewalls are elegant, not armoured: kerbs deserve respect.</p>',
      },
      ar: {
        name: 'بريماسي 4',
        excerpt: 'إطار رحلات فاخر مصمم ليحتفظ بقوة فرملته في المطر حتى بعد تآكل جزء كبير من النقشة.',
        text: '<p>بريماسي 4 لمن يريد أن ينسى أمر الإطارات تمامًا. جدران قنواته شبه قائمة، فتحتفظ بسعتها لتصريف الماء حتى في آخر العمر، حين تنغلق قنوات كثير من المنافسين. وهذا مهم في مصر، حيث يأتي المطر نادرًا ويفاجئ الإطارات نصف المستهلكة.</p><ul><li>هادئ ورزين على كامري وأوكتافيا وبيجو 508.</li><li>ثابت والسيارة محملة بالعائلة كلها إلى الساحل.</li><li>أغلى بوضوح من إطارات الرحلات التركية والتايلاندية، ومنطقه في سنوات الاستعمال.</li></ul><p>جوانبه أنيقة لا مدرعة؛ فعامل الأرصفة باحترام.</p>',
      },
    },
  ),
  ranged(
    [
      tyreSize('175/65 R14', '82H', 4150, 20),
      tyreSize('185/65 R14', '86H', 4450, 14),
      tyreSize('185/65 R15', '88H', 4850, 44, was(5300)),
      tyreSize('195/60 R15', '88V', 5150, 6),
      tyreSize('195/65 R15', '91V', 5100, 38),
      tyreSize('205/60 R16', '92V', 6450, 0),
    ],
    {
      sku: 'MIC-XM2P',
      brand: 'michelin',
      origin: 'thailand',
      picture: ['ENERGY XM2+', 'eco', 'medium'],
      en: {
        name: 'Energy XM2+',
        excerpt:
          'Made for hot countries and rough streets: a long-wearing Michelin for small and mid-size saloons.',
        text: '<p>Unlike the European Primacy, Energy XM2+ was drawn for hot countries, heavy traffic and indifferent asphalt. Michelin builds it in Thailand around durability: a tough casing, a long-wearing compound and a tread deep enough for several Egyptian summers.</p><h3>Typical cars</h3><p>Nissan Sunny, Hyundai Accent RB, Suzuki Swift Dzire, Toyota Yaris and Corolla.</p><h3>What you notice</h3><p>Calm over speed bumps, easy rolling, and slow, even wear. What you give up is sparkle: turn-in is gentle, and at a brisk pace it begins to complain earlier than a sport pattern would. For ride-hailing work it is the Michelin we suggest first.</p>',
      },
      ar: {
        name: 'إنرجي XM2+',
        excerpt: 'صُمم للبلاد الحارة والشوارع الخشنة: ميشلان طويل العمر للسيارات الصغيرة والمتوسطة.',
        text: '<p>بخلاف بريماسي الأوروبي، رُسم إنرجي XM2+ للبلاد الحارة والزحام الثقيل والأسفلت المتعب. تبنيه ميشلان في تايلاند حول فكرة التحمل: هيكل متين، وخلطة بطيئة التآكل، ونقشة عميقة تكفي عدة مواسم صيف مصرية.</p><h3>سياراته المعتادة</h3><p>نيسان صني وهيونداي أكسنت RB وسوزوكي ديزاير وتويوتا ياريس وكورولا.</p><h3>ماذا ستلاحظ؟</h3><p>هدوءًا فوق المطبات، ودورانًا سهلًا، وتآكلًا بطيئًا متساويًا. وما تتنازل عنه هو الحيوية: فدخوله في المنعطف لطيف، ويفقد تماسكه في المنعطفات السريعة قبل الإطار الرياضي. وهو أول ميشلان نقترحه على سائقي تطبيقات النقل.</p>',
      },
    },
  ),
  ranged(
    [
      tyreSize('225/45 R17', '94Y', 10400, 12),
      tyreSize('225/40 R18', '92Y', 11800, 16, was(12900)),
      tyreSize('225/45 R18', '95Y', 12600, 8),
      tyreSize('245/40 R18', '97Y', 13900, 0),
      tyreSize('245/40 R19', '98Y', 16800, 4),
    ],
    {
      sku: 'MIC-PS5',
      brand: 'michelin',
      origin: 'france',
      picture: ['PILOT SPORT 5', 'sport', 'low'],
      en: {
        name: 'Pilot Sport 5',
        excerpt: 'Two tread halves for two jobs: dry steering outside, water evacuation inside.',
        text: '<p>Look at a Pilot Sport 5 from above and you see two tyres in one: big, quiet blocks on the outer half for dry cornering, open channels on the inner half for rain. On a Golf GTI, a BMW 3 Series or a Mercedes C-Class it brings sharp, linear steering without beating your passengers up.</p><p><strong>Strengths:</strong> confidence at speed on the desert road, feel through the wheel, good wear for a sport tyre.</p><p><strong>Limits:</strong> the price, and profiles so low that an unlit bump on a side street can cost you a rim. Warm it gently on winter mornings.</p>',
      },
      ar: {
        name: 'بايلوت سبورت 5',
        excerpt: 'نصفان لمهمتين: الخارجي للتوجيه على الجاف، والداخلي لتصريف الماء.',
        text: '<p>انظر إلى بايلوت سبورت 5 من أعلى فترى إطارين في واحد: كتل كبيرة هادئة في النصف الخارجي لمنعطفات الطريق الجاف، وقنوات مفتوحة في النصف الداخلي للمطر. على جولف GTI أو بي إم دبليو الفئة الثالثة أو مرسيدس C-Class يمنحك توجيهًا حادًا متدرجًا من دون أن يرهق الركاب.</p><p><strong>قوته:</strong> الثقة على سرعات الطريق الصحراوي، والإحساس عبر الدركسيون، وعمر جيد قياسًا بفئته.</p><p><strong>حدوده:</strong> السعر، وجنب قصير قد يكلفك جنطًا عند مطب غير مضاء في شارع جانبي. ودعه يسخن بهدوء في صباحات الشتاء.</p>',
      },
    },
  ),
  single(tyreSize('205/55 R16', '91V', 7250, 10), {
    sku: 'MIC-EPR',
    brand: 'michelin',
    origin: 'italy',
    picture: ['E.PRIMACY', 'eco', 'medium'],
    en: {
      name: 'e.Primacy',
      excerpt:
        'Low rolling resistance for hybrids, electric cars and anyone counting litres on the Ring Road.',
      text: '<p>e.Primacy is built around one figure: how little energy it wastes while rolling. Corolla Hybrid owners use it to stretch a tank, and drivers of small electric cars use it to stretch a charge between Cairo and the Red Sea.</p><ul><li>Very quiet on smooth asphalt; with no engine noise to hide behind, that counts.</li><li>Safe wet grip for its type, and consistent as it wears.</li><li>Steers calmly; it is no substitute for a sport tyre on a powerful car.</li></ul><p>Keep it at full recommended pressure: ten per cent less, and most of the saving is gone.</p>',
    },
    ar: {
      name: 'إي بريماسي',
      excerpt: 'مقاومة دوران منخفضة للسيارات الهجينة والكهربائية ولكل من يحسب لتراته على الدائري.',
      text: '<p>بُني إي بريماسي حول رقم واحد: أقل طاقة مهدرة أثناء الدوران. يستعمله أصحاب كورولا الهجينة ليطيلوا عمر التفويلة، وأصحاب السيارات الكهربائية الصغيرة ليطيلوا مدى الشحنة بين القاهرة والبحر الأحمر.</p><ul><li>هادئ جدًا على الأسفلت الناعم، وهي ميزة حين لا يوجد صوت محرك يغطي على غيره.</li><li>تماسك آمن في المطر قياسًا بفئته، وثابت مع تقدم العمر.</li><li>توجيهه هادئ؛ فلا يغني عن إطار رياضي لسيارة قوية.</li></ul><p>حافظ على الضغط الموصى به كاملًا: نقص عشرة في المئة يضيع معظم التوفير.</p>',
    },
  }),
  single(tyreSize('255/35 R19', '96Y', 19800, 4), {
    sku: 'MIC-PS4S',
    brand: 'michelin',
    origin: 'france',
    picture: ['PILOT SPORT 4S', 'sport', 'low'],
    en: {
      name: 'Pilot Sport 4 S',
      excerpt: 'A maximum-performance road tyre for AMG, M and RS cars that still drive to work.',
      text: '<p>This is a rear-axle size for serious saloons: C 43, 340i and friends. Pilot Sport 4 S uses a softer, grippier outer compound and an aramid-reinforced belt that stops the tread growing at speed, so the contact patch keeps its shape when the road opens up past the toll gates.</p><p>Dry grip and braking feel are the reasons to buy it. Against that, set a short life under heavy throttle, a stiff 35-series sidewall and a price to match. Order in pairs; we will not mix it across one axle with another pattern, and we torque low-profile rims by hand.</p>',
    },
    ar: {
      name: 'بايلوت سبورت 4 S',
      excerpt: 'إطار طريق لأقصى أداء، لسيارات AMG وM وRS التي تذهب إلى العمل أيضًا.',
      text: '<p>هذا مقاس محور خلفي لسيدانات جادة مثل C 43 و340i. يستعمل بايلوت سبورت 4 S خلطة خارجية أكثر التصاقًا وحزامًا مدعمًا بالأراميد يمنع النقشة من التمدد مع السرعة، فتبقى بقعة التلامس على شكلها حين ينفتح الطريق بعد بوابة الرسوم.</p><p>تماسكه على الجاف وإحساس فرملته سببان كافيان لشرائه. في المقابل عمره قصير تحت القدم الثقيلة، وجنبه بارتفاع 35 قاسٍ، وسعره من مستواه. اطلبه زوجًا زوجًا؛ فنحن لا نخلطه بنقشة أخرى على المحور نفسه، ونربط مسامير الجنوط المنخفضة يدويًا.</p>',
    },
  }),
  ranged(
    [
      tyreSize('205/55 R16', '91V', 6100, 28),
      tyreSize('215/55 R17', '94W', 7900, 12),
      tyreSize('225/45 R17', '91Y', 8200, 20, was(8900, 'travel')),
      tyreSize('225/50 R17', '94W', 8500, 16),
      tyreSize('225/45 R18', '95Y', 10600, 3),
      tyreSize('245/45 R18', '100Y', 12400, 8),
    ],
    {
      sku: 'PIR-P7C2',
      brand: 'pirelli',
      origin: 'romania',
      picture: ['CINTURATO P7', 'touring', 'low'],
      en: {
        name: 'Cinturato P7',
        excerpt: 'The executive-saloon touring tyre: original equipment on many a BMW, Audi and Mercedes.',
        text: '<p>If your car came from Munich, Ingolstadt or Stuttgart, there is a fair chance it left the factory on Cinturato P7. The second generation keeps the same brief: steer precisely like a sport tyre, ride and roll like a touring one.</p><ul><li>Compound adapts well from cool Delta mornings to baking afternoons.</li><li>Precise, slightly weighty steering on a 3 Series or Passat.</li><li>Rides more firmly than a Primacy on broken streets.</li></ul><p>Cars with run-flat tyres from new need care here: this is the standard construction, so carry a spare or a repair kit.</p>',
      },
      ar: {
        name: 'سينتوراتو P7',
        excerpt: 'إطار رحلات للسيدان الفاخرة، خرجت به من المصنع سيارات كثيرة من بي إم دبليو وأودي ومرسيدس.',
        text: '<p>إذا كانت سيارتك ألمانية من ميونخ أو إنجولشتات أو شتوتجارت، فالأرجح أنها خرجت من مصنعها على سينتوراتو P7. يحافظ الجيل الثاني على المهمة نفسها: توجيه دقيق كالإطار الرياضي، وراحة ودوران كإطار الرحلات.</p><ul><li>خلطته تتأقلم من صباحات الدلتا الباردة إلى ظهيرة الصيف الملتهبة.</li><li>دركسيون دقيق فيه ثقل خفيف على الفئة الثالثة أو باسات.</li><li>أقسى من بريماسي على الشوارع المكسرة.</li></ul><p>انتبه إن كانت سيارتك مجهزة بإطارات رن فلات؛ فهذا البناء عادي، ويلزمك استبن أو عدة إصلاح.</p>',
      },
    },
  ),
  ranged(
    [
      tyreSize('185/65 R15', '88H', 4450, 26),
      tyreSize('195/55 R15', '85V', 4700, 18),
      tyreSize('195/65 R15', '91V', 4600, 32, was(5100)),
      tyreSize('205/55 R16', '91V', 5450, 24),
    ],
    {
      sku: 'PIR-P1',
      brand: 'pirelli',
      origin: 'turkey',
      picture: ['CINTURATO P1', 'eco', 'medium'],
      en: {
        name: 'Cinturato P1',
        excerpt: 'Pirelli’s small-car tyre: lighter, livelier and greener than its size suggests.',
        text: '<p>Small cars are often given dull tyres. Cinturato P1 is the exception: a light casing and a compact block pattern make a Peugeot 301, a Renault Logan or a Chevrolet Optra feel a little younger at the wheel.</p><p>It rolls freely, so consumption stays modest in stop-and-go traffic along Salah Salem, and it brakes straight on damp mornings. Being light, it is not the toughest casing in the shop; if your route includes unfinished roads in a new compound every single day, choose an Energy XM2+ or a Maxxis instead. For paved city life it is a pleasure.</p>',
      },
      ar: {
        name: 'سينتوراتو P1',
        excerpt: 'إطار بيريللي للسيارات الصغيرة: أخف وأنشط وأوفر مما يوحي به مقاسه.',
        text: '<p>كثيرًا ما تُظلم السيارات الصغيرة بإطارات مملة. سينتوراتو P1 استثناء: هيكل خفيف ونقشة متقاربة الكتل يجعلان بيجو 301 أو رينو لوجان أو شيفروليه أوبترا أصغر سنًا بين يديك.</p><p>يدور بحرية، فيبقى الاستهلاك معقولًا في زحام صلاح سالم، ويفرمل مستقيمًا في الصباحات الرطبة. ولأنه خفيف فليس أمتن هيكل لدينا؛ فإن كان طريقك اليومي يمر بشوارع غير ممهدة في كمبوند جديد، فاختر إنرجي XM2+ أو ماكسيس. أما للمدينة المسفلتة فالقيادة عليه متعة.</p>',
      },
    },
  ),
  ranged(
    [
      tyreSize('225/40 R18', '92Y', 11200, 12),
      tyreSize('245/45 R18', '100Y', 13600, 8, was(14900)),
      tyreSize('245/40 R19', '98Y', 16200, 6),
      tyreSize('275/35 R19', '100Y', 18900, 2),
    ],
    {
      sku: 'PIR-PZ',
      brand: 'pirelli',
      origin: 'italy',
      picture: ['P ZERO', 'sport', 'low'],
      en: {
        name: 'P Zero',
        excerpt: 'Pirelli’s famous high-performance tyre for powerful saloons and coupés on wide wheels.',
        text: '<p>P Zero needs little introduction. It is chosen by makers of fast German and Italian cars because it answers the steering at once and stays stable under hard braking from high speed. Staggered sets for the 5 Series and E-Class are a regular order in our workshop.</p><h3>Living with it in Egypt</h3><p>Summer heat suits the compound; dust does not, so give the first corners after a sandy car park some respect. Wear is quick if you use the power. Inspect the inner shoulders at each oil change, especially on lowered cars, because camber finishes them before the visible side shows anything.</p>',
      },
      ar: {
        name: 'بي زيرو',
        excerpt: 'إطار بيريللي الشهير عالي الأداء للسيدانات والكوبيهات القوية ذات الجنوط العريضة.',
        text: '<p>بي زيرو غني عن التعريف. يختاره صناع السيارات الألمانية والإيطالية السريعة لأنه يستجيب للدركسيون فورًا ويبقى ثابتًا تحت الفرملة القوية من سرعة عالية. وأطقم المقاسين المختلفين للفئة الخامسة وE-Class طلب متكرر في ورشتنا.</p><h3>كيف تعيش معه في مصر؟</h3><p>حر الصيف يناسب خلطته، أما الغبار فلا؛ فخذ المنعطفات الأولى بهدوء بعد الخروج من موقف رملي. وتآكله سريع إذا استعملت قوة السيارة. افحص الكتف الداخلي مع كل تغيير زيت، خصوصًا في السيارات المخفضة؛ فزاوية العجل تنهيه قبل أن يظهر شيء على الجانب المرئي.</p>',
      },
    },
  ),
  single(tyreSize('215/60 R16', '99V', 6350, 15, was(6950, 'travel')), {
    sku: 'PIR-PWG',
    brand: 'pirelli',
    origin: 'turkey',
    picture: ['POWERGY', 'touring', 'medium'],
    en: {
      name: 'Powergy',
      excerpt: 'A straightforward Pirelli for crossovers and saloons, simpler than Cinturato and priced so.',
      text: '<p>Powergy is Pirelli without the tuxedo: a modern tread with four wide channels, an XL casing in this size, and a price closer to the middle of the market. We suggest it for crossovers and roomy saloons that carry five people more often than they carry speed.</p><ul><li>Secure in standing water on the 26th of July Axis.</li><li>A load index of 99 gives headroom for luggage.</li><li>Less refined than Cinturato P7 over expansion joints.</li></ul><p>Sold in one size here for now; ask us about others on WhatsApp.</p>',
    },
    ar: {
      name: 'باورجي',
      excerpt: 'إطار بيريللي مباشر للكروس أوفر والسيدان، أبسط من سينتوراتو وسعره كذلك.',
      text: '<p>باورجي هو بيريللي بلا بدلة سهرة: نقشة حديثة بأربع قنوات واسعة، وهيكل معزز في هذا المقاس، وسعر أقرب إلى وسط السوق. نرشحه للكروس أوفر والسيدان الواسعة التي تحمل خمسة ركاب أكثر مما تحمل سرعة.</p><ul><li>مطمئن في تجمعات المياه على محور 26 يوليو.</li><li>مؤشر الحمولة 99 يترك لك هامشًا مريحًا للأمتعة.</li><li>أقل نعومة من سينتوراتو P7 فوق فواصل الكباري.</li></ul><p>نعرضه حاليًا بمقاس واحد؛ وإن كنت تحتاج إلى مقاس آخر فراسلنا على واتساب ونخبرك بالموعد والسعر.</p>',
    },
  }),
];
