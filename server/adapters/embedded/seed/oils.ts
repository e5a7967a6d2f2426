import type { SeedProduct, Words } from './types.js';

const litres = (volume: number): Words => ({
  en: `${volume} L`,
  ar: volume === 1 ? 'لتر واحد' : `${volume} لتر`,
});

export const OILS: SeedProduct[] = [
  {
    sku: 'OIL-MOB1-5W30',
    name: { en: 'Mobil 1 5W-30 engine oil', ar: 'زيت موبيل 1 5W-30' },
    excerpt: {
      en: 'Fully synthetic 5W-30 for modern petrol engines whose manual asks for API SP or earlier.',
      ar: 'زيت تخليقي بالكامل 5W-30 لمحركات البنزين الحديثة التي تطلب API SP أو ما قبلها.',
    },
    description: {
      en: '<p>A thin-when-cold synthetic oil that reaches the top of the engine within seconds of starting, when most wear happens, and stays stable in standing traffic in August.</p><ul><li><strong>Grade:</strong> SAE 5W-30</li><li><strong>Service class:</strong> API SP, which also covers SN and older petrol classes</li><li><strong>Use:</strong> Japanese, Korean and American petrol engines that specify 5W-30</li></ul><p>European engines with a particulate filter often ask for a low-ash C-class oil instead; for those choose one marked ACEA C3. Keep to the change interval in your manual, and halve the longest one if you drive mostly in dust and traffic.</p>',
      ar: '<p>زيت تخليقي يصل إلى أعلى المحرك خلال ثوانٍ من التشغيل، وهي اللحظات التي يحدث فيها أكثر التآكل، ويبقى ثابتًا في زحام أغسطس.</p><ul><li><strong>اللزوجة:</strong> SAE 5W-30</li><li><strong>المواصفة:</strong> API SP، وتغطي SN وما قبلها لمحركات البنزين</li><li><strong>الاستخدام:</strong> محركات البنزين اليابانية والكورية والأمريكية التي تطلب 5W-30</li></ul><p>المحركات الأوروبية المزودة بفلتر جسيمات تطلب غالبًا زيتًا قليل الرماد؛ فاختر لها زيتًا بمواصفة ACEA C3. التزم بمسافة التغيير في كتيب السيارة، وقلّلها إلى النصف إذا كانت قيادتك في الغبار والزحام.</p>',
    },
    brand: 'mobil',
    origin: 'saudi-arabia',
    category: 'oils',
    picture: { kind: 'oil', brand: 'MOBIL', label: '1 5W-30', litres: 4, colour: 'grey', shape: 'can' },
    variations: [
      { skuSuffix: '-1', label: litres(1), price: 640, stock: 42 },
      {
        skuSuffix: '-4',
        label: litres(4),
        price: 2190,
        stock: 36,
        sale: { title: { en: 'Oil change offer', ar: 'عرض غيار الزيت' }, formerPrice: 2490 },
      },
    ],
  },
  {
    sku: 'OIL-MOBS3-5W40',
    name: { en: 'Mobil Super 3000 5W-40 engine oil', ar: 'زيت موبيل سوبر 3000 5W-40' },
    excerpt: {
      en: 'Synthetic 5W-40 for European petrol and diesel cars without a particulate filter. ACEA A3/B4.',
      ar: 'زيت تخليقي 5W-40 للسيارات الأوروبية بنزين وديزل بدون فلتر جسيمات. مواصفة ACEA A3/B4.',
    },
    description: {
      en: '<p>The 5W-40 many European engines in Egypt were designed around. Thick enough at full heat to protect a hard-worked turbo, fluid enough to start easily on a cold morning in Cairo, which is not very cold at all.</p><ul><li><strong>Grade:</strong> SAE 5W-40</li><li><strong>Classes:</strong> ACEA A3/B3 and A3/B4</li><li><strong>Approvals on the pack:</strong> check MB 229.3 and VW 502 00/505 00 against your manual</li></ul><p>Not for engines with a diesel or petrol particulate filter. A good next step for a car that has been running 10W-40 and whose maker allows both.</p>',
      ar: '<p>لزوجة 5W-40 التي صُممت عليها محركات أوروبية كثيرة موجودة في مصر. سميك بما يكفي عند الحرارة الكاملة لحماية التيربو، وسائل بما يكفي لتشغيل سهل في صباح شتوي.</p><ul><li><strong>اللزوجة:</strong> SAE 5W-40</li><li><strong>المواصفات:</strong> ACEA A3/B3 وA3/B4</li><li><strong>الاعتمادات على العبوة:</strong> طابق MB 229.3 وVW 502 00/505 00 مع كتيب السيارة</li></ul><p>لا يستخدم مع المحركات المزودة بفلتر جسيمات، ديزل كانت أو بنزين. وهو نقلة جيدة لسيارة تعمل على 10W-40 ومصنعها يسمح باللزوجتين.</p>',
    },
    brand: 'mobil',
    origin: 'egypt',
    category: 'oils',
    picture: { kind: 'oil', brand: 'MOBIL', label: 'SUPER 5W-40', litres: 4, colour: 'grey', shape: 'can' },
    variations: [
      { skuSuffix: '-1', label: litres(1), price: 420, stock: 33 },
      { skuSuffix: '-4', label: litres(4), price: 1560, stock: 29 },
    ],
  },
  {
    sku: 'OIL-MOBS2-10W40',
    name: { en: 'Mobil Super 2000 10W-40 engine oil', ar: 'زيت موبيل سوبر 2000 10W-40' },
    excerpt: {
      en: 'Semi-synthetic 10W-40 for cars past their first years. In 1, 4 and 5 litres.',
      ar: 'زيت نصف تخليقي 10W-40 للسيارات بعد سنواتها الأولى. عبوات 1 و4 و5 لتر.',
    },
    description: {
      en: '<p>A semi-synthetic for engines that have covered some distance and whose manual lists 10W-40. It holds its thickness better in heat than a mineral oil and cleans better, at a price that does not tempt anyone to stretch the interval.</p><ul><li><strong>Grade:</strong> SAE 10W-40</li><li><strong>Class:</strong> ACEA A3/B3</li><li><strong>Typical use:</strong> petrol cars of the early 2000s onward and simple diesels</li></ul><p>Most four-cylinder cars take between 3.5 and 4.5 litres with the filter: look up yours, and buy the 5 litre can if 4 is not enough, rather than filling short.</p>',
      ar: '<p>زيت نصف تخليقي للمحركات التي قطعت مسافة ويذكر كتيبها لزوجة 10W-40. يحافظ على قوامه في الحر أفضل من الزيت المعدني، وتنظيفه أفضل، وسعره لا يغري أحدًا بتأخير الغيار.</p><ul><li><strong>اللزوجة:</strong> SAE 10W-40</li><li><strong>المواصفة:</strong> ACEA A3/B3</li><li><strong>الاستخدام المعتاد:</strong> سيارات البنزين من أوائل الألفية فما بعد، والديزل البسيط</li></ul><p>أغلب محركات الأربعة سلندر تأخذ من 3.5 إلى 4.5 لتر مع الفلتر: راجع سعة محركك، واشترِ عبوة 5 لتر إذا كانت 4 لا تكفي، بدلًا من أن تترك الزيت ناقصًا.</p>',
    },
    brand: 'mobil',
    origin: 'egypt',
    category: 'oils',
    picture: { kind: 'oil', brand: 'MOBIL', label: 'SUPER 10W-40', litres: 4, colour: 'blue', shape: 'can' },
    variations: [
      { skuSuffix: '-1', label: litres(1), price: 290, stock: 48 },
      { skuSuffix: '-4', label: litres(4), price: 1050, stock: 40 },
      { skuSuffix: '-5', label: litres(5), price: 1290, stock: 15 },
    ],
  },
  {
    sku: 'OIL-SHU-5W40',
    name: { en: 'Shell Helix Ultra 5W-40 engine oil', ar: 'زيت شل هيليكس ألترا 5W-40' },
    excerpt: {
      en: 'Fully synthetic oil with a base made from natural gas, for engines that ask for ACEA A3/B4.',
      ar: 'زيت تخليقي بالكامل قاعدته من الغاز الطبيعي، للمحركات التي تطلب ACEA A3/B4.',
    },
    description: {
      en: '<p>Shell makes the base of this oil from natural gas, which leaves it very clear and low in impurities. In an engine that means less evaporation, so less topping up between changes, and little sludge even in stop-and-go use.</p><ul><li><strong>Grade:</strong> SAE 5W-40</li><li><strong>Classes:</strong> ACEA A3/B3, A3/B4</li><li><strong>Suits:</strong> German and French petrol and turbo engines without a particulate filter</li></ul><p>If your engine drinks oil, a better oil will slow that down but will not repair worn rings. Check the level every second tank while you find out.</p>',
      ar: '<p>تصنع شل قاعدة هذا الزيت من الغاز الطبيعي، فتخرج شديدة الصفاء قليلة الشوائب. النتيجة في المحرك تبخر أقل، أي تزويد أقل بين الغيارات، ورواسب قليلة حتى في الزحام.</p><ul><li><strong>اللزوجة:</strong> SAE 5W-40</li><li><strong>المواصفات:</strong> ACEA A3/B3 وA3/B4</li><li><strong>يناسب:</strong> محركات البنزين والتيربو الألمانية والفرنسية بدون فلتر جسيمات</li></ul><p>إذا كان محركك يستهلك زيتًا فالزيت الأفضل يقلل ذلك، لكنه لا يصلح شنابر تالفة. راجع المستوى كل تفويلتين حتى تعرف السبب.</p>',
    },
    brand: 'shell',
    origin: 'germany',
    category: 'oils',
    picture: { kind: 'oil', brand: 'SHELL', label: 'ULTRA 5W-40', litres: 4, colour: 'grey', shape: 'can' },
    variations: [
      { skuSuffix: '-1', label: litres(1), price: 560, stock: 21 },
      { skuSuffix: '-4', label: litres(4), price: 1980, stock: 18 },
    ],
  },
  {
    sku: 'OIL-SHX7-10W40',
    name: { en: 'Shell Helix HX7 10W-40 engine oil', ar: 'زيت شل هيليكس HX7 10W-40' },
    excerpt: {
      en: 'Semi-synthetic 10W-40 that keeps a city engine clean. 1 and 4 litres.',
      ar: 'زيت نصف تخليقي 10W-40 يحافظ على نظافة محرك المدينة. عبوات 1 و4 لتر.',
    },
    description: {
      en: '<p>Short trips leave moisture and fuel in the oil, and that is how sludge begins. HX7 is a semi-synthetic with strong detergents, made for the car that spends its week between home, school and work.</p><ul><li><strong>Grade:</strong> SAE 10W-40</li><li><strong>Class:</strong> ACEA A3/B4</li><li><strong>Fuels:</strong> petrol, diesel without particulate filter, and cars converted to natural gas if their maker allows this class</li></ul><p>Colour tells you nothing about its state: a good detergent oil darkens quickly because it is doing its work. Go by distance and time.</p>',
      ar: '<p>المشاوير القصيرة تترك رطوبة ووقودًا في الزيت، ومن هنا تبدأ الرواسب. زيت HX7 نصف تخليقي بإضافات تنظيف قوية، لسيارة تقضي أسبوعها بين البيت والمدرسة والعمل.</p><ul><li><strong>اللزوجة:</strong> SAE 10W-40</li><li><strong>المواصفة:</strong> ACEA A3/B4</li><li><strong>الوقود:</strong> بنزين، وديزل بدون فلتر جسيمات، وسيارات محولة للغاز الطبيعي إذا سمح مصنعها بهذه المواصفة</li></ul><p>لون الزيت لا يدل على حالته؛ فالزيت الجيد يغمق بسرعة لأنه ينظف. اعتمد على المسافة والوقت.</p>',
    },
    brand: 'shell',
    origin: 'egypt',
    category: 'oils',
    picture: { kind: 'oil', brand: 'SHELL', label: 'HX7 10W-40', litres: 4, colour: 'blue', shape: 'can' },
    variations: [
      { skuSuffix: '-1', label: litres(1), price: 310, stock: 37 },
      {
        skuSuffix: '-4',
        label: litres(4),
        price: 1020,
        stock: 44,
        sale: { title: { en: 'Oil change offer', ar: 'عرض غيار الزيت' }, formerPrice: 1150 },
      },
    ],
  },
  {
    sku: 'OIL-SHX3-20W50',
    name: { en: 'Shell Helix HX3 20W-50 engine oil, 4 L', ar: 'زيت شل هيليكس HX3 20W-50 عبوة 4 لتر' },
    excerpt: {
      en: 'Mineral 20W-50 for older engines whose manual lists it. Four litres.',
      ar: 'زيت معدني 20W-50 للمحركات القديمة التي يذكر كتيبها هذه اللزوجة. 4 لتر.',
    },
    description: {
      en: '<p>A thick mineral oil for engines designed in another age: wide clearances, carburettors or early injection, and a manual that says 20W-50 for hot countries.</p><ul><li><strong>Grade:</strong> SAE 20W-50</li><li><strong>Type:</strong> mineral</li><li><strong>Interval:</strong> short; 5,000 km is a sensible limit in Egypt, or what your manual says for severe use if that is less</li></ul><p>Please do not use it to quieten a modern engine. Thin oil passages and variable valve timing need the thin grade they were built for, and a thick oil starves them at every cold start.</p>',
      ar: '<p>زيت معدني ثقيل لمحركات من جيل سابق: خلوصات واسعة، وكاربراتير أو حقن قديم، وكتيب يذكر 20W-50 للبلاد الحارة.</p><ul><li><strong>اللزوجة:</strong> SAE 20W-50</li><li><strong>النوع:</strong> معدني</li><li><strong>مسافة التغيير:</strong> قصيرة؛ 5,000 كم حد معقول في مصر، أو ما يذكره الكتيب للاستخدام الشاق إن كان أقل</li></ul><p>لا تستخدمه من فضلك لإسكات صوت محرك حديث. ممرات الزيت الضيقة ونظام توقيت الصمامات المتغير تحتاج إلى اللزوجة الخفيفة التي صُممت لها، والزيت الثقيل يحرمها منه عند كل تشغيل على البارد.</p>',
    },
    brand: 'shell',
    origin: 'egypt',
    category: 'oils',
    picture: { kind: 'oil', brand: 'SHELL', label: 'HX3 20W-50', litres: 4, colour: 'red', shape: 'can' },
    price: 690,
    stock: 52,
  },
  {
    sku: 'OIL-CASE-5W30',
    name: { en: 'Castrol EDGE 5W-30 LL engine oil', ar: 'زيت كاسترول إيدج 5W-30 LL' },
    excerpt: {
      en: 'Low-ash synthetic for Volkswagen-group and other cars with a particulate filter. ACEA C3.',
      ar: 'زيت تخليقي قليل الرماد لمجموعة فولكس فاجن والسيارات المزودة بفلتر جسيمات. ACEA C3.',
    },
    description: {
      en: '<p>LL stands for long life: this is the oil for Volkswagen, Audi, Škoda and Seat engines that specify VW 504 00 or 507 00, and for other cars whose manual asks for a mid-ash C3 oil.</p><ul><li><strong>Grade:</strong> SAE 5W-30</li><li><strong>Class:</strong> ACEA C3</li><li><strong>Approvals on the pack:</strong> VW 504 00/507 00, MB 229.51</li></ul><p>Low ash keeps the particulate filter from clogging. The long interval, however, was meant for European motorways: with our heat, dust and traffic, change it every year and well before the longest distance allowed.</p>',
      ar: '<p>حرفا LL يعنيان عمرًا طويلًا: هذا زيت محركات فولكس فاجن وأودي وسكودا وسيات التي تطلب VW 504 00 أو 507 00، وغيرها مما يطلب كتيبه زيت C3 متوسط الرماد.</p><ul><li><strong>اللزوجة:</strong> SAE 5W-30</li><li><strong>المواصفة:</strong> ACEA C3</li><li><strong>الاعتمادات على العبوة:</strong> VW 504 00/507 00 وMB 229.51</li></ul><p>قلة الرماد تحمي فلتر الجسيمات من الانسداد. أما مسافة التغيير الطويلة فوُضعت لطرق أوروبا السريعة: مع الحر والغبار والزحام عندنا غيّره كل سنة، وقبل أطول مسافة مسموحة بفارق كبير.</p>',
    },
    brand: 'castrol',
    origin: 'germany',
    category: 'oils',
    picture: { kind: 'oil', brand: 'CASTROL', label: 'EDGE 5W-30', litres: 4, colour: 'black', shape: 'can' },
    variations: [
      { skuSuffix: '-1', label: litres(1), price: 650, stock: 16 },
      { skuSuffix: '-4', label: litres(4), price: 2350, stock: 12 },
    ],
  },
  {
    sku: 'OIL-CASM-10W40',
    name: { en: 'Castrol Magnatec 10W-40 engine oil', ar: 'زيت كاسترول ماجناتك 10W-40' },
    excerpt: {
      en: 'Semi-synthetic whose film clings to the metal between starts. For stop-and-go driving.',
      ar: 'زيت نصف تخليقي تلتصق طبقته بالمعدن بين كل تشغيل وآخر. للقيادة في الزحام.',
    },
    description: {
      en: '<p>When the engine stops, oil runs down into the sump, and the next start happens nearly dry. Magnatec’s additives are attracted to metal, so a film stays on the parts that wear first.</p><ul><li><strong>Grade:</strong> SAE 10W-40</li><li><strong>Class:</strong> ACEA A3/B4</li><li><strong>Good for:</strong> cars started many times a day, taxis, driving-school cars, delivery work</li></ul><p>Use 10W-40 only where your manual allows it. Change the filter with the oil every time: clean oil through a full filter is money poured down the drain.</p>',
      ar: '<p>عندما يتوقف المحرك ينزل الزيت إلى الكرتيرة، فيحدث التشغيل التالي شبه جاف. إضافات ماجناتك تنجذب إلى المعدن، فتبقى طبقة رقيقة على الأجزاء التي تتآكل أولًا.</p><ul><li><strong>اللزوجة:</strong> SAE 10W-40</li><li><strong>المواصفة:</strong> ACEA A3/B4</li><li><strong>يناسب:</strong> السيارات كثيرة التشغيل في اليوم: تاكسي، وتعليم قيادة، وتوصيل طلبات</li></ul><p>استخدم 10W-40 إذا كان كتيب السيارة يسمح بها. وغيّر الفلتر مع الزيت في كل مرة؛ فزيت نظيف يمر في فلتر ممتلئ مال ضائع.</p>',
    },
    brand: 'castrol',
    origin: 'uae',
    category: 'oils',
    picture: { kind: 'oil', brand: 'CASTROL', label: 'MAGNATEC', litres: 4, colour: 'green', shape: 'can' },
    variations: [
      { skuSuffix: '-1', label: litres(1), price: 330, stock: 28 },
      { skuSuffix: '-4', label: litres(4), price: 1190, stock: 4 },
    ],
  },
  {
    sku: 'OIL-CASG-20W50',
    name: { en: 'Castrol GTX 20W-50 engine oil', ar: 'زيت كاسترول GTX 20W-50' },
    excerpt: {
      en: 'The long-known mineral oil for older petrol engines. 1 and 4 litres.',
      ar: 'الزيت المعدني المعروف من سنين لمحركات البنزين القديمة. عبوات 1 و4 لتر.',
    },
    description: {
      en: '<p>GTX has been in Egyptian workshops longer than most of the cars it serves. It is a mineral oil with detergents against sludge, for older engines whose makers recommend 20W-50 in a hot climate.</p><ul><li><strong>Grade:</strong> SAE 20W-50</li><li><strong>Type:</strong> mineral, petrol engines</li><li><strong>Useful in the boot:</strong> the 1 litre bottle, for an engine that uses a little between changes</li></ul><p>If you top up, stay with the same grade and, if you can, the same class. Mixing brands will not harm the engine; mixing grades gives you neither one.</p>',
      ar: '<p>زيت GTX موجود في الورش المصرية من قبل أغلب السيارات التي يخدمها. زيت معدني بإضافات ضد الرواسب، للمحركات القديمة التي يوصي مصنعها بلزوجة 20W-50 في المناخ الحار.</p><ul><li><strong>اللزوجة:</strong> SAE 20W-50</li><li><strong>النوع:</strong> معدني، لمحركات البنزين</li><li><strong>مفيد في الشنطة:</strong> عبوة اللتر الواحد، لمحرك يستهلك القليل بين الغيارات</li></ul><p>عند التزويد التزم باللزوجة نفسها، وبالمواصفة نفسها إن أمكن. خلط الماركات لا يضر المحرك، أما خلط اللزوجات فيعطيك زيتًا ليس هذا ولا ذاك.</p>',
    },
    brand: 'castrol',
    origin: 'egypt',
    category: 'oils',
    picture: { kind: 'oil', brand: 'CASTROL', label: 'GTX 20W-50', litres: 4, colour: 'gold', shape: 'can' },
    variations: [
      { skuSuffix: '-1', label: litres(1), price: 210, stock: 60 },
      { skuSuffix: '-4', label: litres(4), price: 760, stock: 46 },
    ],
  },
  {
    sku: 'OIL-TOT9-5W40',
    name: { en: 'Total Quartz 9000 5W-40 engine oil', ar: 'زيت توتال كوارتز 9000 5W-40' },
    excerpt: {
      en: 'Synthetic 5W-40, at home in Peugeot, Citroën and Renault. 1, 4 and 5 litres.',
      ar: 'زيت تخليقي 5W-40 مألوف في بيجو وسيتروين ورينو. عبوات 1 و4 و5 لتر.',
    },
    description: {
      en: '<p>A full-synthetic oil with a long history in French engines. It copes with heat well, and the 5 litre can suits the larger sumps of French diesels.</p><ul><li><strong>Grade:</strong> SAE 5W-40</li><li><strong>Class:</strong> ACEA A3/B4</li><li><strong>Not for:</strong> engines with a particulate filter, or those that specify a thin 0W-30 or 5W-30 oil, as the newer small turbos do</li></ul><p>Before you buy for a newer Peugeot or Citroën with the 1.2 turbo petrol engine, read the manual: its timing belt runs in oil and is particular about the approval, not only about the grade.</p>',
      ar: '<p>زيت تخليقي بالكامل له تاريخ طويل مع المحركات الفرنسية. يتحمل الحرارة جيدًا، وعبوة 5 لتر تناسب محركات الديزل الفرنسية الأكبر سعة.</p><ul><li><strong>اللزوجة:</strong> SAE 5W-40</li><li><strong>المواصفة:</strong> ACEA A3/B4</li><li><strong>لا يناسب:</strong> المحركات المزودة بفلتر جسيمات، ولا التي تطلب زيتًا خفيفًا 0W-30 أو 5W-30 مثل محركات التيربو الصغيرة الأحدث</li></ul><p>قبل الشراء لبيجو أو سيتروين حديثة بمحرك 1.2 تيربو بنزين اقرأ الكتيب؛ فسير الكاتينة فيها يعمل داخل الزيت ويهمه الاعتماد لا اللزوجة وحدها.</p>',
    },
    brand: 'total',
    origin: 'egypt',
    category: 'oils',
    picture: { kind: 'oil', brand: 'TOTAL', label: '9000 5W-40', litres: 4, colour: 'gold', shape: 'can' },
    variations: [
      { skuSuffix: '-1', label: litres(1), price: 410, stock: 25 },
      { skuSuffix: '-4', label: litres(4), price: 1490, stock: 20 },
      { skuSuffix: '-5', label: litres(5), price: 1840, stock: 0 },
    ],
  },
  {
    sku: 'OIL-TOT7-10W40',
    name: { en: 'Total Quartz 7000 10W-40 engine oil', ar: 'زيت توتال كوارتز 7000 10W-40' },
    excerpt: {
      en: 'Semi-synthetic for petrol and diesel cars that take 10W-40. 4 and 5 litres.',
      ar: 'زيت نصف تخليقي لسيارات البنزين والديزل التي تأخذ 10W-40. عبوات 4 و5 لتر.',
    },
    description: {
      en: '<p>An honest middle oil: better than mineral in heat and cleanliness, cheaper than full synthetic, and enough for the many 1.4 and 1.6 engines on Egyptian roads whose manual lists 10W-40.</p><ul><li><strong>Grade:</strong> SAE 10W-40</li><li><strong>Class:</strong> ACEA A3/B4</li><li><strong>Use:</strong> petrol and diesel, without particulate filter</li></ul><p>Take the 5 litre can if your engine needs more than four with a new filter; what is left over tops it up until the next change. Close the can well and keep it out of the sun.</p>',
      ar: '<p>زيت متوسط صريح: أفضل من المعدني في الحرارة والنظافة، وأرخص من التخليقي الكامل، ويكفي محركات 1.4 و1.6 الكثيرة على طرق مصر التي يذكر كتيبها 10W-40.</p><ul><li><strong>اللزوجة:</strong> SAE 10W-40</li><li><strong>المواصفة:</strong> ACEA A3/B4</li><li><strong>الاستخدام:</strong> بنزين وديزل بدون فلتر جسيمات</li></ul><p>خذ عبوة 5 لتر إذا كان محركك يحتاج إلى أكثر من 4 مع فلتر جديد، والباقي للتزويد حتى الغيار التالي. أحكم غلق العبوة واحفظها بعيدًا عن الشمس.</p>',
    },
    brand: 'total',
    origin: 'egypt',
    category: 'oils',
    picture: { kind: 'oil', brand: 'TOTAL', label: '7000 10W-40', litres: 5, colour: 'red', shape: 'can' },
    variations: [
      { skuSuffix: '-4', label: litres(4), price: 980, stock: 30 },
      { skuSuffix: '-5', label: litres(5), price: 1190, stock: 22 },
    ],
  },
  {
    sku: 'OIL-LIQ-4200',
    name: { en: 'Liqui Moly Top Tec 4200 5W-30 engine oil', ar: 'زيت ليكوي مولي توب تك 4200 5W-30' },
    excerpt: {
      en: 'German low-ash oil for VW, BMW and Mercedes engines with a particulate filter.',
      ar: 'زيت ألماني قليل الرماد لمحركات فولكس فاجن وبي إم دبليو ومرسيدس المزودة بفلتر جسيمات.',
    },
    description: {
      en: '<p>One oil that carries the approvals most German owners look for, which makes life simple in a house with two different cars in the garage.</p><ul><li><strong>Grade:</strong> SAE 5W-30</li><li><strong>Class:</strong> ACEA C3</li><li><strong>Approvals on the pack:</strong> VW 504 00/507 00, MB 229.51, BMW Longlife-04</li></ul><p>BMW petrol engines in hot countries were often specified for Longlife-01 oils: read the manual and not the badge on the boot. The 5 litre can is the better buy; four-cylinder engines with turbo usually need between 4 and 5.5 litres.</p>',
      ar: '<p>زيت واحد يحمل الاعتمادات التي يبحث عنها أغلب أصحاب السيارات الألمانية، وهذا مريح لبيت فيه سيارتان مختلفتان.</p><ul><li><strong>اللزوجة:</strong> SAE 5W-30</li><li><strong>المواصفة:</strong> ACEA C3</li><li><strong>الاعتمادات على العبوة:</strong> VW 504 00/507 00 وMB 229.51 وBMW Longlife-04</li></ul><p>محركات بي إم دبليو البنزين في البلاد الحارة تطلب غالبًا Longlife-01: اقرأ الكتيب لا العلامة على الشنطة. عبوة 5 لتر أوفر؛ فمحركات الأربعة سلندر التيربو تحتاج عادةً من 4 إلى 5.5 لتر.</p>',
    },
    brand: 'liqui-moly',
    origin: 'germany',
    category: 'oils',
    picture: {
      kind: 'oil',
      brand: 'LIQUI MOLY',
      label: '4200 5W-30',
      litres: 5,
      colour: 'blue',
      shape: 'can',
    },
    variations: [
      { skuSuffix: '-1', label: litres(1), price: 720, stock: 14 },
      {
        skuSuffix: '-5',
        label: litres(5),
        price: 2950,
        stock: 9,
        sale: { title: { en: 'German car offer', ar: 'عرض السيارات الألمانية' }, formerPrice: 3290 },
      },
    ],
  },
  {
    sku: 'OIL-MOT-8100',
    name: { en: 'Motul 8100 X-cess 5W-40 engine oil', ar: 'زيت موتول 8100 إكسيس 5W-40' },
    excerpt: {
      en: 'Full-synthetic 5W-40 for powerful petrol engines without a particulate filter.',
      ar: 'زيت تخليقي بالكامل 5W-40 لمحركات البنزين القوية بدون فلتر جسيمات.',
    },
    description: {
      en: '<p>For engines that are asked for more than the daily commute: turbocharged saloons, older German sixes, cars that climb to Ain Sokhna at speed with the air conditioning on.</p><ul><li><strong>Grade:</strong> SAE 5W-40</li><li><strong>Class:</strong> ACEA A3/B4</li><li><strong>Approvals on the pack:</strong> MB 229.5, VW 502 00/505 00, BMW Longlife-01</li></ul><p>It is a full-ash oil, so it does not belong in cars with a particulate filter. Let a turbo idle for half a minute after a fast drive before switching off; no oil does that for you.</p>',
      ar: '<p>لمحركات يُطلب منها أكثر من المشوار اليومي: سيدان تيربو، ومحركات ألمانية ستة سلندر، وسيارة تصعد طريق العين السخنة بسرعة والتكييف يعمل.</p><ul><li><strong>اللزوجة:</strong> SAE 5W-40</li><li><strong>المواصفة:</strong> ACEA A3/B4</li><li><strong>الاعتمادات على العبوة:</strong> MB 229.5 وVW 502 00/505 00 وBMW Longlife-01</li></ul><p>هذا زيت كامل الرماد، فلا مكان له في سيارة بفلتر جسيمات. واترك التيربو يعمل نصف دقيقة على الرلانتي بعد القيادة السريعة قبل الإطفاء؛ فلا يوجد زيت يقوم بذلك بدلًا منك.</p>',
    },
    brand: 'motul',
    origin: 'france',
    category: 'oils',
    picture: { kind: 'oil', brand: 'MOTUL', label: '8100 5W-40', litres: 5, colour: 'red', shape: 'can' },
    variations: [
      { skuSuffix: '-1', label: litres(1), price: 690, stock: 11 },
      { skuSuffix: '-5', label: litres(5), price: 3050, stock: 2 },
    ],
  },
  {
    sku: 'OIL-FUC-MC',
    name: { en: 'Fuchs Titan Syn MC 10W-40 engine oil, 4 L', ar: 'زيت فوكس تيتان 10W-40 عبوة 4 لتر' },
    excerpt: {
      en: 'German semi-synthetic 10W-40 in a 4 litre can, for petrol and diesel cars.',
      ar: 'زيت ألماني نصف تخليقي 10W-40 في عبوة 4 لتر، لسيارات البنزين والديزل.',
    },
    description: {
      en: '<p>Fuchs is the independent oil company many German workshops buy from, less advertised here and often better value for that reason. Syn MC is its everyday 10W-40.</p><ul><li><strong>Grade:</strong> SAE 10W-40</li><li><strong>Class:</strong> ACEA A3/B4</li><li><strong>Use:</strong> petrol and diesel cars without particulate filter, including turbo</li></ul><p>It starts more easily on winter mornings than a 15W-40 and loses less to evaporation on long summer drives. Check the seal under the cap: every original can we sell has it unbroken, with a batch number that matches the label.</p>',
      ar: '<p>فوكس شركة زيوت ألمانية مستقلة تشتري منها ورش كثيرة في ألمانيا؛ إعلاناتها هنا قليلة، ولهذا يكون سعرها غالبًا أفضل مقابل الجودة. وهذا زيتها اليومي 10W-40.</p><ul><li><strong>اللزوجة:</strong> SAE 10W-40</li><li><strong>المواصفة:</strong> ACEA A3/B4</li><li><strong>الاستخدام:</strong> بنزين وديزل بدون فلتر جسيمات، ومنها التيربو</li></ul><p>تشغيله أسهل في صباح الشتاء من 15W-40، وتبخره أقل في سفر الصيف الطويل. راجع الختم تحت الغطاء: كل عبوة أصلية نبيعها ختمها سليم، ورقم التشغيلة عليها مطابق للملصق.</p>',
    },
    brand: 'fuchs',
    origin: 'germany',
    category: 'oils',
    picture: { kind: 'oil', brand: 'FUCHS', label: 'TITAN 10W-40', litres: 4, colour: 'blue', shape: 'can' },
    price: 1120,
    stock: 0,
  },
  {
    sku: 'OIL-CAS-DX6',
    name: {
      en: 'Castrol Transmax DEXRON-VI transmission fluid, 1 L',
      ar: 'زيت فتيس أوتوماتيك كاسترول DEXRON-VI عبوة لتر واحد',
    },
    excerpt: {
      en: 'Fluid for automatic gearboxes that specify DEXRON-VI. Not for CVT or dual-clutch.',
      ar: 'زيت لفتيس الأوتوماتيك الذي يطلب DEXRON-VI. لا يصلح للـCVT ولا للقابض المزدوج.',
    },
    description: {
      en: '<p>Conventional automatics from Chevrolet, Opel and other makers ask for DEXRON-VI, which also replaces DEXRON-III in most older boxes.</p><ul><li><strong>Specification:</strong> DEXRON-VI</li><li><strong>Volume:</strong> 1 litre; a drain and refill commonly takes 3 to 5</li><li><strong>Colour:</strong> red; brown fluid with a burnt smell means the box needs a look first</li></ul><p>Never put it in a CVT or a dual-clutch gearbox, and do not trust “sealed for life”: in our heat the fluid ages. Ask the workshop to measure what came out and to check the level at the temperature the maker gives.</p>',
      ar: '<p>ناقلات الحركة الأوتوماتيك التقليدية في شيفروليه وأوبل وغيرهما تطلب DEXRON-VI، وهو بديل DEXRON-III في أغلب الفتيسات الأقدم.</p><ul><li><strong>المواصفة:</strong> DEXRON-VI</li><li><strong>العبوة:</strong> لتر واحد؛ والغيار بالتصفية يأخذ عادةً من 3 إلى 5</li><li><strong>اللون:</strong> أحمر؛ أما البني برائحة احتراق فيعني أن الفتيس يحتاج إلى فحص أولًا</li></ul><p>لا تضعه أبدًا في فتيس CVT أو قابض مزدوج، ولا تعتمد على عبارة «مدى الحياة»؛ فالزيت يتقدم عمره في حرارتنا. اطلب قياس الكمية الخارجة وضبط المستوى عند الحرارة التي يحددها المصنع.</p>',
    },
    brand: 'castrol',
    origin: 'belgium',
    category: 'oils',
    picture: { kind: 'oil', brand: 'CASTROL', label: 'ATF DX-VI', litres: 1, colour: 'red', shape: 'bottle' },
    price: 480,
    stock: 34,
  },
  {
    sku: 'OIL-CAS-CVT',
    name: { en: 'Castrol Transmax CVT fluid, 1 L', ar: 'زيت فتيس CVT كاسترول ترانسماكس عبوة لتر واحد' },
    excerpt: {
      en: 'For belt and chain CVT gearboxes. Match the maker’s fluid name before you buy.',
      ar: 'لناقلات الحركة CVT بالسير أو الجنزير. طابق اسم زيت المصنع قبل الشراء.',
    },
    description: {
      en: '<p>A CVT drives through a steel belt or chain squeezed between two pulleys. Its fluid must grip as well as lubricate, which is why an ordinary automatic fluid ruins it.</p><ul><li><strong>Use:</strong> belt and chain CVTs in Nissan, Mitsubishi, Toyota and other cars, where the pack lists your maker’s fluid</li><li><strong>Volume:</strong> 1 litre; most services take 3 to 5</li><li><strong>Not for:</strong> ordinary automatics, dual-clutch boxes or hybrid transaxles</li></ul><p>Send us the fluid name written in your manual, for example NS-3 or CVTF-J4, and we compare it with the pack before dispatch.</p>',
      ar: '<p>فتيس CVT ينقل الحركة بسير أو جنزير صلب مضغوط بين بكرتين، فزيته مطلوب منه أن يمسك كما يزيّت، ولهذا يتلفه زيت الأوتوماتيك العادي.</p><ul><li><strong>الاستخدام:</strong> فتيس CVT في نيسان وميتسوبيشي وتويوتا وغيرها، بشرط أن يكون زيت المصنع مذكورًا على العبوة</li><li><strong>العبوة:</strong> لتر واحد؛ وأغلب الغيارات تأخذ من 3 إلى 5</li><li><strong>لا يصلح:</strong> للأوتوماتيك العادي، ولا القابض المزدوج، ولا فتيس الهايبرد</li></ul><p>أرسل لنا اسم الزيت المكتوب في الكتيب، مثل NS-3 أو CVTF-J4، ونطابقه مع العبوة قبل الشحن.</p>',
    },
    brand: 'castrol',
    origin: 'belgium',
    category: 'oils',
    picture: { kind: 'oil', brand: 'CASTROL', label: 'CVT', litres: 1, colour: 'grey', shape: 'bottle' },
    price: 560,
    stock: 17,
  },
  {
    sku: 'OIL-MOB-80W90',
    name: { en: 'Mobilube HD 80W-90 gear oil, 1 L', ar: 'زيت كرونة موبيلوب HD 80W-90 عبوة لتر واحد' },
    excerpt: {
      en: 'API GL-5 gear oil for rear axles and differentials. Read on before using it in a gearbox.',
      ar: 'زيت تروس API GL-5 للكرونة والدفرنس. اقرأ الملاحظة قبل استخدامه في فتيس مانيوال.',
    },
    description: {
      en: '<p>Hypoid gears in a rear axle slide as they turn, under great pressure. GL-5 oil carries the extreme-pressure additives they need.</p><ul><li><strong>Grade:</strong> SAE 80W-90</li><li><strong>Class:</strong> API GL-5</li><li><strong>Use:</strong> differentials and axles of pickups, vans and rear-wheel-drive cars</li></ul><p><strong>Manual gearboxes:</strong> many need GL-4, because the additives of GL-5 can attack brass synchroniser rings. Check the manual first. Limited-slip differentials may need a further additive. Change it after deep water: a milky oil has water in it.</p>',
      ar: '<p>تروس الكرونة الخلفية تنزلق على بعضها وهي تدور تحت ضغط كبير، وزيت GL-5 يحمل إضافات الضغط العالي التي تحتاجها.</p><ul><li><strong>اللزوجة:</strong> SAE 80W-90</li><li><strong>المواصفة:</strong> API GL-5</li><li><strong>الاستخدام:</strong> كرونة ودفرنس البيك أب والفان وسيارات الجر الخلفي</li></ul><p><strong>الفتيس المانيوال:</strong> كثير منه يحتاج إلى GL-4، لأن إضافات GL-5 قد تضر جلب السنكرونايزر النحاسية، فراجع الكتيب أولًا. والدفرنس محدود الانزلاق قد يحتاج إلى إضافة خاصة. وغيّر الزيت بعد عبور مياه عميقة؛ فاللون اللبني معناه أن المياه دخلت.</p>',
    },
    brand: 'mobil',
    origin: 'egypt',
    category: 'oils',
    picture: { kind: 'oil', brand: 'MOBIL', label: '80W-90', litres: 1, colour: 'gold', shape: 'bottle' },
    price: 295,
    stock: 27,
  },
  {
    sku: 'OIL-BOS-DOT4',
    name: { en: 'Bosch DOT 4 brake fluid', ar: 'زيت فرامل بوش DOT 4' },
    excerpt: {
      en: 'Brake and clutch fluid in sealed half-litre and litre bottles. Change it every two years.',
      ar: 'زيت فرامل ودبرياج في عبوة مغلقة نصف لتر أو لتر. يُغيَّر كل سنتين.',
    },
    description: {
      en: '<p>Brake fluid draws moisture from the air. As it does, its boiling point falls, and on a long descent the pedal can go soft just when it matters. That is why it is changed by time, not by distance.</p><ul><li><strong>Class:</strong> DOT 4, which also replaces DOT 3</li><li><strong>0.5 L</strong> for topping up or for a motorcycle, <strong>1 L</strong> for a full change in a car</li><li><strong>Interval:</strong> two years is the usual advice</li></ul><p>Use a bottle once opened within days and throw away the rest. Never mix with DOT 5, which is silicone, and wash any drip off the paint with water at once. A falling level usually means worn pads: have them looked at before topping up.</p>',
      ar: '<p>زيت الفرامل يمتص الرطوبة من الهواء، فتنخفض درجة غليانه، وقد تصبح الدواسة رخوة في نزول طويل حين تحتاجها أكثر. لذلك يُغيَّر بالمدة لا بالكيلومترات.</p><ul><li><strong>المواصفة:</strong> DOT 4، ويحل محل DOT 3</li><li><strong>نصف لتر</strong> للتزويد أو للموتوسيكل، و<strong>لتر</strong> لغيار كامل في سيارة</li><li><strong>المدة:</strong> المعتاد كل سنتين</li></ul><p>استخدم العبوة خلال أيام من فتحها وتخلص من الباقي. لا تخلطه مع DOT 5 لأنه سيليكون، واغسل أي نقطة تقع على الدهان بالمياه فورًا. ونقص المستوى معناه غالبًا تآكل التيل، فافحصه قبل التزويد.</p>',
    },
    brand: 'bosch',
    origin: 'germany',
    category: 'oils',
    picture: { kind: 'oil', brand: 'BOSCH', label: 'DOT 4', litres: 1, colour: 'blue', shape: 'bottle' },
    variations: [
      { skuSuffix: '-05', label: { en: '0.5 L', ar: 'نصف لتر' }, price: 195, stock: 38 },
      { skuSuffix: '-1', label: { en: '1 L', ar: 'لتر واحد' }, price: 340, stock: 23 },
    ],
  },
];
