import { inLocale, type Locale } from '../core/locale.js';

/**
 * Cities, marakez (districts of a governorate) and, in Cairo, Giza and Alexandria, the quarters that addresses name, by
 * governorate: English, then Arabic. Compiled by hand from the administrative divisions of Egypt and its new cities,
 * spelled as on addresses; it is for suggestions, so that it need not be complete, and any other name may be typed.
 */
const CITIES: Record<string, string> = {
  EGC: `Nasr City مدينة نصر, Heliopolis مصر الجديدة, New Cairo القاهرة الجديدة, Fifth Settlement التجمع الخامس,
    First Settlement التجمع الأول, Third Settlement التجمع الثالث, Katameya القطامية, Rehab City الرحاب, Madinaty مدينتي,
    El Shorouk الشروق, Badr City مدينة بدر, New Administrative Capital العاصمة الإدارية الجديدة, Maadi المعادي,
    Helwan حلوان, 15 May City مدينة 15 مايو, Mokattam المقطم, Downtown وسط البلد, Garden City جاردن سيتي,
    Zamalek الزمالك, Shubra شبرا, Rod El Farag روض الفرج, El Sahel الساحل, El Zawya El Hamra الزاوية الحمراء,
    El Sharabiya الشرابية, El Zeitoun الزيتون, Hadayek El Kobba حدائق القبة, El Matareya المطرية, Ain Shams عين شمس,
    El Marg المرج, El Salam City مدينة السلام, El Nozha النزهة, Sheraton شيراتون, Abbassia العباسية, El Waily الوايلي,
    El Daher الظاهر, Bab El Sharia باب الشعرية, El Gamaleya الجمالية, El Mosky الموسكي, Abdeen عابدين,
    Sayeda Zeinab السيدة زينب, El Khalifa الخليفة, Old Cairo مصر القديمة, Manial المنيل, Dar El Salam دار السلام,
    El Basatin البساتين, Tora طرة, El Maasara المعصرة, El Tebbin التبين, Manshiyat Naser منشأة ناصر, Boulaq بولاق,
    El Amiriya الأميرية`,
  EGGZ: `Giza الجيزة, Dokki الدقي, Mohandessin المهندسين, Agouza العجوزة, Imbaba إمبابة, Kit Kat الكيت كات,
    El Warraq الوراق, Boulaq El Dakrour بولاق الدكرور, Faisal فيصل, Haram الهرم, Omraniya العمرانية, El Moneeb المنيب,
    Hadayek El Ahram حدائق الأهرام, 6th of October City مدينة 6 أكتوبر, Sheikh Zayed الشيخ زايد,
    Hadayek October حدائق أكتوبر, Kerdasa كرداسة, Ausim أوسيم, Abu Rawash أبو رواش, El Hawamdiya الحوامدية,
    El Badrashein البدرشين, El Ayyat العياط, El Saff الصف, Atfih أطفيح, Manshiyat El Qanater منشأة القناطر,
    Bahariya Oasis الواحات البحرية`,
  EGALX: `Montaza المنتزه, Mandara المندرة, Asafra العصافرة, Miami ميامي, Sidi Bishr سيدي بشر, San Stefano سان ستيفانو,
    Gleem جليم, Loran لوران, Rushdy رشدي, Sidi Gaber سيدي جابر, Smouha سموحة, Cleopatra كليوباترا, Sporting سبورتنج,
    Ibrahimia الإبراهيمية, Camp Caesar كامب شيزار, El Shatby الشاطبي, Raml Station محطة الرمل, Moharam Bek محرم بك,
    El Attarin العطارين, El Mansheya المنشية, El Labban اللبان, Bahary بحري, Karmouz كرموز, Mina El Basal مينا البصل,
    El Max المكس, El Dekheila الدخيلة, Agami العجمي, Bitash البيطاش, Amreya العامرية, King Mariout كينج مريوط,
    Borg El Arab برج العرب, New Borg El Arab برج العرب الجديدة, Abu Qir أبو قير, Maamoura المعمورة, El Awayed العوايد,
    Bakos باكوس, Fleming فلمنج, Kafr Abdu كفر عبده`,
  EGKB: `Banha بنها, Shubra El Kheima شبرا الخيمة, Qalyub قليوب, El Qanater El Khayreya القناطر الخيرية,
    El Khanka الخانكة, El Khusus الخصوص, Obour العبور, Shibin El Qanater شبين القناطر, Toukh طوخ, Qaha قها,
    Kafr Shukr كفر شكر, Abu Zaabal أبو زعبل, Bahtim بهتيم, Mostorod مسطرد`,
  EGDK: `Mansoura المنصورة, New Mansoura المنصورة الجديدة, Talkha طلخا, Mit Ghamr ميت غمر, Dekernes دكرنس, Aga أجا,
    Menyet El Nasr منية النصر, El Sinbellawein السنبلاوين, Bilqas بلقاس, Sherbin شربين, El Manzala المنزلة,
    El Matareya المطرية, Gamasa جمصة, Temay El Amdeed تمي الأمديد, El Gamaleya الجمالية, Mit Salsil ميت سلسيل,
    Bani Ebeid بني عبيد, El Kurdi الكردي, Mahallat Damana محلة دمنة, Nabaroh نبروه`,
  EGSHR: `Zagazig الزقازيق, 10th of Ramadan City العاشر من رمضان, Belbeis بلبيس, Minya El Qamh منيا القمح,
    Abu Hammad أبو حماد, Abu Kabir أبو كبير, Faqous فاقوس, El Husseiniya الحسينية, Hehya ههيا, Diarb Negm ديرب نجم,
    Kafr Saqr كفر صقر, Awlad Saqr أولاد صقر, El Ibrahimiya الإبراهيمية, Mashtool El Souk مشتول السوق,
    El Qanayat القنايات, El Qurein القرين, San El Hagar صان الحجر, New Salhiya الصالحية الجديدة`,
  EGGH: `Tanta طنطا, El Mahalla El Kubra المحلة الكبرى, Kafr El Zayat كفر الزيات, Zefta زفتى, El Santa السنطة,
    Qutour قطور, Basyoun بسيون, Samannoud سمنود`,
  EGMNF: `Shibin El Kom شبين الكوم, Sadat City مدينة السادات, Menouf منوف, Sers El Layan سرس الليان, Ashmoun أشمون,
    El Bagour الباجور, Quesna قويسنا, Berket El Sabaa بركة السبع, Tala تلا, El Shohada الشهداء`,
  EGBH: `Damanhour دمنهور, Kafr El Dawwar كفر الدوار, Rashid رشيد, Edku إدكو, Abu El Matamir أبو المطامير,
    Abu Hummus أبو حمص, El Delengat الدلنجات, El Mahmoudiya المحمودية, El Rahmaniya الرحمانية,
    Itay El Baroud إيتاي البارود, Hosh Essa حوش عيسى, Shubrakhit شبراخيت, Kom Hamada كوم حمادة, Badr بدر,
    Wadi El Natrun وادي النطرون, New Nubaria النوبارية الجديدة`,
  EGKFS: `Kafr El Sheikh كفر الشيخ, Desouk دسوق, Fuwwah فوه, Metoubes مطوبس, Baltim بلطيم, El Burullus البرلس,
    El Hamoul الحامول, Biyala بيلا, El Riyad الرياض, Sidi Salem سيدي سالم, Qallin قلين, Sidi Ghazi سيدي غازي`,
  EGDT: `Damietta دمياط, New Damietta دمياط الجديدة, Ras El Bar رأس البر, Faraskur فارسكور, El Zarqa الزرقا,
    Kafr Saad كفر سعد, Kafr El Battikh كفر البطيخ, Ezbet El Borg عزبة البرج, El Rawda الروضة, El Sarw السرو,
    Mit Abu Ghalib ميت أبو غالب`,
  EGPTS: `El Sharq حي الشرق, El Arab حي العرب, El Manakh حي المناخ, El Dawahi حي الضواحي, El Zohour حي الزهور,
    El Ganoub حي الجنوب, El Gharb حي غرب, Port Fouad بورفؤاد`,
  EGIS: `Ismailia الإسماعيلية, Fayed فايد, El Qantara East القنطرة شرق, El Qantara West القنطرة غرب,
    El Tell El Kebir التل الكبير, Abu Suwir أبو صوير, El Qassasin القصاصين`,
  EGSUZ: `Suez السويس, El Arbaeen الأربعين, Faisal فيصل, El Ganayen الجناين, Ataqah عتاقة, Port Tawfik بورتوفيق,
    Ain Sokhna العين السخنة`,
  EGSIN: `Arish العريش, Sheikh Zuweid الشيخ زويد, Rafah رفح, Bir El Abd بئر العبد, El Hasana الحسنة, Nakhl نخل`,
  EGJS: `Sharm El Sheikh شرم الشيخ, Dahab دهب, Nuweiba نويبع, Taba طابا, El Tor الطور, Saint Catherine سانت كاترين,
    Ras Sedr رأس سدر, Abu Redis أبو رديس, Abu Zenima أبو زنيمة`,
  EGFYM: `Faiyum الفيوم, New Faiyum الفيوم الجديدة, Tamiya طامية, Sinnuris سنورس, Itsa إطسا, Ibsheway إبشواي,
    Youssef El Seddik يوسف الصديق`,
  EGBNS: `Beni Suef بني سويف, New Beni Suef بني سويف الجديدة, El Wasta الواسطى, Nasser ناصر, Ihnasya إهناسيا, Beba ببا,
    Somosta سمسطا, El Fashn الفشن`,
  EGMN: `Minya المنيا, New Minya المنيا الجديدة, El Adwa العدوة, Maghagha مغاغة, Beni Mazar بني مزار, Matay مطاي,
    Samalut سمالوط, Abu Qurqas أبو قرقاص, Mallawi ملوي, Deir Mawas دير مواس`,
  EGAST: `Asyut أسيوط, New Asyut أسيوط الجديدة, Dayrut ديروط, El Qusiya القوصية, Manfalut منفلوط, Abnub أبنوب,
    El Fath الفتح, Sahel Selim ساحل سليم, El Badari البداري, Sidfa صدفا, El Ghanayem الغنايم, Abu Tig أبو تيج`,
  EGSHG: `Sohag سوهاج, New Sohag سوهاج الجديدة, Akhmim أخميم, El Balyana البلينا, El Maragha المراغة, El Monshah المنشأة,
    Dar El Salam دار السلام, Gerga جرجا, Juhayna جهينة, Saqulta ساقلتة, Tima طما, Tahta طهطا, El Usayrat العسيرات,
    El Kawthar الكوثر`,
  EGKN: `Qena قنا, New Qena قنا الجديدة, Abu Tesht أبو تشت, Nag Hammadi نجع حمادي, Deshna دشنا, El Waqf الوقف, Qift قفط,
    Naqada نقادة, Qus قوص, Farshut فرشوط`,
  EGLX: `Luxor الأقصر, New Luxor الأقصر الجديدة, New Thebes طيبة الجديدة, Esna إسنا, Armant أرمنت, El Zayniya الزينية,
    El Bayadiya البياضية, El Qurna القرنة, El Tod الطود`,
  EGASN: `Aswan أسوان, New Aswan أسوان الجديدة, Edfu إدفو, Kom Ombo كوم أمبو, Daraw دراو, Nasr El Nuba نصر النوبة,
    Abu Simbel أبو سمبل, El Radisiya الرديسية, El Basiliya البصيلية, El Sebaiya السباعية, Kalabsha كلابشة`,
  EGBA: `Hurghada الغردقة, El Gouna الجونة, Ras Gharib رأس غارب, Safaga سفاجا, El Quseir القصير, Marsa Alam مرسى علم,
    Shalateen الشلاتين, Halaib حلايب`,
  EGMT: `Marsa Matrouh مرسى مطروح, El Hammam الحمام, El Alamein العلمين, New Alamein العلمين الجديدة, El Dabaa الضبعة,
    North Coast الساحل الشمالي, El Negaila النجيلة, Sidi Barrani سيدي براني, Sallum السلوم, Siwa سيوة`,
  EGWAD: `Kharga الخارجة, Paris باريس, Mut موط, Dakhla الداخلة, Farafra الفرافرة, Balat بلاط`,
};

const FIRST_ARABIC_LETTER = /\p{Script=Arabic}/u;

/** Names of cities in a governorate, in a language; empty for an unknown governorate. */
export function listCities(governorate: string, locale: Locale): string[] {
  const text = Object.hasOwn(CITIES, governorate) ? (CITIES[governorate] ?? '') : '';
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry) => {
      const border = entry.search(FIRST_ARABIC_LETTER);
      return inLocale({ en: entry.slice(0, border).trim(), ar: entry.slice(border) }, locale);
    });
}
