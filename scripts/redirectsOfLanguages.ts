import { DEFAULT_LOCALE, LANGUAGES, type Translation, TRANSLATIONS } from '../domain/core/locale.js';
import { BOT_PATTERN } from '../domain/account/bots.js';
import { LOCALE_COOKIE } from '../domain/core/limits.js';

const ROBOTS = `.*(${BOT_PATTERN}).*`;

/** Requests referred from a page of the shop are not redirected, and neither are robots. */
const FROM_ELSEWHERE = [
  { type: 'header', key: 'sec-fetch-site', value: 'same-origin' },
  { type: 'header', key: 'user-agent', value: ROBOTS },
];

/**
 * The redirects of `vercel.json`: from the home page to the chosen or preferred language, and from addresses without a
 * page.
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
  ];
}

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
