import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { parseMobile } from '../../../domain/egypt/mobile.js';
import { ShopError } from '../../../domain/core/errors.js';
import { latinDigits } from '../../../domain/text/digits.js';

/**
 * Guesses that a password must withstand. The login allows 100 wrong attempts an hour per account, under a million a
 * year; a name, a year and a sign (`Ahmed@2020`) take ten million.
 */
const LEAST_GUESSES = 3 * 10 ** 7;
/** Only this prefix is rated: the estimate takes a second for some texts of 64 characters. */
const JUDGED_CHARS = 24;
/** Shorter name parts occur in too many unrelated words. */
const SHORTEST_PART_CHARS = 3;

let loading: Promise<ZxcvbnFactory> | undefined;

/** Loaded on first use: half a megabyte of dictionaries that no other request needs. */
async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [core, common] = await Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')]);
  return new core.ZxcvbnFactory({
    dictionary: { ...common.dictionary, egypt: [...EGYPTIAN_WORDS] },
    graphs: common.adjacencyGraphs,
    maxLength: JUDGED_CHARS,
  });
}

/**
 * Rejects a password that is easily guessed, also by someone who knows these facts about its owner (names, number,
 * address), and any mobile number. Throws `weak_password` for the field.
 */
export async function requireStrongPassword(
  field: 'password' | 'new_password',
  password: string,
  known: readonly (string | null)[],
): Promise<void> {
  loading ??= loadEstimator();
  const estimator = await loading.catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  const given = known.flatMap((text) => (text === null ? [] : partsOf(text)));
  const isMobile = parseMobile(password) !== null;
  const { guesses } = estimator.check(fold(password), given);
  if (isMobile || guesses < LEAST_GUESSES)
    throw new ShopError('weak_password', { fields: { [field]: 'weak_password' } });
}

/**
 * Splits personal data into guessable parts: an email address and its words, or the usual spellings of a mobile number.
 */
function partsOf(text: string): string[] {
  const folded = fold(text);
  const mobile = parseMobile(folded);
  const numbers = mobile === null ? [] : [mobile.slice(1), mobile.slice(2), mobile.slice(3)];
  const words = folded.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length >= SHORTEST_PART_CHARS);
  return [folded, words.join(''), ...words, ...numbers];
}

/** Full-width letters and Arabic digits are as guessable as their ASCII equivalents. */
function fold(text: string): string {
  return latinDigits(text.normalize('NFKC')).toLowerCase();
}

/**
 * Common parts of passwords in Egypt, most common first within each line: names, clubs, places, faith, love and the
 * trade. As typed on a Latin keyboard, and in Arabic.
 */
const LATIN = `
mohamed ahmed mahmoud mostafa ali omar hassan hussein youssef ibrahim khaled karim amr tarek sherif hany walid
mohammed mohammad muhammad ahmad mustafa yousef yusuf yasser ashraf ayman emad essam hesham hisham adel gamal samir
magdy medhat nabil osama ramy sameh tamer wael ziad abdallah abdullah abdelrahman abdo islam moamen hamza seif adham
eyad fady mina george peter kirollos bishoy beshoy shenouda maged sayed saad salah samy shady fawzy farouk hamdy
fatma fatima aya mona nada nour noura norhan menna mariam maryam mirna marina sara sarah salma shahd rana rania reem
doaa dina dalia eman esraa asmaa heba hoda hanan hend habiba jana malak mai marwa nadia nadine nagwa nermin nesma rahma
rawan rowan shaimaa shereen yara yasmin yasmine zeinab amira amina basma farida lamia laila layla aisha aliaa toqa
zamalek ahly alahly elahly elzamalek ahlawy zamalkawy ultras ismaily masry pyramids salah mosalah abotrika abutreka
shikabala hazem egypt masr misr cairo alex alexandria giza mansoura tanta aswan luxor sohag assiut asyut minya fayoum
zagazig damietta portsaid suez ismailia banha shubra shobra maadi haram helwan nasrcity october tagamoa heliopolis
dokki mohandessin nile elnile pharaoh ramses nefertiti cleopatra sphinx tahrir
allah bismillah allahakbar alhamdulillah elhamdulillah subhanallah mashallah inshallah astaghfirullah yarab yarabb
yaallah quran koran islam muslim ramadan kaaba makka mecca madina nabi mohamedrasol jesus yasou mariamel3adra
habibi habibty habiby 7abibi 7abibty ba7ebak bahebak bahebek bhbk 3omri omri hayati 7ayati rohi albi qalbi 2alby
mama baba ommi walidy ana enta enty momo koky toto lolo soso hamada hamoksha bibo mody dody titi basha ya3am
tyre tyres kawetsh koutch rasfa toyota corolla hyundai verna elantra nissan sunny lancer fiat kia cerato chevrolet
lanos mercedes bmw password pass kelmetelser admin user test secret qwerty vodafone orange etisalat wepay fawry
`;

const ARABIC = `
محمد أحمد احمد محمود مصطفى علي عمر حسن حسين يوسف إبراهيم ابراهيم خالد كريم عمرو طارق شريف هاني وليد ياسر أشرف ايمن
عادل جمال سمير عبدالله عبدالرحمن إسلام اسلام سيف ادهم مينا جورج فاطمة آية اية منى ندى نور منة مريم سارة سلمى شهد رنا ريم
دعاء دينا إيمان ايمان إسراء اسراء أسماء اسماء هبة هدى حنان جنى ملك مي مروة نادية رحمة شيماء ياسمين زينب أميرة حبيبة
الزمالك زمالك الأهلي الاهلي أهلي اهلي صلاح مصر القاهرة اسكندرية الجيزة النيل
الله بسم الله بسمالله اللهاكبر الحمدلله سبحانالله ماشاءالله انشاءالله يارب القرآن القران رمضان
حبيبي حبيبتي بحبك عمري حياتي روحي قلبي ماما بابا كلمة السر كلمةالسر كلمةالمرور
`;

/** A ranked dictionary for the strength estimator. */
const EGYPTIAN_WORDS: readonly string[] = [...new Set(`${LATIN} ${ARABIC}`.trim().split(/\s+/))];
