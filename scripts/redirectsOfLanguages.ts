import { DEFAULT_LOCALE, LANGUAGES, type Translation, TRANSLATIONS } from '../domain/core/locale.js';
import { BOT_PATTERN } from '../domain/account/bots.js';
import { markdownPath, PATHS } from '../domain/core/paths.js';
import { FEATURE_PAGES, TREE_ROOTS } from '../features/facts.js';
import { LOCALE_COOKIE } from '../domain/core/limits.js';

const ROBOTS = `.*(${BOT_PATTERN}).*`;

/** Requests referred from a page of the shop are not redirected, and neither are robots. */
const FROM_ELSEWHERE = [
  { type: 'header', key: 'sec-fetch-site', value: 'same-origin' },
  { type: 'header', key: 'user-agent', value: ROBOTS },
];

/**
 * The redirects of `vercel.json`: from the home page to the chosen or preferred language, from addresses without a page,
 * and from pages to their Markdown for who asks for it.
 */
export function redirectsOfLanguages(): object[] {
  const toDefault = { source: `/${DEFAULT_LOCALE}`, destination: '/', permanent: true };
  const belowDefault = { ...toDefault, source: `/${DEFAULT_LOCALE}/([^/\\\\].*)`, destination: '/$1' };
  return [
    ...TRANSLATIONS.flatMap(homeRedirects),
    toDefault,
    belowDefault,
    { source: '/home', destination: '/', permanent: true },
    ...TRANSLATIONS.map((locale) => ({
      source: `/${locale}/home`,
      destination: `/${locale}`,
      permanent: true,
    })),
    {
      source: `/((?:(?:${TRANSLATIONS.join('|')})/)?(?:${PAGES_WITH_TEXT}))`,
      destination: markdownPath('/$1'),
      permanent: false,
      has: [{ type: 'header', key: 'accept', value: '.*text/markdown.*' }],
    },
  ];
}

/** Pages of which there is no Markdown, in the place where an information page has its slug. */
const WITHOUT_TEXT = [...Object.values(PATHS), ...FEATURE_PAGES.map(({ path }) => path)]
  .filter((path) => path !== PATHS.faq && path !== PATHS.tips && path !== PATHS.branches)
  .map((path) => path.slice(1))
  .filter((slug) => /^[\w-]+$/.test(slug));

const PAGES_WITH_TEXT = [
  String.raw`product/(?:simple|variable)/\d+`,
  String.raw`category/\d+`,
  String.raw`tips-and-tricks/\d+`,
  ...(TREE_ROOTS.length === 0
    ? []
    : [`(?:${TREE_ROOTS.map(({ path }) => path.slice(1)).join('|')})(?:/[^.]+)?`]),
  `(?!(?:${[...TRANSLATIONS, ...WITHOUT_TEXT].join('|')})$)[^/.]+`,
].join('|');

function homeRedirects(locale: Translation): object[] {
  const home = { source: '/', destination: `/${locale}`, permanent: false };
  return [
    {
      ...home,
      has: [{ type: 'header', key: 'accept-language', value: firstAsked(locale) }],
      missing: [{ type: 'cookie', key: LOCALE_COOKIE }, ...FROM_ELSEWHERE],
    },
    { ...home, has: [{ type: 'cookie', key: LOCALE_COOKIE, value: locale }], missing: FROM_ELSEWHERE },
  ];
}

/** What `deploy/nginx.conf` knows of the languages: which one a browser asks for or was chosen, and who is a robot. */
export function nginxLanguages(): string {
  return [
    'map $http_accept_language $preferred_locale {',
    `    default ${DEFAULT_LOCALE};`,
    ...TRANSLATIONS.map((locale) => `    "~^(?:${firstAsked(locale)})$" ${locale};`),
    '}',
    `map $cookie_${LOCALE_COOKIE} $visitor_locale {`,
    `    default ${DEFAULT_LOCALE};`,
    '    "" $preferred_locale;',
    ...TRANSLATIONS.map((locale) => `    ${locale} ${locale};`),
    '}',
    'map $http_user_agent $is_robot {',
    '    default 0;',
    `    "~^(?:${ROBOTS})$" 1;`,
    '}',
    '',
  ].join('\n');
}

/** A pattern for values of `Accept-Language` that ask for the language first. */
function firstAsked(locale: Translation): string {
  const asked = LANGUAGES[locale].browserLanguages.map(inAnyCase).join('|');
  return `(?:${asked})(?:[-,; ].*)?`;
}

/** `ar` → `[aA][rR]`: the platform's patterns have no case-insensitive flag. */
function inAnyCase(tag: string): string {
  return tag.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
}
