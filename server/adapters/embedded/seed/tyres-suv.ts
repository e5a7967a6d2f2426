import { tyreSize, tyresFor, was } from './tyreText.js';
import type { SeedProduct } from './types.js';

const { single, ranged } = tyresFor('suv-tyres');

export const SUV_TYRES: SeedProduct[] = [
  ranged(
    [
      tyreSize('215/65 R16', '98H', 7200, 18),
      tyreSize('225/65 R17', '102H', 8800, 24),
      tyreSize('225/60 R17', '99V', 8900, 10),
      tyreSize('235/65 R17', '108V', 9300, 16, was(10200)),
      tyreSize('235/55 R18', '100V', 10900, 12),
      tyreSize('225/55 R18', '98V', 10700, 0),
    ],
    {
      sku: 'MIC-PSUV',
      brand: 'michelin',
      origin: 'thailand',
      picture: ['PRIMACY SUV+', 'highway', 'medium'],
      en: {
        name: 'Primacy SUV+',
        excerpt: 'Quiet Michelin comfort for family crossovers: Duster, Sportage, Tucson, Tiggo and RAV4.',
        text: '<p>A family crossover spends its life on asphalt, and Primacy SUV+ admits as much. It leaves out the chunky shoulders, keeps the noise low and concentrates on wet braking for a vehicle that is taller and heavier than a saloon.</p><ul><li>Very calm on a Kia Sportage or Hyundai Tucson at motorway pace.</li><li>Full-depth sipes that stay active as the tread goes down.</li><li>Gravel tracks to a farm are fine; soft sand is not its place.</li></ul><p>For the Sahel run with children asleep behind, this is the tyre we would fit ourselves.</p>',
      },
      ar: {
        name: 'بريماسي SUV+',
        excerpt: 'راحة ميشلان الهادئة للكروس أوفر العائلية: داستر وسبورتاج وتوسان وتيجو وراف 4.',
        text: '<p>تقضي الكروس أوفر العائلية عمرها على الأسفلت، وبريماسي SUV+ يعترف بذلك. تخلى عن الأكتاف الخشنة، وخفض الصوت، وركز على الفرملة في المطر لسيارة أعلى وأثقل من السيدان.</p><ul><li>هادئ جدًا على كيا سبورتاج أو هيونداي توسان بسرعة السفر.</li><li>شقوق بعمق النقشة كله تظل فاعلة مع التآكل.</li><li>لا بأس بمدق حصوي إلى المزرعة، أما الرمل الناعم فليس مكانه.</li></ul><p>لطريق الساحل والأولاد نائمون في الخلف، هذا هو الإطار الذي نركبه لسياراتنا نحن قبل أن ننصح به غيرنا.</p>',
      },
    },
  ),
  single(tyreSize('265/65 R17', '112S', 11900, 8), {
    sku: 'MIC-LTXT',
    brand: 'michelin',
    origin: 'thailand',
    picture: ['LTX TRAIL', 'all-terrain', 'high'],
    en: {
      name: 'LTX Trail',
      excerpt:
        'A road-biased all-terrain Michelin for Fortuner and Hilux owners who leave asphalt at weekends.',
      text: '<p>LTX Trail is for the Fortuner that works in New Cairo and camps at Wadi El Hitan. Its blocks are open enough for gravel and hard-packed sand, yet arranged to keep hum down on the long road out.</p><h3>On asphalt</h3><p>Close to a highway tyre in quietness and braking, with a firm, planted feel.</p><h3>Off it</h3><p>The tough compound resists chipping on sharp desert stone. Deep dunes are possible with pressure let down, though dedicated sand or mud tyres float better. Slower symbol, longer wear: S means 180 km/h.</p>',
    },
    ar: {
      name: 'LTX تريل',
      excerpt: 'ميشلان متعدد التضاريس يميل إلى الأسفلت، لأصحاب فورتشنر وهايلكس محبي رحلات الجمعة.',
      text: '<p>LTX تريل لفورتشنر تعمل في القاهرة الجديدة وتخيّم في وادي الحيتان. كتله مفتوحة بما يكفي للحصى والرمل المتماسك، ومرتبة في الوقت نفسه لتخفض الأزيز على الطريق الطويل.</p><h3>على الأسفلت</h3><p>قريب من إطار الطرق السريعة في هدوئه وفرملته، مع إحساس متماسك ثابت.</p><h3>خارجه</h3><p>تقاوم خلطته المتينة التقشر على أحجار الصحراء الحادة. والكثبان ممكنة مع تنفيس الهواء، لكن إطارات الرمل أو الطين المتخصصة تطفو أفضل. رمز السرعة S يعني 180 كم/س، وفي مقابله عمر أطول.</p>',
    },
  }),
  ranged(
    [
      tyreSize('225/65 R17', '102H', 8400, 14),
      tyreSize('235/65 R17', '108V', 8900, 20),
      tyreSize('235/60 R18', '107V', 10400, 12, was(11400, 'winter')),
      tyreSize('235/55 R19', '101V', 12400, 5),
      tyreSize('255/55 R18', '109V', 12200, 0),
    ],
    {
      sku: 'PIR-SCV',
      brand: 'pirelli',
      origin: 'romania',
      picture: ['SCORPION VERDE', 'highway', 'medium'],
      en: {
        name: 'Scorpion Verde',
        excerpt: 'The premium SUV road tyre found new on Tiguan, Q5, GLC and Touareg.',
        text: '<p>European SUVs often arrive from the factory on Scorpion Verde, and replacing like with like keeps them feeling as their engineers intended. The tyre is lighter than its looks, so a Tiguan or Q5 steers without drama and drinks a little less.</p><ul><li>Secure lane-keeping on the windy North Coast road.</li><li>Optimised grooves handle sudden winter downpours.</li><li>Entirely a road tyre: sharp stones and beach sand will find its limits.</li></ul><p>Match the load index on the door label; heavier diesel versions need the higher one.</p>',
      },
      ar: {
        name: 'سكوربيون فيردي',
        excerpt: 'إطار الطريق الفاخر للـSUV، تجده من المصنع على تيجوان وQ5 وGLC وطوارق.',
        text: '<p>تصل سيارات SUV الأوروبية كثيرًا من مصانعها على سكوربيون فيردي، واستبداله بمثله يبقيها كما أرادها مهندسوها. وهو أخف مما يبدو، فتنقاد تيجوان أو Q5 بسهولة وتستهلك أقل قليلًا.</p><ul><li>ثابت في حارته على طريق الساحل حين تشتد الرياح.</li><li>قنواته تتعامل جيدًا مع زخات الشتاء المفاجئة.</li><li>إطار طريق خالص؛ فالأحجار الحادة ورمال الشاطئ تكشف حدوده سريعًا.</li></ul><p>طابق مؤشر الحمولة مع ملصق الباب؛ فنسخ الديزل الأثقل تحتاج إلى الرقم الأعلى، ولا يصح النزول عنه ولو كان أرخص.</p>',
      },
    },
  ),
  single(tyreSize('265/70 R16', '112T', 10300, 10), {
    sku: 'PIR-SATP',
    brand: 'pirelli',
    origin: 'turkey',
    picture: ['SCORPION ALL TERRAIN+', 'all-terrain', 'high'],
    en: {
      name: 'Scorpion All Terrain Plus',
      excerpt:
        'Cut-resistant all-terrain tyre for Pajero and Prado drivers who go beyond the last petrol station.',
      text: '<p>Pajero owners tend to have a favourite oasis. Scorpion All Terrain Plus carries them there on a tread compound chosen to resist cuts and chips, with stone-ejecting ribs between the blocks and stepped shoulders that grip when a track turns to rubble.</p><p>Back on the tarmac it steers with more precision than its stance implies and hums only mildly. Weight is the cost: acceleration and fuel use suffer slightly compared with a highway pattern. Air down for sand, then refill before the asphalt; a compressor in the boot belongs with this tyre.</p>',
    },
    ar: {
      name: 'سكوربيون أول تيرين بلس',
      excerpt: 'إطار متعدد التضاريس يقاوم القطع، لباجيرو وبرادو بعد آخر محطة بنزين.',
      text: '<p>لكل صاحب باجيرو واحة يحبها. يحمله سكوربيون أول تيرين بلس إليها على خلطة مختارة لمقاومة القطع والتقشر، وبين كتله أضلاع تطرد الحصى، وأكتافه المدرجة تتشبث حين يتحول المدق إلى دبش.</p><p>وعند العودة إلى الأسفلت يوجَّه بدقة أكثر مما يوحي شكله، وأزيزه خفيف. الثمن هو الوزن: يتأثر التسارع والاستهلاك قليلًا مقارنة بنقشة الطرق السريعة. خفض الضغط للرمل وأعده قبل الأسفلت؛ ومكان كمبروسر الهواء في الشنطة محجوز مع هذا الإطار.</p>',
    },
  }),
  ranged(
    [
      tyreSize('225/65 R17', '102H', 8200, 12),
      tyreSize('235/65 R17', '108H', 8700, 16),
      tyreSize('265/65 R17', '112H', 11200, 14, was(12300)),
      tyreSize('265/60 R18', '110H', 12600, 8),
    ],
    {
      sku: 'CON-CCHT',
      brand: 'continental',
      origin: 'portugal',
      picture: ['CROSSCONTACT H/T', 'highway', 'high'],
      en: {
        name: 'CrossContact H/T',
        excerpt:
          'Highway composure for X-Trail, RAV4, Fortuner and Prado drivers who rarely leave the tarmac.',
        text: '<p>Plenty of Fortuners never see more sand than the car park at Ras El Hekma. For them CrossContact H/T trims away the all-terrain compromises: closer blocks, less hum, shorter stops.</p><ul><li>Stable when overtaking lorries at speed with a loaded roof.</li><li>Small chamfers let water into the grooves quickly.</li><li>Copes with graded gravel, not with sharp wadi rock.</li></ul><p>Continental builds it in Lousado, Portugal. Expect slightly less mileage than the hardest Japanese highway tyres, and noticeably better braking in return for the difference.</p>',
      },
      ar: {
        name: 'كروس كونتاكت H/T',
        excerpt: 'رزانة الطرق السريعة لإكس تريل وراف 4 وفورتشنر وبرادو التي نادرًا ما تترك الأسفلت.',
        text: '<p>كثير من سيارات فورتشنر لا ترى من الرمل إلا موقف السيارات في رأس الحكمة. لهؤلاء يحذف كروس كونتاكت H/T تنازلات الإطارات متعددة التضاريس: كتل أقرب، وأزيز أقل، ووقوف أقصر.</p><ul><li>ثابت عند تجاوز الشاحنات والسقف محمل.</li><li>حوافه المشطوفة تُدخل الماء إلى القنوات سريعًا.</li><li>يتحمل الطريق الحصوي الممهد، لا صخور الأودية الحادة.</li></ul><p>تصنعه كونتيننتال في لوسادو بالبرتغال. توقع عمرًا أقل قليلًا من أقسى الإطارات اليابانية في فئته، وفرملة أفضل بوضوح في المقابل، وخصوصًا على المبتل.</p>',
      },
    },
  ),
  single(tyreSize('235/55 R18', '100V', 9400, 13), {
    sku: 'GDY-EGSUV',
    brand: 'goodyear',
    origin: 'slovenia',
    picture: ['EFFICIENTGRIP SUV', 'highway', 'medium'],
    en: {
      name: 'EfficientGrip Performance SUV',
      excerpt: 'An efficient Slovenian-built SUV tyre for Sportage, Tucson and Tiggo 8 on 18-inch wheels.',
      text: '<p>In the size shared by Kia Sportage, Hyundai Tucson and Chery Tiggo 8, EfficientGrip Performance SUV offers the balance many families are after: strong wet braking, a light-rolling casing and no off-road posing.</p><p>Built in Kranj, it balances easily and sits quietly at 120 km/h. The steering remains gentle; sporty drivers may find the first movement soft. On speed bumps taken with a full load it compresses smoothly without bottoming. Watch for trapped stones in the grooves after a sandy car park, since their ticking is often mistaken for a bearing.</p>',
    },
    ar: {
      name: 'إفيشنت جريب بيرفورمانس SUV',
      excerpt: 'إطار SUV موفر من سلوفينيا لسبورتاج وتوسان وتيجو 8 على جنوط 18 بوصة.',
      text: '<p>في المقاس المشترك بين كيا سبورتاج وهيونداي توسان وشيري تيجو 8، يقدم هذا الإطار التوازن الذي تبحث عنه عائلات كثيرة: فرملة قوية في المطر، وهيكل خفيف الدوران، وبلا استعراض لقدرات لا يملكها خارج الأسفلت.</p><p>يُصنع في كرانيي، ويسهل ترصيصه، ويهدأ عند 120 كم/س. توجيهه لطيف، وقد يجد محبو القيادة الرياضية أول حركته لينة. وفوق المطبات بحمولة كاملة ينضغط بنعومة. انتبه للحصى العالق في القنوات بعد المواقف الرملية؛ فكثيرًا ما يظن الناس طقطقته رولمان بلي تالفًا.</p>',
    },
  }),
  single(tyreSize('265/65 R17', '112T', 10700, 7), {
    sku: 'GDY-WATS',
    brand: 'goodyear',
    origin: 'thailand',
    picture: ['WRANGLER AT SILENTTRAC', 'all-terrain', 'high'],
    en: {
      name: 'Wrangler AT SilentTrac',
      excerpt: 'An all-terrain tyre with its voice turned down, for pickup and Fortuner daily drivers.',
      text: '<p>All-terrain tyres normally announce themselves from across the street. Goodyear designed SilentTrac with varied block pitches and closed inner slots so that a Hilux double cab can still hold a phone conversation at 110 km/h.</p><ul><li>Sturdy casing with puncture resistance for farm and site roads.</li><li>Calmer steering than most rivals of this kind.</li><li>The quieter pattern packs with wet clay sooner than an open one.</li></ul><p>It fits Delta landowners and site engineers better than dune drivers; both will like how slowly it wears.</p>',
    },
    ar: {
      name: 'رانجلر AT سايلنت تراك',
      excerpt: 'إطار متعدد التضاريس خفيض الصوت، لهايلكس وفورتشنر في الاستعمال اليومي.',
      text: '<p>تعلن الإطارات متعددة التضاريس عن نفسها عادة من آخر الشارع. صممت جوديير سايلنت تراك بكتل متفاوتة الطول وفتحات داخلية مغلقة، حتى تستطيع أن تتكلم في الهاتف داخل هايلكس غمارتين بسرعة 110 كم/س.</p><ul><li>هيكل متين يقاوم الثقب على طرق المزارع والمواقع.</li><li>توجيهه أهدأ من معظم منافسيه في هذه الفئة.</li><li>نقشته الهادئة تمتلئ بالطين المبتل أسرع من النقشات المفتوحة.</li></ul><p>يناسب أصحاب الأراضي في الدلتا ومهندسي المواقع أكثر من هواة الكثبان، وسيعجب الجميع بطء تآكله وقلة طلباته.</p>',
    },
  }),
  ranged(
    [
      tyreSize('215/65 R16', '98S', 6400, 12),
      tyreSize('245/70 R16', '111T', 8300, 8),
      tyreSize('265/70 R16', '112H', 9300, 20, was(10100, 'travel')),
      tyreSize('265/65 R17', '112S', 9900, 36),
      tyreSize('265/60 R18', '110H', 11400, 16),
      tyreSize('285/60 R18', '116V', 13800, 2),
    ],
    {
      sku: 'BRI-D684',
      brand: 'bridgestone',
      origin: 'japan',
      picture: ['DUELER H/T 684 II', 'highway', 'high'],
      en: {
        name: 'Dueler H/T 684 II',
        excerpt: 'The Japanese highway tyre many Toyotas and Mitsubishis were born with.',
        text: '<p>Dueler H/T 684 II is original equipment on a remarkable number of Fortuner, Hilux, Prado and Pajero vehicles, so most Egyptian owners have already driven it, perhaps without knowing. Bridgestone makes it in Japan with a long-wearing compound and a casing built for loaded, hot, endless roads.</p><ul><li><strong>Loves:</strong> the Cairo–Aswan run in August.</li><li><strong>Tolerates:</strong> gravel, firm sand, village lanes.</li><li><strong>Dislikes:</strong> sudden wet corners; the hard compound that lasts so long is not the grippiest.</li></ul><p>Quiet, predictable and easy to resell a car on.</p>',
      },
      ar: {
        name: 'دويلر H/T 684 II',
        excerpt: 'إطار الطرق السريعة الياباني الذي وُلدت عليه كثير من سيارات تويوتا وميتسوبيشي.',
        text: '<p>دويلر H/T 684 II إطار أصلي على عدد كبير من سيارات فورتشنر وهايلكس وبرادو وباجيرو؛ فأغلب الملاك في مصر قادوا عليه من قبل وربما لم ينتبهوا. تصنعه بريدجستون في اليابان بخلطة طويلة العمر وهيكل مبني للطرق الحارة الممتدة والحمولة الكاملة.</p><ul><li><strong>يحب:</strong> طريق القاهرة–أسوان في أغسطس.</li><li><strong>يتحمل:</strong> الحصى والرمل المتماسك وطرق القرى.</li><li><strong>لا يحب:</strong> المنعطفات المفاجئة على المبتل؛ فالخلطة التي تعيش طويلًا ليست الأكثر تماسكًا.</li></ul><p>هادئ ومتوقع، ووجوده على السيارة يطمئن من سيشتريها منك.</p>',
      },
    },
  ),
  ranged(
    [
      tyreSize('215/75 R15', '100S', 6100, 10),
      tyreSize('235/75 R15', '105S', 6700, 14),
      tyreSize('31x10.5 R15', '109S', 8600, 12),
      tyreSize('265/70 R16', '112S', 9600, 8),
      tyreSize('265/65 R17', '112S', 10400, 0),
    ],
    {
      sku: 'BRI-D697',
      brand: 'bridgestone',
      origin: 'thailand',
      picture: ['DUELER A/T 697', 'all-terrain', 'high'],
      en: {
        name: 'Dueler A/T 697',
        excerpt: 'A trusted all-terrain in the old-school 15-inch sizes that Cherokee and Jimny still need.',
        text: '<p>Jeep Cherokee XJ, Suzuki Jimny, old Pajero and Land Cruiser drivers know the pain of finding good 15-inch all-terrain tyres. Dueler A/T 697 answers with classic sizes and a modern block layout whose linked centre limits vibration on the road.</p><h3>In the desert</h3><p>Zigzag sipes and strong shoulder lugs pull well on gravel and climb rocky wadis without shedding chunks of rubber.</p><h3>In town</h3><p>It rumbles moderately and lengthens wet stops a little compared with a highway tyre. Check spare-wheel clearance if you are changing size.</p>',
      },
      ar: {
        name: 'دويلر A/T 697',
        excerpt: 'متعدد تضاريس موثوق بمقاسات 15 بوصة القديمة التي ما زالت شيروكي وجيمني تحتاج إليها.',
        text: '<p>يعرف أصحاب جيب شيروكي XJ وسوزوكي جيمني وباجيرو القديمة مشقة البحث عن إطار جيد متعدد التضاريس على جنط 15. يرد دويلر A/T 697 بالمقاسات الكلاسيكية وبتوزيع حديث للكتل يربط منتصف النقشة فيقلل الاهتزاز على الطريق.</p><h3>في الصحراء</h3><p>شقوقه المتعرجة وأكتافه القوية تسحب جيدًا على الحصى وتصعد صخور الأودية من دون أن تتساقط منها قطع المطاط.</p><h3>في المدينة</h3><p>صوته متوسط، ويحتاج على المبتل إلى مسافة توقف أطول قليلًا من إطار الطرق السريعة. وراجع مكان الاستبن إن كنت تغير المقاس.</p>',
      },
    },
  ),
  ranged(
    [
      tyreSize('225/60 R18', '100H', 10300, 10),
      tyreSize('235/55 R18', '100V', 10600, 12),
      tyreSize('235/60 R18', '103V', 10900, 8, was(11800)),
      tyreSize('255/50 R19', '107Y', 15200, 3),
      tyreSize('275/40 R20', '106Y', 18500, 4),
    ],
    {
      sku: 'BRI-AL001',
      brand: 'bridgestone',
      origin: 'poland',
      picture: ['ALENZA 001', 'highway', 'low'],
      en: {
        name: 'Alenza 001',
        excerpt: 'Bridgestone’s luxury SUV tyre: saloon-like steering for X3, GLC, Q5 and X5.',
        text: '<p>Alenza 001 tries to make a tall car feel shorter. Stiff shoulder blocks reduce the pause between turning the wheel and the body following, so a BMW X3 or Mercedes GLC threads the bends of Mokattam with less roll than expected.</p><ul><li>Excellent straight-line stability at speed.</li><li>Chamfered blocks keep contact even under hard braking.</li><li>The 19- and 20-inch versions ride firmly and fear deep potholes.</li></ul><p>Check whether your car left the factory with run-flats or a staggered pair before ordering; we confirm by VIN when asked.</p>',
      },
      ar: {
        name: 'ألينزا 001',
        excerpt: 'إطار بريدجستون للـSUV الفاخرة: توجيه كالسيدان لـX3 وGLC وQ5 وX5.',
        text: '<p>يحاول ألينزا 001 أن يجعل السيارة العالية تبدو أقصر. كتل كتفه الصلبة تقلل الفاصل بين لفة الدركسيون واستجابة الجسم، فتعبر بي إم دبليو X3 أو مرسيدس GLC منعطفات المقطم بتمايل أقل مما تتوقع.</p><ul><li>ثبات ممتاز في الخط المستقيم على السرعات العالية.</li><li>حواف كتله المشطوفة تحفظ التلامس حتى عند الفرملة القوية.</li><li>نسخ 19 و20 بوصة قاسية الركوب وتخشى الحفر العميقة.</li></ul><p>قبل الطلب تأكد هل خرجت سيارتك من المصنع بإطارات رن فلات أو بمقاسين مختلفين؛ نراجع لك ذلك برقم الشاسيه عند الطلب.</p>',
      },
    },
  ),
  ranged(
    [
      tyreSize('215/65 R16', '98H', 5200, 30),
      tyreSize('225/65 R17', '102H', 6400, 24, was(7000)),
      tyreSize('235/65 R17', '108V', 6900, 18),
      tyreSize('235/60 R18', '107V', 8000, 9),
      tyreSize('225/55 R18', '98V', 7800, 0),
      tyreSize('265/65 R17', '112H', 8300, 16),
    ],
    {
      sku: 'LAS-CHP2',
      brand: 'lassa',
      origin: 'turkey',
      picture: ['COMPETUS H/P 2', 'highway', 'medium'],
      en: {
        name: 'Competus H/P 2',
        excerpt: 'Turkish SUV road tyre with a sensible price for Duster, Qashqai, X-Trail and Tiggo.',
        text: '<p>When a Duster or Qashqai reaches its first tyre change, Competus H/P 2 is usually the quote that makes the owner relax. An asymmetric tread brings steady wet manners, while the body plies are chosen for the extra height and mass of a crossover.</p><p>It is quieter than the first Competus and steers more willingly. In return for the price you accept a little more sway at speed than a premium tyre would allow, and some road noise in the second half of its life. Family luggage, speed bumps and hot asphalt are handled without complaint.</p>',
      },
      ar: {
        name: 'كومبيتوس H/P 2',
        excerpt: 'إطار تركي لطرق الـSUV بسعر معقول لداستر وقشقاي وإكس تريل وتيجو.',
        text: '<p>حين يأتي موعد أول تغيير لإطارات داستر أو قشقاي، يكون كومبيتوس H/P 2 غالبًا هو عرض السعر الذي يريح صاحبها. نقشته غير المتماثلة تمنح سلوكًا ثابتًا في المطر، وطبقات هيكله محسوبة لارتفاع الكروس أوفر ووزنها الزائد.</p><p>أهدأ من كومبيتوس الأول وأطوع في التوجيه. في مقابل السعر تقبل تمايلًا أكثر قليلًا مما تسمح به الإطارات الفاخرة، وبعض الصوت في النصف الثاني من عمره. أما أمتعة العائلة والمطبات والأسفلت الساخن فيتعامل معها بلا شكوى.</p>',
      },
    },
  ),
  ranged(
    [
      tyreSize('215/65 R16', '102T', 5500, 14),
      tyreSize('235/75 R15', '109T', 5600, 12),
      tyreSize('245/70 R16', '111T', 7000, 8),
      tyreSize('265/70 R16', '112T', 7800, 20),
      tyreSize('265/65 R17', '112T', 8500, 24, was(9300, 'winter')),
    ],
    {
      sku: 'LAS-CAT3',
      brand: 'lassa',
      origin: 'turkey',
      picture: ['COMPETUS A/T 3', 'all-terrain', 'high'],
      en: {
        name: 'Competus A/T 3',
        excerpt: 'An affordable all-terrain for Duster 4x4, Pajero, L200 and Hilux with mixed weeks.',
        text: '<p>Competus A/T 3 suits people whose week contains a bank appointment and a quarry. Interlocking blocks hold together on asphalt, and wide lateral channels shed gravel and the occasional mud of a Delta winter.</p><ul><li>Reinforced sidewall with protective ribs near the shoulder.</li><li>Carries the mountain-and-snowflake mark, more relevant in Anatolia than in Minya.</li><li>Hum appears above 90 km/h; a highway tyre is calmer.</li></ul><p>Let it down to about 1.2 bar for soft sand, drive gently, and reinflate before returning to the road.</p>',
      },
      ar: {
        name: 'كومبيتوس A/T 3',
        excerpt: 'متعدد تضاريس بسعر مناسب لداستر 4x4 وباجيرو وL200 وهايلكس.',
        text: '<p>كومبيتوس A/T 3 لمن يجمع أسبوعه بين موعد في البنك وزيارة للمحجر. كتله المتداخلة تتماسك على الأسفلت، وقنواته الجانبية الواسعة تلفظ الحصى وطين الدلتا في الشتاء.</p><ul><li>جنب مقوى بأضلاع واقية قرب الكتف.</li><li>عليه علامة الجبل وندفة الثلج، وهي تهم الأناضول أكثر مما تهم المنيا.</li><li>يظهر أزيزه بعد 90 كم/س، وإطار الطرق السريعة أهدأ منه.</li></ul><p>خفض الضغط إلى نحو 1.2 بار في الرمل الناعم، وقد بهدوء، ثم أعد النفخ قبل أن ترجع إلى الطريق، فالسرعة بإطار ناقص خطر.</p>',
      },
    },
  ),
  single(tyreSize('235/65 R17', '108H', 6100, 15), {
    sku: 'PET-PT431',
    brand: 'petlas',
    origin: 'turkey',
    picture: ['EXPLERO H/T PT431', 'highway', 'high'],
    en: {
      name: 'Explero H/T PT431',
      excerpt: 'The economical way to re-shoe a Sorento, Santa Fe or new Sportage for the highway.',
      text: '<p>Seven-seat Koreans weigh a lot and ask four expensive questions every few years. Explero PT431 answers them economically, with an extra-load 108 rating that suits a Sorento or Santa Fe carrying everyone to Ras Sedr.</p><p>It runs straight, feels solid and wears evenly when rotated. Noise sits in the middle of the field. Wet grip is dependable at moderate speeds, without the reserve of a Michelin or Pirelli, so keep a wider gap after rain. Sandy car parks and graded tracks are acceptable; treat anything rougher as off limits.</p>',
    },
    ar: {
      name: 'إكسبليرو H/T PT431',
      excerpt: 'الطريقة الاقتصادية لتجديد إطارات سورينتو وسانتافي وسبورتاج الجديدة.',
      text: '<p>السيارات الكورية ذات السبعة مقاعد ثقيلة، وتطرح كل بضع سنوات أربعة أسئلة غالية الثمن. يجيب عنها إكسبليرو PT431 باقتصاد، وبمؤشر حمولة معزز 108 يناسب سورينتو أو سانتافي وهي تحمل الجميع إلى رأس سدر.</p><p>يسير مستقيمًا، ويعطي إحساسًا بالصلابة، ويتآكل بالتساوي إذا بدلت مواضعه. صوته في منتصف المنافسين. وتماسكه في المطر يُعتمد عليه على السرعات المعتدلة، بلا الاحتياطي الذي لدى ميشلان أو بيريللي؛ فزد المسافة بعد المطر. تكفيه المواقف الرملية والمدقات الممهدة، وما هو أخشن منها فتجنبه.</p>',
    },
  }),
  ranged(
    [
      tyreSize('225/60 R17', '99H', 7200, 20),
      tyreSize('225/65 R17', '102H', 7300, 16, was(7950)),
      tyreSize('235/65 R17', '104H', 7700, 12),
      tyreSize('265/60 R18', '110V', 10400, 6),
      tyreSize('235/55 R19', '105V', 10200, 1),
    ],
    {
      sku: 'HAN-RA33',
      brand: 'hankook',
      origin: 'korea',
      picture: ['DYNAPRO HP2', 'highway', 'medium'],
      en: {
        name: 'Dynapro HP2',
        excerpt: 'Korean comfort tyre made with the Sportage, Tucson and Sorento family in mind.',
        text: '<p>Dynapro HP2 is at ease under the vehicles it grew up with. A Tucson on these tyres glides along Road 90 with barely a whisper; a Grand Cherokee on the 18-inch version keeps its limousine gait.</p><ul><li>Low rolling effort for a tyre of its weight.</li><li>Four channels and tidy sipes for winter showers.</li><li>Soft initial steering: pleasant in town, a touch vague in quick bends.</li></ul><p>Even wear relies on correct toe settings, which Egyptian kerbs love to disturb; include an alignment with the fitting.</p>',
      },
      ar: {
        name: 'داينابرو HP2',
        excerpt: 'إطار كوري مريح صُمم لسبورتاج وتوسان وسورينتو.',
        text: '<p>يرتاح داينابرو HP2 تحت السيارات التي نشأ معها. تنساب توسان عليه في شارع التسعين بصوت لا يكاد يُسمع، وتحتفظ جراند شيروكي بمشيتها الوقورة على نسخة 18 بوصة.</p><ul><li>مجهود دوران قليل قياسًا بوزنه.</li><li>أربع قنوات وشقوق مرتبة لزخات الشتاء.</li><li>بداية توجيه لينة: لطيفة في المدينة، وغير دقيقة قليلًا في المنعطفات السريعة.</li></ul><p>يعتمد تآكله المتساوي على ضبط الزوايا، وأرصفتنا تحب العبث بها؛ فاجعل ضبط الزوايا جزءًا من موعد التركيب ولا تؤجله إلى زيارة أخرى.</p>',
      },
    },
  ),
  ranged(
    [
      tyreSize('215/75 R15', '100T', 5400, 14),
      tyreSize('235/75 R15', '109T', 5900, 12),
      tyreSize('31x10.5 R15', '109S', 7600, 20, was(8400)),
      tyreSize('265/70 R16', '112T', 8700, 10),
      tyreSize('265/65 R17', '112T', 9400, 18),
      tyreSize('265/70 R17', '115T', 10100, 0),
    ],
    {
      sku: 'HAN-AT2',
      brand: 'hankook',
      origin: 'korea',
      picture: ['DYNAPRO AT2', 'all-terrain', 'high'],
      en: {
        name: 'Dynapro AT2',
        excerpt: 'A balanced all-terrain that behaves on asphalt and keeps pulling when it ends.',
        text: '<p>If we could stock only one all-terrain tyre, Dynapro AT2 would be on the shortlist. Its centre ribs interlock for quiet cruising on the Bahariya road, while scalloped shoulders reach sideways for grip once the tarmac gives up.</p><h3>Vehicles</h3><p>Wrangler, Cherokee XJ, Jimny, Hilux, Fortuner, Pajero and FJ Cruiser.</p><h3>Worth knowing</h3><p>Wear is slow if you rotate every 8,000 km. Wet braking is among the better ones for this class of tyre, but still a class below a highway pattern. Larger sizes may need trimming of arch liners; measure first.</p>',
      },
      ar: {
        name: 'داينابرو AT2',
        excerpt: 'متعدد تضاريس متوازن: مهذب على الأسفلت، ويواصل السحب حين ينتهي.',
        text: '<p>لو لم نكن نخزن سوى إطار واحد متعدد التضاريس، لكان داينابرو AT2 في القائمة القصيرة. أضلاعه الوسطى متشابكة لسير هادئ على طريق الواحات البحرية، وأكتافه المموجة تمتد جانبًا بحثًا عن التماسك متى انقطع الأسفلت.</p><h3>السيارات</h3><p>رانجلر وشيروكي XJ وجيمني وهايلكس وفورتشنر وباجيرو وFJ كروزر.</p><h3>يهمك أن تعرف</h3><p>تآكله بطيء إذا بدلت مواضعه كل 8 آلاف كم. فرملته على المبتل من الأفضل في هذه الفئة، لكنها تبقى دون نقشات الطرق السريعة. وقد تحتاج المقاسات الأكبر إلى قص بطانة الرفرف؛ فقس أولًا.</p>',
      },
    },
  ),
  ranged(
    [
      tyreSize('215/75 R15', '100S', 5900, 6),
      tyreSize('235/75 R15', '109H', 6500, 16),
      tyreSize('265/70 R16', '112H', 9200, 12),
      tyreSize('265/65 R17', '112H', 10000, 14),
    ],
    {
      sku: 'YOK-G015',
      brand: 'yokohama',
      origin: 'thailand',
      picture: ['GEOLANDAR A/T G015', 'all-terrain', 'high'],
      en: {
        name: 'Geolandar A/T G015',
        excerpt: 'An unusually refined all-terrain tyre from Yokohama, H-rated in most sizes here.',
        text: '<p>Geolandar G015 is the civil servant of all-terrain tyres: orderly, quiet, never rude. A durable compound, dense sipes and a speed index of H in most sizes make it the choice for owners who commute all week and visit Siwa twice a year.</p><ul><li>Braking in light rain inspires real trust for the type.</li><li>Weight is moderate, so fuel suffers little.</li><li>Shallow-ish lugs: sticky mud behind the Rosetta farms will beat it.</li></ul><p>On corrugated gravel the casing stays supple, sparing both dampers and passengers.</p>',
      },
      ar: {
        name: 'جيولاندر A/T G015',
        excerpt: 'متعدد تضاريس مهذب على غير العادة من يوكوهاما، برمز سرعة H في معظم مقاساته هنا.',
        text: '<p>جيولاندر G015 هو الموظف المنضبط بين الإطارات متعددة التضاريس: مرتب وهادئ ولا يتجاوز الأدب. خلطته المتماسكة وشقوقه الكثيفة ورمز السرعة H في معظم المقاسات تجعله اختيار من يذهب إلى عمله طوال الأسبوع ويزور سيوة مرتين في السنة.</p><ul><li>فرملته في المطر الخفيف تبعث على الثقة قياسًا بنوعه.</li><li>وزنه معتدل، فلا يتأثر البنزين كثيرًا.</li><li>بروزاته ليست عميقة؛ وسيغلبه الطين اللزج خلف مزارع رشيد.</li></ul><p>وعلى الحصى المموج يبقى هيكله مرنًا، فيرحم المساعدين والركاب معًا.</p>',
      },
    },
  ),
  single(tyreSize('225/65 R17', '102H', 8000, 9), {
    sku: 'YOK-G055',
    brand: 'yokohama',
    origin: 'japan',
    picture: ['GEOLANDAR SUV G055', 'highway', 'medium'],
    en: {
      name: 'Geolandar SUV G055',
      excerpt: 'Economical Japanese touring for RAV4, X-Trail and CR-V, with the Geolandar casing.',
      text: '<p>Yokohama combined its eco know-how with a crossover casing to make Geolandar SUV. On a RAV4 or Nissan X-Trail it lowers the effort of cruising, a small but steady saving over a summer of trips between Cairo and the coast.</p><p>Five ribs and angled grooves keep the car composed in the wet; a rounder shoulder helps over kerbs. It is comfortable first and agile second. Light off-road use, such as a beach access track or a farm gate, is within reach, provided you lower pressure a little and avoid sharp stone.</p>',
    },
    ar: {
      name: 'جيولاندر SUV G055',
      excerpt: 'رحلات يابانية اقتصادية لراف 4 وإكس تريل وCR-V بهيكل جيولاندر.',
      text: '<p>جمعت يوكوهاما خبرتها في الإطارات الموفرة مع هيكل مخصص للكروس أوفر فجاء جيولاندر SUV. على راف 4 أو نيسان إكس تريل يخفف مجهود السير، وهو توفير صغير لكنه مستمر طوال صيف من المشاوير بين القاهرة والساحل.</p><p>خمسة أضلاع وقنوات مائلة تحفظ رزانة السيارة على المبتل، وكتف مستدير يساعد عند صعود الأرصفة. هو مريح أولًا ورشيق ثانيًا. وفي وسعه استعمال خفيف خارج الأسفلت، كمدخل شاطئ أو بوابة مزرعة، بشرط تخفيض الضغط قليلًا والابتعاد عن الحجر الحاد.</p>',
    },
  }),
  single(tyreSize('215/75 R15', '100S', 5600, 5), {
    sku: 'DUN-GAT3',
    brand: 'dunlop',
    origin: 'japan',
    picture: ['GRANDTREK AT3', 'all-terrain', 'high'],
    en: {
      name: 'Grandtrek AT3',
      excerpt: 'The traditional Japanese all-terrain for Jimny, Vitara and small Jeeps on 15-inch wheels.',
      text: '<p>Small 4x4s bounce less when their tyres do some of the suspension’s work, and Grandtrek AT3 is good at that. The tall sidewall flexes over rocks and speed bumps alike, and its stepped blocks claw at loose ground without shaking the dashboard apart on the way home.</p><ul><li>Right at home on a Suzuki Jimny or classic Vitara.</li><li>Long wear, even with frequent gravel.</li><li>Not fond of speed: steering softens beyond 110 km/h.</li></ul><p>Japanese production, usually with recent date codes because the size sells steadily.</p>',
    },
    ar: {
      name: 'جراند تريك AT3',
      excerpt: 'متعدد التضاريس الياباني التقليدي لجيمني وفيتارا وسيارات جيب الصغيرة على جنط 15.',
      text: '<p>تهتز سيارات الدفع الرباعي الصغيرة أقل حين يؤدي الإطار جزءًا من عمل العفشة، وجراند تريك AT3 يجيد ذلك. ينثني جنبه المرتفع فوق الصخور والمطبات على السواء، وتخدش كتله المدرجة الأرض السائبة من دون أن ترج التابلوه في طريق العودة.</p><ul><li>في مكانه تمامًا على سوزوكي جيمني أو فيتارا الكلاسيكية.</li><li>عمر طويل حتى مع كثرة الحصى.</li><li>لا يحب السرعة؛ فالتوجيه يلين بعد 110 كم/س.</li></ul><p>صناعة يابانية، وتواريخ إنتاجه حديثة في الغالب لأن المقاس يُباع باستمرار ولا يبقى طويلًا على الرف.</p>',
    },
  }),
  single(tyreSize('265/60 R18', '110H', 11800, 0), {
    sku: 'DUN-PT3',
    brand: 'dunlop',
    origin: 'thailand',
    picture: ['GRANDTREK PT3', 'highway', 'high'],
    en: {
      name: 'Grandtrek PT3',
      excerpt: 'A soft-spoken highway tyre for Prado, Fortuner and Grand Cherokee on 18-inch wheels.',
      text: '<p>Grandtrek PT3 treats a heavy 4x4 as a travelling lounge. Rigid ribs down the middle hold the heading, sipes of varying angle keep noise scattered, and the carcass smooths the small ripples that make long motorway days tiring.</p><p>Prado drivers who alternate between Zamalek and El Gouna will feel the benefit after the second hour. Grip on gravel is adequate, mud is out of the question. Availability comes and goes with each shipment; message us to hear when the next one is due, as sets seldom stay more than a fortnight on the rack.</p>',
    },
    ar: {
      name: 'جراند تريك PT3',
      excerpt: 'إطار طرق سريعة خافت الصوت لبرادو وفورتشنر وجراند شيروكي على جنوط 18.',
      text: '<p>يعامل جراند تريك PT3 سيارة الدفع الرباعي الثقيلة كأنها صالون سفر. أضلاع صلبة في المنتصف تحفظ الاتجاه، وشقوق مختلفة الزوايا تبعثر الصوت، وهيكل ينعّم التموجات الصغيرة التي تجعل أيام السفر الطويلة مرهقة.</p><p>من يتنقل ببرادو بين الزمالك والجونة سيشعر بالفائدة بعد الساعة الثانية. تماسكه على الحصى مقبول، والطين خارج الحساب. توفره مرتبط بكل شحنة؛ فراسلنا لتعرف موعد وصوله، لأن الأطقم نادرًا ما تبقى على الرف أكثر من أسبوعين.</p>',
    },
  }),
  single(tyreSize('225/60 R18', '100H', 7900, 14, was(8700)), {
    sku: 'KUM-HP71',
    brand: 'kumho',
    origin: 'korea',
    picture: ['CRUGEN HP71', 'highway', 'medium'],
    en: {
      name: 'Crugen HP71',
      excerpt: 'Quiet Korean SUV tyre in the size of Tiggo 7 Pro and X-Trail, at a mid-range price.',
      text: '<p>Chinese crossovers such as the Chery Tiggo 7 Pro leave the showroom on tyres chosen by an accountant. Crugen HP71 is a rewarding first replacement: a smoother ride over joints, surer wet braking and steering that finally feels connected.</p><ul><li>Saw-cut sipes soften the sound of block edges.</li><li>Comfortable even with four adults and luggage.</li><li>Tread is all-season and road-only; beach sand fills it at once.</li></ul><p>The difference against the original set is easiest to feel on the first flyover.</p>',
    },
    ar: {
      name: 'كروجن HP71',
      excerpt: 'إطار SUV كوري هادئ بمقاس تيجو 7 برو وإكس تريل وبسعر متوسط.',
      text: '<p>تخرج سيارات صينية مثل شيري تيجو 7 برو من المعرض على إطارات اختارها المحاسب. كروجن HP71 بديل أول يستحق: ركوب أنعم فوق الفواصل، وفرملة أوثق على المبتل، وتوجيه تشعر أخيرًا أنه متصل بالطريق.</p><ul><li>شقوق دقيقة تخفف صوت حواف الكتل.</li><li>مريح حتى مع أربعة كبار وأمتعتهم.</li><li>نقشته لكل الفصول وللطريق فقط؛ ورمل الشاطئ يملؤها في الحال.</li></ul><p>وأوضح مكان تشعر فيه بالفرق عن الطقم الأصلي هو أول كوبري تعبره بعد التركيب، حيث يخف الخبط ويهدأ الصوت.</p>',
    },
  }),
  single(tyreSize('31x10.5 R15', '109S', 7900, 9), {
    sku: 'KUM-AT52',
    brand: 'kumho',
    origin: 'vietnam',
    picture: ['ROAD VENTURE AT52', 'all-terrain', 'high'],
    en: {
      name: 'Road Venture AT52',
      excerpt: 'A bold 31-inch all-terrain for Cherokee XJ and Wrangler TJ weekend projects.',
      text: '<p>Thirty-one-inch tyres transform an old Cherokee, and AT52 gives that look without the racket of a mud tyre. Large shoulder scoops and serrated grooves grab gravel, and the sidewall lettering adds the right amount of attitude.</p><p>A lift of around two inches is common before fitting this diameter to an XJ, and the speedometer will read low, so factor that in near radar cameras. Road manners are decent until heavy rain, when width and block size call for modest speed. Balance with care: big tyres reveal lazy workmanship.</p>',
    },
    ar: {
      name: 'رود فينشر AT52',
      excerpt: 'متعدد تضاريس جريء 31 بوصة لمشروعات شيروكي XJ ورانجلر TJ.',
      text: '<p>تغير إطارات 31 بوصة شكل شيروكي القديمة تمامًا، وAT52 يمنحك هذا الشكل بلا ضجيج إطار الطين. فتحات كتفه الكبيرة وقنواته المسننة تتشبث بالحصى، وكتابة جنبه البارزة تضيف القدر المناسب من الهيبة.</p><p>يحتاج هذا القطر على XJ عادة إلى رفع السيارة نحو بوصتين، وسيقرأ عداد السرعة أقل من الحقيقة؛ فانتبه قرب الرادار. سلوكه على الطريق جيد حتى يشتد المطر، وعندها يطلب عرضه وحجم كتله سرعة هادئة. رصّصه بعناية؛ فالإطارات الكبيرة تفضح الشغل المستعجل.</p>',
    },
  }),
  single(tyreSize('235/65 R17', '104H', 6600, 10), {
    sku: 'NEX-RH5',
    brand: 'nexen',
    origin: 'korea',
    picture: ['ROADIAN HTX RH5', 'highway', 'high'],
    en: {
      name: 'Roadian HTX RH5',
      excerpt: 'A durable Korean highway tyre with deep tread for Sorento, Santa Fe and Captiva.',
      text: '<p>RH5 comes from Nexen’s light-truck side, and it shows in the depth of the tread and the weight of the shoulders. Owners of an older Sorento, Santa Fe or Chevrolet Captiva who cover long distances choose it for kilometres rather than for thrills.</p><ul><li>Slow, regular wear under load.</li><li>Stays cool on long August climbs towards Saint Catherine.</li><li>Steering is leisurely, and wet grip fades a little near the end.</li></ul><p>Pair it with fresh valves; the old ones often leak before such a tyre is finished.</p>',
    },
    ar: {
      name: 'روديان HTX RH5',
      excerpt: 'إطار طرق سريعة كوري معمر بنقشة عميقة لسورينتو وسانتافي وكابتيفا.',
      text: '<p>يأتي RH5 من قسم النقل الخفيف في نيكسن، ويظهر ذلك في عمق النقشة وثقل الأكتاف. يختاره أصحاب سورينتو القديمة وسانتافي وشيفروليه كابتيفا الذين يقطعون مسافات طويلة؛ فهم يريدون الكيلومترات لا الإثارة.</p><ul><li>تآكل بطيء منتظم تحت الحمل.</li><li>يحتفظ ببرودته في صعود أغسطس الطويل نحو سانت كاترين.</li><li>توجيهه متمهل، وتماسكه على المبتل يضعف قليلًا قرب نهاية عمره.</li></ul><p>ركّب معه بلوفًا جديدة؛ فالقديمة كثيرًا ما تسرب الهواء قبل أن ينتهي إطار بهذا العمر الطويل.</p>',
    },
  }),
  ranged(
    [
      tyreSize('235/75 R15', '109T', 6900, 8),
      tyreSize('265/70 R16', '112T', 9500, 10),
      tyreSize('265/65 R17', '112T', 10300, 16, was(11300, 'travel')),
      tyreSize('265/70 R17', '115T', 11000, 4),
      tyreSize('265/60 R18', '110T', 11900, 2),
    ],
    {
      sku: 'FAL-AT3W',
      brand: 'falken',
      origin: 'thailand',
      picture: ['WILDPEAK A/T3W', 'all-terrain', 'high'],
      en: {
        name: 'Wildpeak A/T3W',
        excerpt: 'A rugged, good-looking all-terrain with real bite for Hilux, Wrangler and Land Cruiser 70.',
        text: '<p>Wildpeak A/T3W sits at the serious end of all-terrain. Deep, interlocked grooves self-clean in motion, a heat diffuser in the lower sidewall protects the casing under load, and stepped blocks hold on when a wadi turns rocky.</p><h3>Choose it if</h3><p>You leave the asphalt most weekends, tow a boat to Safaga, or carry tools to site.</p><h3>Skip it if</h3><p>You count fuel by the litre. It is heavier than Geolandar and drones gently between 70 and 90 km/h. On wet roads it performs respectably for such an open tread.</p>',
      },
      ar: {
        name: 'وايلد بيك A/T3W',
        excerpt: 'متعدد تضاريس خشن وسيم وتماسكه حقيقي، لهايلكس ورانجلر ولاند كروزر 70.',
        text: '<p>يقف وايلد بيك A/T3W في الطرف الجاد من الإطارات متعددة التضاريس. قنواته العميقة المتشابكة تنظف نفسها أثناء السير، وفي أسفل جنبه مشتت حرارة يحمي الهيكل تحت الحمل، وكتله المدرجة تتشبث حين يصير الوادي صخرًا.</p><h3>اختره إذا</h3><p>كنت تترك الأسفلت معظم أيام الجمعة، أو تجر قاربًا إلى سفاجا، أو تحمل العدة إلى الموقع.</p><h3>تجاوزه إذا</h3><p>كنت تحسب البنزين باللتر؛ فهو أثقل من جيولاندر وله طنين خفيف بين 70 و90 كم/س. وعلى المبتل أداؤه محترم قياسًا بنقشة مفتوحة كهذه.</p>',
      },
    },
  ),
  single(tyreSize('285/60 R18', '116T', 13400, 8), {
    sku: 'TOY-OCAT',
    brand: 'toyo',
    origin: 'japan',
    picture: ['OPEN COUNTRY A/T+', 'all-terrain', 'high'],
    en: {
      name: 'Open Country A/T plus',
      excerpt: 'The Land Cruiser 200 size in a quiet, long-wearing Japanese all-terrain.',
      text: '<p>A Land Cruiser 200 weighs close to three tonnes with a family aboard, and it needs an all-terrain tyre that takes mass seriously. Open Country A/T plus uses a high-density compound and broad, tied blocks that resist squirm, so the big Toyota stays tidy when it brakes on tarmac.</p><p>Leave the road at Fayoum’s Magic Lake and the open shoulders do their part on gravel and firm sand. Bottomless dunes need lower pressure and momentum. Mileage is long if rotated on schedule; neglected, the front shoulders feather and begin to drum.</p>',
    },
    ar: {
      name: 'أوبن كانتري A/T بلس',
      excerpt: 'مقاس لاند كروزر 200 في إطار ياباني متعدد التضاريس، هادئ وطويل العمر.',
      text: '<p>تزن لاند كروزر 200 بالعائلة قرابة ثلاثة أطنان، وتحتاج إلى إطار متعدد التضاريس يأخذ الوزن على محمل الجد. يستعمل أوبن كانتري A/T بلس خلطة كثيفة وكتلًا عريضة مترابطة تقاوم التلوي، فتبقى التويوتا الكبيرة منضبطة عند الفرملة على الأسفلت.</p><p>اترك الطريق عند البحيرة المسحورة بالفيوم، وستؤدي أكتافه المفتوحة دورها على الحصى والرمل المتماسك. أما الكثبان العميقة فتحتاج إلى ضغط أقل واندفاع محسوب. عمره طويل إذا بدلت مواضعه في موعدها؛ وإن أُهمل تسنّن الكتفان الأماميان وعلا صوتهما.</p>',
    },
  }),
  ranged(
    [
      tyreSize('215/75 R15', '100S', 4900, 20),
      tyreSize('235/75 R15', '109S', 5300, 26),
      tyreSize('31x10.5 R15', '109S', 6800, 30, was(7400)),
      tyreSize('265/70 R16', '112S', 7600, 12),
      tyreSize('265/65 R17', '112S', 8100, 0),
    ],
    {
      sku: 'MAX-AT771',
      brand: 'maxxis',
      origin: 'thailand',
      picture: ['BRAVO AT-771', 'all-terrain', 'high'],
      en: {
        name: 'Bravo AT-771',
        excerpt: 'A durable Thai all-terrain at a price that lets you change all five, spare included.',
        text: '<p>Bravo AT-771 is the all-terrain for people who use their 4x4 as a tool. Twin steel belts under nylon caps, serrated shoulders and a chip-resistant compound put up with quarry roads, fish farms and land-reclamation tracks near Toshka.</p><ul><li>Among the least costly tyres here in 31-inch size.</li><li>Easy to repair almost anywhere.</li><li>Needs patience in the wet, and hums like an honest labourer.</li></ul><p>Buy five rather than four: one matching spare is worth more in the desert than any accessory.</p>',
      },
      ar: {
        name: 'برافو AT-771',
        excerpt: 'متعدد تضاريس تايلاندي معمر بسعر يسمح بتغيير الخمسة، والاستبن معهم.',
        text: '<p>برافو AT-771 لمن يستعمل سيارة الدفع الرباعي عدة شغل. حزامان من الصلب تحت طبقة نايلون، وأكتاف مسننة، وخلطة تقاوم التقشر، تصبر كلها على طرق المحاجر والمزارع السمكية ومدقات الاستصلاح قرب توشكى.</p><ul><li>من أقل الإطارات سعرًا لدينا بمقاس 31 بوصة.</li><li>سهل الإصلاح في أي مكان تقريبًا.</li><li>يطلب الصبر على المبتل، وله أزيز عامل مجتهد.</li></ul><p>اشترِ خمسة لا أربعة؛ فاستبن مطابق أنفع في الصحراء من أي إكسسوار، وثمنه أقل كثيرًا من ثمن ونش يأتيك من آخر الدنيا.</p>',
      },
    },
  ),
  single(tyreSize('225/65 R17', '102V', 5700, 27), {
    sku: 'MAX-HPM3',
    brand: 'maxxis',
    origin: 'thailand',
    picture: ['BRAVO HP-M3', 'highway', 'medium'],
    en: {
      name: 'Bravo HP-M3',
      excerpt: 'Value highway tyre for X-Trail, RAV4 and Haval H6 with a calm, sturdy character.',
      text: '<p>Bravo HP-M3 brings Maxxis pricing to the family crossover. The carcass is stiff enough to stop a Haval H6 wallowing, and the symmetrical pattern allows every rotation scheme, useful if you like to do the work yourself.</p><p>On motorways it is settled and only mildly audible. City bumps come through more firmly than on a Korean rival. When winter finally rains, brake a moment earlier than habit suggests; the compound favours life over stickiness. At this money, with Thai manufacture and V rating, it is easy to forgive.</p>',
    },
    ar: {
      name: 'برافو HP-M3',
      excerpt: 'إطار طرق سريعة موفر لإكس تريل وراف 4 وهافال H6 بطبع هادئ متين.',
      text: '<p>ينقل برافو HP-M3 أسعار ماكسيس إلى الكروس أوفر العائلية. هيكله صلب بما يكفي ليمنع تمايل هافال H6، ونقشته المتماثلة تسمح بكل طرق تبديل المواضع، وهذا مفيد لمن يحب أن يعمل بيده.</p><p>على الطرق السريعة ثابت ولا يُسمع إلا قليلًا. تصلك مطبات المدينة أقسى مما تصل مع منافس كوري. وحين تمطر أخيرًا في الشتاء، فرمل قبل عادتك بلحظة؛ فخلطته تفضل العمر على الالتصاق. وبهذا السعر، مع صناعة تايلاندية ورمز V، من السهل أن تسامحه.</p>',
    },
  }),
  single(tyreSize('31x10.5 R15', '109Q', 7300, 6), {
    sku: 'MAX-MT764',
    brand: 'maxxis',
    origin: 'thailand',
    picture: ['BUCKSHOT MT-764', 'mud', 'high'],
    en: {
      name: 'Buckshot MT-764',
      excerpt: 'A proper mud-terrain for trail Jeeps; loud, tough and wonderful where roads stop.',
      text: '<p>Nobody fits Buckshot for the quiet. Huge, widely spaced lugs dig through wet clay, sharp wadi stone and deep gravel, and the thick sidewall lets a Wrangler or Cherokee run at low pressure without pinching.</p><ul><li>Strong traction in mud and on rock.</li><li>Bolder than any all-terrain in looks.</li><li>Q rated, so 160 km/h is the absolute ceiling; comfort ends far sooner.</li></ul><p>On rainy asphalt treat it with real caution. Daily drivers should choose an A/T and keep these on a second set of steel rims.</p>',
    },
    ar: {
      name: 'بكشوت MT-764',
      excerpt: 'إطار طين حقيقي لسيارات جيب المغامرة؛ صاخب ومتين ورائع حيث ينتهي الطريق.',
      text: '<p>لا أحد يركب بكشوت طلبًا للهدوء. بروزاته الضخمة المتباعدة تحفر في الطين المبتل وصخور الأودية والحصى العميق، وجنبه السميك يسمح لرانجلر أو شيروكي بالسير على ضغط منخفض من دون أن ينقرص الإطار.</p><ul><li>سحب قوي في الطين وعلى الصخر.</li><li>شكله أجرأ من أي إطار متعدد التضاريس.</li><li>رمزه Q، أي أن 160 كم/س سقفه المطلق، والراحة تنتهي قبل ذلك بكثير.</li></ul><p>عامله بحذر حقيقي على الأسفلت الممطر. ومن يقود كل يوم فليختر A/T ويحتفظ بهذا على طقم جنوط حديد ثانٍ.</p>',
    },
  }),
];
