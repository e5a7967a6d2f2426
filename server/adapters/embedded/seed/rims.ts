import type { SeedProduct, Words } from './types.js';

const inch = (diameter: number): Words => ({ en: `${diameter} inch`, ar: `${diameter} بوصة` });

/** Prices are for one rim. */
export const RIMS: SeedProduct[] = [
  {
    sku: 'RIM-BOR-Y',
    name: { en: 'Borbet Y alloy rim', ar: 'جنط بوربت Y سبور' },
    excerpt: {
      en: 'Quiet multi-spoke alloy in silver, 15 to 17 inch, for European and Korean saloons.',
      ar: 'جنط سبور متعدد الأضلاع فضي هادئ الشكل، من 15 إلى 17 بوصة، للسيدان الأوروبية والكورية.',
    },
    description: {
      en: '<p>A rim that could have come with the car. Slim Y-shaped spokes, silver lacquer that hides brake dust well enough, and a bore that takes centring rings.</p><ul><li><strong>15 inch:</strong> 6.5J, PCD 4x100, ET38</li><li><strong>16 inch:</strong> 7J, PCD 5x112, ET42</li><li><strong>17 inch:</strong> 7.5J, PCD 5x112, ET45</li></ul><p>Sold individually, without bolts. Send us your car’s model and year before ordering: we check the bolt pattern, the offset and whether your present bolts have the right seat. Centring rings for your hub come free with a set of four.</p>',
      ar: '<p>جنط يبدو كأنه جاء مع السيارة من المصنع: أضلاع رفيعة على شكل Y، ودهان فضي لا يُظهر غبار الفرامل بسرعة، وفتحة منتصف تقبل جلب التوسيط.</p><ul><li><strong>15 بوصة:</strong> عرض 6.5J، مسامير 4x100، إزاحة ET38</li><li><strong>16 بوصة:</strong> عرض 7J، مسامير 5x112، إزاحة ET42</li><li><strong>17 بوصة:</strong> عرض 7.5J، مسامير 5x112، إزاحة ET45</li></ul><p>يباع بالواحد وبدون مسامير. أرسل لنا موديل السيارة وسنة الصنع قبل الطلب، ونراجع توزيع المسامير والإزاحة ونوع قاعدة المسمار. وجلب التوسيط مجانًا مع الطقم الكامل.</p>',
    },
    brand: 'borbet',
    origin: 'germany',
    category: 'rims',
    picture: { kind: 'rim', brand: 'BORBET', style: 'multi', finish: 'silver' },
    variations: [
      { skuSuffix: '-15', label: inch(15), price: 4650, stock: 12 },
      { skuSuffix: '-16', label: inch(16), price: 5350, stock: 8 },
      { skuSuffix: '-17', label: inch(17), price: 6250, stock: 4 },
    ],
  },
  {
    sku: 'RIM-BOR-LV5-17',
    name: { en: 'Borbet LV5 alloy rim, 17 inch', ar: 'جنط بوربت LV5 مقاس 17 بوصة' },
    excerpt: {
      en: 'Split-spoke 17 inch rim in gunmetal, 7.5J, PCD 5x114.3, ET45.',
      ar: 'جنط 17 بوصة بأضلاع مشقوقة رصاصي غامق، عرض 7.5J ومسامير 5x114.3 وإزاحة ET45.',
    },
    description: {
      en: '<p>Five pairs of spokes that run right out to the edge make a 17 inch wheel look larger than it is. The gunmetal lacquer suits white and silver cars, the two colours most of Egypt drives.</p><ul><li><strong>Size:</strong> 17x7.5J</li><li><strong>PCD and offset:</strong> 5x114.3, ET45</li><li><strong>Tyres to go with it:</strong> 215/50R17 or 225/45R17, according to the car</li></ul><p>Going from 16 to 17 inches lowers the sidewall, so the car steers more sharply and feels the speed bumps more. We will tell you honestly if your roads are too rough for it.</p>',
      ar: '<p>خمسة أزواج من الأضلاع تمتد حتى الحافة، فيبدو الجنط الـ17 أكبر من مقاسه. واللون الرصاصي الغامق يليق بالسيارات البيضاء والفضية، وهي الأكثر في شوارعنا.</p><ul><li><strong>المقاس:</strong> 17 بوصة، عرض 7.5J</li><li><strong>المسامير والإزاحة:</strong> 5x114.3 وET45</li><li><strong>الإطارات المناسبة:</strong> 215/50R17 أو 225/45R17 حسب السيارة</li></ul><p>الانتقال من 16 إلى 17 بوصة يقلل ارتفاع جنب الإطار، فيصبح التوجيه أدق والإحساس بالمطبات أكبر. وسنقول لك بصراحة إذا كانت طرقك أصعب من ذلك.</p>',
    },
    brand: 'borbet',
    origin: 'germany',
    category: 'rims',
    picture: { kind: 'rim', brand: 'BORBET', style: 'split', finish: 'gunmetal' },
    price: 6490,
    stock: 8,
  },
  {
    sku: 'RIM-OZ-ULT-17',
    name: { en: 'OZ Ultraleggera alloy rim, 17 inch', ar: 'جنط أو زد ألتراليجيرا 17 بوصة' },
    excerpt: {
      en: 'Light ten-spoke Italian rim in matt black, 17x7.5J, PCD 5x112, ET50.',
      ar: 'جنط إيطالي خفيف بعشرة أضلاع أسود مطفي، 17 بوصة وعرض 7.5J ومسامير 5x112 وإزاحة ET50.',
    },
    description: {
      en: '<p>The name means very light, and weight is the reason to buy it. A lighter wheel follows a broken surface better and asks less of the brakes and the dampers.</p><ul><li><strong>Size:</strong> 17x7.5J</li><li><strong>PCD and offset:</strong> 5x112, ET50</li><li><strong>Bore:</strong> 75 mm, with a ring for your hub</li></ul><p>Thin spokes leave the brakes open to view and to air. Clean with shampoo and a soft brush only: acid wheel cleaners dull the matt finish for good. Bolts with a conical seat are needed and are sold separately.</p>',
      ar: '<p>معنى الاسم «خفيف جدًا»، والوزن هو سبب الشراء. الجنط الأخف يتابع الطريق المكسر أفضل، ويخفف الحمل على الفرامل والمساعدين.</p><ul><li><strong>المقاس:</strong> 17 بوصة، عرض 7.5J</li><li><strong>المسامير والإزاحة:</strong> 5x112 وET50</li><li><strong>فتحة المنتصف:</strong> 75 مم، مع جلبة على مقاس سيارتك</li></ul><p>الأضلاع الرفيعة تُظهر الفرامل وتهويها. نظفه بشامبو وفرشاة ناعمة فقط؛ فمنظفات الجنوط الحمضية تُفسد اللون المطفي بلا رجعة. ويحتاج إلى مسامير بقاعدة مخروطية تباع منفصلة.</p>',
    },
    brand: 'oz',
    origin: 'italy',
    category: 'rims',
    picture: { kind: 'rim', brand: 'OZ', style: 'ten-spoke', finish: 'black' },
    price: 7490,
    stock: 4,
  },
  {
    sku: 'RIM-ENK-RPF1',
    name: { en: 'Enkei RPF1 alloy rim', ar: 'جنط إنكاي RPF1' },
    excerpt: {
      en: 'The light twin-spoke classic in silver, 15 and 16 inch, for small sporty cars.',
      ar: 'جنط إنكاي الكلاسيكي الخفيف بأضلاع مزدوجة، فضي، 15 و16 بوصة للسيارات الصغيرة الرياضية.',
    },
    description: {
      en: '<p>A track-day favourite for decades, because few cast rims are lighter for the money. On the road it means a small car that jumps less over broken asphalt.</p><ul><li><strong>15 inch:</strong> 7J, PCD 4x100, ET41</li><li><strong>16 inch:</strong> 7J, PCD 4x100, ET43</li></ul><p>Both are wider than the factory rim of most small cars, so the tyre and the arch clearance need checking at full lock and with four people aboard. Use the nuts or bolts with a 60° conical seat, tighten by hand with a torque wrench, and again after 50 km.</p>',
      ar: '<p>محبوب في الحلبات منذ عشرات السنين، لأن قليلًا من الجنوط المصبوبة أخف منه بهذا السعر. وعلى الطريق معناه سيارة صغيرة أقل قفزًا على الأسفلت المكسر.</p><ul><li><strong>15 بوصة:</strong> عرض 7J، مسامير 4x100، إزاحة ET41</li><li><strong>16 بوصة:</strong> عرض 7J، مسامير 4x100، إزاحة ET43</li></ul><p>المقاسان أعرض من جنط المصنع في أغلب السيارات الصغيرة، فيجب فحص خلوص الرفرف مع لف العجلات للآخر وأربعة ركاب. استخدم صواميل أو مسامير بقاعدة مخروطية 60 درجة، واربطها بمفتاح عزم، ثم أعد الربط بعد 50 كم.</p>',
    },
    brand: 'enkei',
    origin: 'japan',
    category: 'rims',
    picture: { kind: 'rim', brand: 'ENKEI', style: 'split', finish: 'silver' },
    variations: [
      { skuSuffix: '-15', label: inch(15), price: 6350, stock: 8 },
      { skuSuffix: '-16', label: inch(16), price: 6990, stock: 0 },
    ],
  },
  {
    sku: 'RIM-ENK-TS10-17',
    name: { en: 'Enkei TS-10 alloy rim, 17 inch', ar: 'جنط إنكاي TS-10 مقاس 17 بوصة' },
    excerpt: {
      en: 'Ten-spoke 17x8J rim in gunmetal, PCD 5x114.3, ET45.',
      ar: 'جنط بعشرة أضلاع رصاصي غامق، 17 بوصة وعرض 8J ومسامير 5x114.3 وإزاحة ET45.',
    },
    description: {
      en: '<p>Ten plain spokes, no ornament, and a rim flange strengthened by Enkei’s rolling process, which stretches the barrel after casting and lets it be thinner without being weaker.</p><ul><li><strong>Size:</strong> 17x8J</li><li><strong>PCD and offset:</strong> 5x114.3, ET45</li><li><strong>Tyres to go with it:</strong> 225/45R17 or 225/50R17, according to the car</li></ul><p>Eight inches is generous for a family saloon. It fits many Japanese and Korean cars without touching, but not all of them: we check clearance for your model before we send a set.</p>',
      ar: '<p>عشرة أضلاع بسيطة بلا زخرفة، وحافة مقواة بطريقة الدرفلة من إنكاي، التي تشد جسم الجنط بعد الصب فيكون أرفع دون أن يضعف.</p><ul><li><strong>المقاس:</strong> 17 بوصة، عرض 8J</li><li><strong>المسامير والإزاحة:</strong> 5x114.3 وET45</li><li><strong>الإطارات المناسبة:</strong> 225/45R17 أو 225/50R17 حسب السيارة</li></ul><p>عرض 8 بوصات كبير على سيارة عائلية، لكنه يركب على كثير من السيارات اليابانية والكورية دون احتكاك، لكن ليس كلها: نراجع الخلوص لموديلك قبل إرسال الطقم.</p>',
    },
    brand: 'enkei',
    origin: 'japan',
    category: 'rims',
    picture: { kind: 'rim', brand: 'ENKEI', style: 'ten-spoke', finish: 'gunmetal' },
    price: 6850,
    stock: 8,
    sale: { title: { en: 'Set of four offer', ar: 'عرض الطقم' }, formerPrice: 7400 },
  },
  {
    sku: 'RIM-MOM-5S-16',
    name: { en: 'Momo five-spoke alloy rim, 16 inch', ar: 'جنط مومو 5 أضلاع 16 بوصة' },
    excerpt: {
      en: 'Bold five-spoke with a machined face, 16x7J, PCD 5x114.3, ET40.',
      ar: 'خمسة أضلاع عريضة بوجه مخروط لامع، 16 بوصة وعرض 7J ومسامير 5x114.3 وإزاحة ET40.',
    },
    description: {
      en: '<p>Five wide spokes, a black ground and a face cut bright on the lathe. It wakes up a plain saloon without asking for lower tyres: 16 inches still leaves enough rubber for Ring Road joints.</p><ul><li><strong>Size:</strong> 16x7J</li><li><strong>PCD and offset:</strong> 5x114.3, ET40</li><li><strong>Tyres to go with it:</strong> 205/55R16 or 215/60R16, according to the car</li></ul><p>A machined face is protected only by clear lacquer. Kerb scratches let moisture under it, so touch them up soon; a polished rim cannot be patched invisibly like a painted one.</p>',
      ar: '<p>خمسة أضلاع عريضة على أرضية سوداء ووجه مخروط لامع. يغيّر شكل سيارة عادية دون أن يطلب إطارًا أقل ارتفاعًا: مقاس 16 يترك كاوتشًا يكفي لفواصل الدائري.</p><ul><li><strong>المقاس:</strong> 16 بوصة، عرض 7J</li><li><strong>المسامير والإزاحة:</strong> 5x114.3 وET40</li><li><strong>الإطارات المناسبة:</strong> 205/55R16 أو 215/60R16 حسب السيارة</li></ul><p>الوجه المخروط لا يحميه إلا ورنيش شفاف. خدوش الرصيف تُدخل الرطوبة تحته، فعالجها سريعًا؛ لأن هذا الوجه لا يُرمَّم دون أثر مثل المدهون.</p>',
    },
    brand: 'momo',
    origin: 'italy',
    category: 'rims',
    picture: { kind: 'rim', brand: 'MOMO', style: 'five-spoke', finish: 'machined' },
    price: 5450,
    stock: 12,
  },
  {
    sku: 'RIM-ALL-510',
    name: { en: 'Alloy Line AL-510 five-spoke rim', ar: 'جنط ألوي لاين AL-510 خمسة أضلاع' },
    excerpt: {
      en: 'Affordable silver five-spoke in 14, 15 and 16 inch, PCD 4x100.',
      ar: 'جنط فضي اقتصادي بخمسة أضلاع، 14 و15 و16 بوصة، مسامير 4x100.',
    },
    description: {
      en: '<p>The plain way from steel to alloy. Five silver spokes, easy to wash, easy to match with a single replacement later if a pothole wins.</p><ul><li><strong>14 inch:</strong> 5.5J, PCD 4x100, ET40</li><li><strong>15 inch:</strong> 6J, PCD 4x100, ET40</li><li><strong>16 inch:</strong> 6.5J, PCD 4x100, ET42</li></ul><p>4x100 is found on many small Renault, Hyundai, Kia, Nissan and Opel cars, but measure yours: 4x98 and 4x108 look the same to the eye and must never be forced. The price is for one rim without bolts.</p>',
      ar: '<p>أبسط طريق من الجنط الحديد إلى السبور: خمسة أضلاع فضية سهلة الغسيل، ويسهل تعويض واحد منها لاحقًا إذا غلبته حفرة.</p><ul><li><strong>14 بوصة:</strong> عرض 5.5J، مسامير 4x100، إزاحة ET40</li><li><strong>15 بوصة:</strong> عرض 6J، مسامير 4x100، إزاحة ET40</li><li><strong>16 بوصة:</strong> عرض 6.5J، مسامير 4x100، إزاحة ET42</li></ul><p>مقاس 4x100 موجود في كثير من سيارات رينو وهيونداي وكيا ونيسان وأوبل الصغيرة، لكن قِس سيارتك: 4x98 و4x108 يبدوان متشابهين بالعين ولا يجوز تركيبهما بالقوة. السعر للجنط الواحد بدون مسامير.</p>',
    },
    brand: 'alloy-line',
    origin: 'china',
    category: 'rims',
    picture: { kind: 'rim', brand: 'ALLOY LINE', style: 'five-spoke', finish: 'silver' },
    variations: [
      { skuSuffix: '-14', label: inch(14), price: 2850, stock: 24 },
      {
        skuSuffix: '-15',
        label: inch(15),
        price: 2990,
        stock: 32,
        sale: { title: { en: 'Set of four offer', ar: 'عرض الطقم' }, formerPrice: 3350 },
      },
      { skuSuffix: '-16', label: inch(16), price: 3650, stock: 16 },
    ],
  },
  {
    sku: 'RIM-ALL-1002',
    name: { en: 'Alloy Line AL-1002 ten-spoke rim', ar: 'جنط ألوي لاين AL-1002 عشرة أضلاع' },
    excerpt: {
      en: 'Ten-spoke rim with a machined face on black, 15 and 16 inch, PCD 4x100 or 5x114.3.',
      ar: 'جنط بعشرة أضلاع ووجه لامع على أسود، 15 و16 بوصة، مسامير 4x100 أو 5x114.3.',
    },
    description: {
      en: '<p>More spokes spread the load of a hit over more places, which is worth something on our roads. The bright face stands out against black pockets.</p><ul><li><strong>15 inch:</strong> 6.5J, PCD 4x100, ET38</li><li><strong>16 inch:</strong> 7J, PCD 5x114.3, ET45</li></ul><p>The pockets between the spokes collect dust: rinse before you rub, or the dust does the polishing. Both sizes take ordinary rubber valves and also the tyre pressure sensors most cars use. Ask us for hub rings; they keep the steering free of shake at 100 km/h.</p>',
      ar: '<p>كثرة الأضلاع توزع الصدمة على مواضع أكثر، وهذا له قيمة على طرقنا. والوجه اللامع يبرز على الأرضية السوداء.</p><ul><li><strong>15 بوصة:</strong> عرض 6.5J، مسامير 4x100، إزاحة ET38</li><li><strong>16 بوصة:</strong> عرض 7J، مسامير 5x114.3، إزاحة ET45</li></ul><p>الفراغات بين الأضلاع تجمع الغبار: اشطف بالمياه قبل الفرك حتى لا يخدش الغبار السطح. المقاسان يقبلان بلف الكاوتش العادي وحساسات الضغط المستخدمة في أغلب السيارات. واطلب جلب التوسيط؛ فهي تمنع رعشة الدركسيون عند سرعة 100 كم/س.</p>',
    },
    brand: 'alloy-line',
    origin: 'china',
    category: 'rims',
    picture: { kind: 'rim', brand: 'ALLOY LINE', style: 'ten-spoke', finish: 'machined' },
    variations: [
      { skuSuffix: '-15', label: inch(15), price: 3290, stock: 20 },
      { skuSuffix: '-16', label: inch(16), price: 3890, stock: 12 },
    ],
  },
  {
    sku: 'RIM-ALL-S7-18',
    name: { en: 'Alloy Line AL-S7 split-spoke rim, 18 inch', ar: 'جنط ألوي لاين AL-S7 مقاس 18 بوصة' },
    excerpt: {
      en: 'Black split-spoke rim for crossovers, 18x7.5J, PCD 5x114.3, ET45.',
      ar: 'جنط أسود بأضلاع مشقوقة للكروس أوفر، 18 بوصة وعرض 7.5J ومسامير 5x114.3 وإزاحة ET45.',
    },
    description: {
      en: '<p>Made for the Korean and Japanese crossovers that fill our streets, whose higher trims came on 18 inch rims and whose lower ones did not.</p><ul><li><strong>Size:</strong> 18x7.5J</li><li><strong>PCD and offset:</strong> 5x114.3, ET45</li><li><strong>Load:</strong> 690 kg per rim; check it against your axle weight</li><li><strong>Tyres to go with it:</strong> 225/55R18 or 235/55R18, according to the car</li></ul><p>If your car came with 17 inch, tell us its tyre size, and we suggest an 18 inch tyre whose outer diameter stays close, so that the speedometer stays true.</p>',
      ar: '<p>مصمم للكروس أوفر الكورية واليابانية التي تملأ شوارعنا، وقد جاءت فئاتها العليا بجنوط 18 بوصة دون فئاتها الأقل.</p><ul><li><strong>المقاس:</strong> 18 بوصة، عرض 7.5J</li><li><strong>المسامير والإزاحة:</strong> 5x114.3 وET45</li><li><strong>الحمولة:</strong> 690 كجم للجنط؛ طابقها مع وزن المحور في سيارتك</li><li><strong>الإطارات المناسبة:</strong> 225/55R18 أو 235/55R18 حسب السيارة</li></ul><p>إذا جاءت سيارتك بمقاس 17 فأرسل لنا مقاس إطارها، ونقترح إطار 18 بقطر خارجي قريب حتى يبقى عداد السرعة صحيحًا.</p>',
    },
    brand: 'alloy-line',
    origin: 'taiwan',
    category: 'rims',
    picture: { kind: 'rim', brand: 'ALLOY LINE', style: 'split', finish: 'black' },
    price: 5690,
    stock: 16,
  },
  {
    sku: 'RIM-ALL-M4-17',
    name: { en: 'Alloy Line AL-M4 mesh rim, 17 inch', ar: 'جنط ألوي لاين AL-M4 شبك 17 بوصة' },
    excerpt: {
      en: 'Bronze mesh rim in the classic style, 17x7.5J, PCD 5x112, ET42.',
      ar: 'جنط شبك برونزي بشكل كلاسيكي، 17 بوصة وعرض 7.5J ومسامير 5x112 وإزاحة ET42.',
    },
    description: {
      en: '<p>A mesh rim never quite goes out of fashion, and bronze flatters dark green, grey and white cars alike.</p><ul><li><strong>Size:</strong> 17x7.5J</li><li><strong>PCD and offset:</strong> 5x112, ET42</li><li><strong>Finish:</strong> bronze paint under satin lacquer</li></ul><p>Be honest about your patience: mesh takes twice as long to clean as five spokes. The small openings also make stick-on balancing weights visible, so ask the fitter to place them on the inner barrel. Sold individually; four are balanced at our Nasr City shop at no charge when bought with tyres.</p>',
      ar: '<p>الجنط الشبك لا تنتهي موضته، واللون البرونزي يليق بالسيارات الخضراء الداكنة والرمادية والبيضاء.</p><ul><li><strong>المقاس:</strong> 17 بوصة، عرض 7.5J</li><li><strong>المسامير والإزاحة:</strong> 5x112 وET42</li><li><strong>التشطيب:</strong> دهان برونزي تحت ورنيش نصف لامع</li></ul><p>كن صريحًا مع نفسك: تنظيف الشبك يأخذ ضعف وقت الخمسة أضلاع. والفتحات الصغيرة تُظهر رصاص الاتزان اللاصق، فاطلب من الفني وضعه من الداخل. يباع بالواحد، ونزن الطقم مجانًا في محلنا بمدينة نصر عند شرائه مع الإطارات.</p>',
    },
    brand: 'alloy-line',
    origin: 'taiwan',
    category: 'rims',
    picture: { kind: 'rim', brand: 'ALLOY LINE', style: 'mesh', finish: 'bronze' },
    price: 4950,
    stock: 8,
  },
  {
    sku: 'RIM-ALL-24-16',
    name: {
      en: 'Alloy Line AL-24 multi-spoke rim, 16 inch',
      ar: 'جنط ألوي لاين AL-24 متعدد الأضلاع 16 بوصة',
    },
    excerpt: {
      en: 'Fine-spoked gunmetal rim, 16x6.5J, PCD 4x108, ET25, for Peugeot and Citroën.',
      ar: 'جنط رصاصي غامق بأضلاع رفيعة، 16 بوصة وعرض 6.5J ومسامير 4x108 لبيجو وسيتروين.',
    },
    description: {
      en: '<p>French owners know the trouble: most of the market is drilled for somebody else. This rim is made in 4x108 with a low offset, the pattern of many Peugeot and Citroën cars with four bolts.</p><ul><li><strong>Size:</strong> 16x6.5J</li><li><strong>PCD and offset:</strong> 4x108, ET25</li><li><strong>Bore:</strong> 65.1 mm, so no ring is needed on those hubs</li><li><strong>Tyres to go with it:</strong> 195/55R16 or 205/55R16, according to the car</li></ul><p>Ford also used 4x108, with a smaller hub and another offset: not the same rim.</p>',
      ar: '<p>أصحاب السيارات الفرنسية يعرفون المشكلة: أغلب السوق مثقوب لغيرهم. هذا الجنط بتوزيع 4x108 وإزاحة منخفضة، وهو المناسب لكثير من سيارات بيجو وسيتروين ذات الأربعة مسامير.</p><ul><li><strong>المقاس:</strong> 16 بوصة، عرض 6.5J</li><li><strong>المسامير والإزاحة:</strong> 4x108 وET25</li><li><strong>فتحة المنتصف:</strong> 65.1 مم، فلا يحتاج إلى جلبة في هذه السيارات</li><li><strong>الإطارات المناسبة:</strong> 195/55R16 أو 205/55R16 حسب السيارة</li></ul><p>فورد استخدمت 4x108 أيضًا، لكن بفتحة أصغر وإزاحة مختلفة؛ فليس الجنط نفسه.</p>',
    },
    brand: 'alloy-line',
    origin: 'china',
    category: 'rims',
    picture: { kind: 'rim', brand: 'ALLOY LINE', style: 'multi', finish: 'gunmetal' },
    price: 3790,
    stock: 3,
    sale: { title: { en: 'Last pieces', ar: 'آخر القطع' }, formerPrice: 4290 },
  },
  {
    sku: 'RIM-ALL-X6',
    name: { en: 'Alloy Line AL-X6 off-road rim', ar: 'جنط ألوي لاين AL-X6 للدفع الرباعي' },
    excerpt: {
      en: 'Black six-bolt rim for pickups and 4x4s, 16 and 17 inch, PCD 6x139.7.',
      ar: 'جنط أسود بستة مسامير للبيك أب والدفع الرباعي، 16 و17 بوصة، 6x139.7.',
    },
    description: {
      en: '<p>For the pickup that really goes to the desert. The lip is thick, the spokes sit back from the edge where rocks cannot reach them, and the finish is a matt black that can be repainted at home.</p><ul><li><strong>16 inch:</strong> 8J, PCD 6x139.7, ET10, 1,050 kg</li><li><strong>17 inch:</strong> 8J, PCD 6x139.7, ET20, 1,100 kg</li></ul><p>The low offset widens the track. Check that the tyres stay under the arches, as the traffic department expects, and that nothing touches with the wheels turned and the springs compressed. 16 inch leaves more sidewall for soft sand.</p>',
      ar: '<p>للبيك أب الذي يدخل الصحراء فعلًا. الشفة سميكة، والأضلاع داخلة عن الحافة فلا تصل إليها الصخور، واللون أسود مطفي يمكن إعادة رشه في البيت.</p><ul><li><strong>16 بوصة:</strong> عرض 8J، مسامير 6x139.7، إزاحة ET10، حمولة 1,050 كجم</li><li><strong>17 بوصة:</strong> عرض 8J، مسامير 6x139.7، إزاحة ET20، حمولة 1,100 كجم</li></ul><p>الإزاحة المنخفضة توسّع ما بين العجلتين؛ فتأكد من بقاء الإطار تحت الرفرف، ومن عدم الاحتكاك مع لف العجلات وانضغاط السوست. مقاس 16 يترك جنب إطار أعلى للرمال الناعمة.</p>',
    },
    brand: 'alloy-line',
    origin: 'thailand',
    category: 'rims',
    picture: { kind: 'rim', brand: 'ALLOY LINE', style: 'off-road', finish: 'black' },
    variations: [
      { skuSuffix: '-16', label: inch(16), price: 4690, stock: 12 },
      { skuSuffix: '-17', label: inch(17), price: 5290, stock: 8 },
    ],
  },
  {
    sku: 'RIM-RDK-STL',
    name: { en: 'Road Kit steel rim', ar: 'جنط حديد رود كيت' },
    excerpt: {
      en: 'Plain steel rim in 13, 14 and 15 inch: for the spare, for work, or to replace a bent one.',
      ar: 'جنط حديد 13 و14 و15 بوصة: للاستبن أو للشغل أو بديلًا عن جنط معوج.',
    },
    description: {
      en: '<p>Steel bends where alloy cracks, and a bent steel rim can often be made true again. That is why taxis keep it, and why a full-size spare on steel is a sensible thing to own.</p><ul><li><strong>13 inch:</strong> 5J, PCD 4x100, ET40</li><li><strong>14 inch:</strong> 5.5J, PCD 4x100, ET43</li><li><strong>15 inch:</strong> 6J, PCD 4x100, ET43</li></ul><p>Powder-coated in silver-grey, ready for a wheel cover. Steel rims need bolts or nuts with the seat made for steel; those of an alloy rim may bottom out before they hold.</p>',
      ar: '<p>الحديد ينثني حيث ينكسر السبور، والجنط الحديد المعوج كثيرًا ما يُعدَّل. لذلك يبقى عليه التاكسي، ولذلك فإن استبن كامل المقاس على جنط حديد اختيار عاقل.</p><ul><li><strong>13 بوصة:</strong> عرض 5J، مسامير 4x100، إزاحة ET40</li><li><strong>14 بوصة:</strong> عرض 5.5J، مسامير 4x100، إزاحة ET43</li><li><strong>15 بوصة:</strong> عرض 6J، مسامير 4x100، إزاحة ET43</li></ul><p>مدهون بالبودرة بلون فضي رمادي وجاهز للطاسة. الجنط الحديد يحتاج إلى مسامير بقاعدة مناسبة له؛ فمسامير السبور قد تصل إلى آخرها قبل أن تُمسك.</p>',
    },
    brand: 'road-kit',
    origin: 'egypt',
    category: 'rims',
    picture: { kind: 'rim', brand: 'ROAD KIT', style: 'steel', finish: 'silver' },
    variations: [
      { skuSuffix: '-13', label: inch(13), price: 990, stock: 26 },
      { skuSuffix: '-14', label: inch(14), price: 1150, stock: 30 },
      { skuSuffix: '-15', label: inch(15), price: 1350, stock: 18 },
    ],
  },
  {
    sku: 'RIM-RDK-VAN15',
    name: { en: 'Road Kit van steel rim, 15 inch', ar: 'جنط حديد رود كيت للميكروباص 15 بوصة' },
    excerpt: {
      en: 'Heavy steel rim for microbuses and vans, 15x6J, PCD 6x139.7, for C-marked tyres.',
      ar: 'جنط حديد متين للميكروباص والفان، 15 بوصة وعرض 6J ومسامير 6x139.7 لإطارات C.',
    },
    description: {
      en: '<p>Thicker disc, deeper weld, and a rated load that matches a 195R15C or 205/70R15C tyre. For vehicles that carry fourteen people to work and back every day.</p><ul><li><strong>Size:</strong> 15x6J</li><li><strong>PCD:</strong> 6x139.7</li><li><strong>Load:</strong> 1,060 kg per rim</li><li><strong>Finish:</strong> black primer and grey topcoat</li></ul><p>Inspect the bolt holes of old rims for cracks whenever the wheels are off, and retire any rim that has been welded. Tighten crosswise with a torque wrench, then again after the first 50 km with load.</p>',
      ar: '<p>قرص أسمك ولحام أعمق وحمولة تناسب إطار 195R15C أو 205/70R15C، لمركبات تنقل 14 راكبًا إلى العمل والعودة كل يوم.</p><ul><li><strong>المقاس:</strong> 15 بوصة، عرض 6J</li><li><strong>المسامير:</strong> 6x139.7</li><li><strong>الحمولة:</strong> 1,060 كجم للجنط</li><li><strong>التشطيب:</strong> برايمر أسود ودهان رمادي</li></ul><p>افحص ثقوب المسامير في الجنوط القديمة بحثًا عن شروخ كلما فُكّت العجلات، واستبعد أي جنط سبق لحامه. اربط المسامير بالتبادل بمفتاح عزم، وأعد الربط بعد أول 50 كم بالحمولة.</p>',
    },
    brand: 'road-kit',
    origin: 'turkey',
    category: 'rims',
    picture: { kind: 'rim', brand: 'ROAD KIT', style: 'steel', finish: 'black' },
    price: 1690,
    stock: 0,
  },
];
