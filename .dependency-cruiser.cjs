/**
 * Dependency rules: each directory may import only what is listed in its row.
 * They are documented in docs/architecture.md.
 */
const SECRETS = '^server/config/secrets';
/** What every layer may know of the optional features. */
const FACTS = '^features/(facts|feature|errors|rules|goodsPaths)\\.';
/** The tables of what the browser draws, and of what the server does. */
const DRAWN = '^features/(toggles|frames|panels|soldOut|orderCards|productSections|browseLinks)\\.';
const DATABASE = ['^server/database/', '^server/catalogueIndex/', '^server/documents/', '^server/fitment/'];

/** What an adapter may import in addition to its own directory and the ports. */
const ADAPTERS = {
  local: DATABASE,
  testPayments: ['^server/database/'],
  wpRest: ['^server/documents/'],
  woocommerce: [...DATABASE, '^server/mirror/', '^server/adapters/wpRest/', '^locales/'],
  wordpress: ['^server/documents/', '^server/adapters/wpRest/', '^locales/'],
};

/** Other adapters import only ports; a card provider also uses the address schemas of the configuration. */
const OTHER_ADAPTERS = `^server/adapters/(?!(?:${Object.keys(ADAPTERS).join('|')})/)([^/]+)/`;

const ROWS = {
  '^locales/': ['^locales/'],
  '^domain/': ['^domain/', FACTS, '^locales/(keys|languages|intl)'],
  '^client/': ['^client/', FACTS, '^domain/', '^locales/(keys|intl)'],
  '^components/': ['^components/', '^client/', FACTS, DRAWN, '^domain/', '^locales/(keys|intl)'],
  '^server/config/settings/': ['^server/config/', FACTS, '^features/settings', '^domain/'],
  '^server/config/': [
    '^server/config/',
    FACTS,
    '^features/settings',
    '^server/cardProviders',
    '^server/ports/cardProvider',
    '^domain/',
  ],
  '^server/cardProviders': ['^server/adapters/[^/]+/provider', '^server/ports/cardProvider'],
  '^server/ports/': ['^server/ports/', FACTS, '^features/records', '^server/config/settings/', '^domain/'],
  '^server/http/': [
    '^server/http/',
    '^server/ports/',
    SECRETS,
    FACTS,
    '^server/config/parsing/networks',
    '^domain/',
  ],
  '^server/documents/': ['^server/documents/', '^domain/'],
  '^server/database/': ['^server/database/', '^features/records', '^server/ports/', SECRETS, '^domain/'],
  '^server/fitment/': ['^server/fitment/', '^server/database/', '^server/ports/', '^domain/'],
  '^server/catalogueIndex/': [...DATABASE, '^server/ports/', '^domain/'],
  '^server/mirror/': ['^server/mirror/', ...DATABASE, '^server/ports/', '^domain/'],
  ...Object.fromEntries(
    Object.entries(ADAPTERS).map(([name, allowed]) => [
      `^server/adapters/${name}/`,
      [`^server/adapters/${name}/`, ...allowed, '^server/ports/', SECRETS, '^domain/'],
    ]),
  ),
  [OTHER_ADAPTERS]: [
    '^server/adapters/$1/',
    '^server/ports/',
    '^server/config/(secrets|parsing/addresses)',
    FACTS,
    '^domain/',
  ],
  '^server/actions/': [
    '^server/actions/',
    '^server/ports/',
    SECRETS,
    FACTS,
    '^features/(outbox|digest|productParts|pageTrees)\\.',
    '^domain/',
    '^locales/',
  ],
  '^server/backend': [
    '^server/(config|http|ports|adapters|database)/',
    '^server/actions/notifications/sendNotices',
    '^server/(backend|cardProviders)',
    '^domain/',
  ],
  '^server/routes/': ['^server/(routes|http|actions)/', '^domain/'],
  '^api/': [
    '^api/(post|wcPost)',
    '^features/routes',
    '^server/routes/',
    '^server/http/',
    '^server/actions/',
    '^server/ports/',
    '^server/backend',
    '^domain/',
    '^dist/server/',
  ],
  '^renderer/': ['^renderer/', '^components/', '^client/', FACTS, '^domain/', '^locales/(keys|intl)'],
  '^pages/.*\\+Page': [
    '^features/[^/]+/components/',
    '^components/',
    '^client/',
    '^domain/',
    '^locales/keys',
  ],
  '^pages/.*(\\+on|pageHook)': [
    '^pages/pageHook',
    '^features/[^/]+/server/',
    '^server/actions/',
    '^server/backend',
    '^domain/',
    '^locales/',
  ],
};

/** In a feature's folder: what its layers may import of it, and what they may as layers of the shop. */
const LAYERS_OF_FEATURES = {
  domain: ['', ROWS['^domain/']],
  client: ['|domain/|client/', ROWS['^client/']],
  components: ['|domain/|client/|components/', ROWS['^components/']],
  worker: ['|domain/|worker/', ROWS['^domain/']],
  build: ['|domain/|worker/|build/', ['^scripts/(command/|build/buildStep)', '^domain/']],
  server: [
    '|domain/|server/',
    [
      ...ROWS['^server/actions/'],
      '^server/database/sql/',
      '^server/http/(routing|session|network)/',
      '^server/config/settings/',
    ],
  ],
};

Object.assign(ROWS, {
  [FACTS]: [FACTS, '^features/[^/]+/(facts|domain/)', '^locales/keys'],
  [DRAWN]: [FACTS, '^features/[^/]+/components/', '^domain/'],
  '^features/(records|routes|outbox|digest|productParts|pageTrees|settings)\\.': [
    '^features/[^/]+/server/',
    '^server/database/sql/',
    '^server/ports/records/',
    '^server/ports/backend',
    '^server/actions/(notifications/featureOutbox|office/digestPart|pages/productPart|markdown/pageTree)',
  ],
  '^features/buildSteps': ['^scripts/build/buildStep', '^features/[^/]+/build/'],
  '^features/[^/]+/facts': [FACTS],
  ...Object.fromEntries(
    Object.entries(LAYERS_OF_FEATURES).map(([layer, [own, allowed]]) => [
      `^features/([^/]+)/${layer}/`,
      [`^features/$1/(facts|${layer}/${own})`, FACTS, ...allowed],
    ]),
  ),
});

/** The folders of a layer, `.` for the files beside them; each may import those before it, none of those after it. */
const ROOMS = {
  domain: [
    ...['text', 'core', 'egypt', 'csv', 'notifications', 'forms', 'delivery', 'confirmation', 'tyres'],
    ...['fitment', 'coupon', 'payment', 'content', 'reports', 'catalogue'],
    ...['branches', 'pages', 'order', 'cart', 'account', 'checkout', 'returns', 'office', 'analytics'],
  ],
  'server/actions': [
    ...['words', 'outbox', 'letters', 'branches', 'catalogue', 'fitment', 'coupon', 'cart'],
    ...[
      'search',
      'confirmation',
      'content',
      'delivery',
      'payment',
      'checkout',
      'order',
      'account',
      'returns',
      'site',
    ],
    ...['office', 'notifications', 'webhook', 'pages', 'markdown'],
  ],
  'server/config': ['parsing', 'settings', '.'],
  'server/http': ['network', 'telemetry', 'session', 'routing', 'platform', 'forms', 'rendering'],
  'server/ports': ['records', 'order', '.', 'shared'],
  'server/database': ['sql', 'schema', 'columns', 'connection', 'locks', 'backup', 'records'],
  'server/catalogueIndex': ['text', 'query', 'synonyms', 'cars', '.', 'replica'],
  'server/adapters/local': ['order', 'seed', '.'],
  'server/adapters/woocommerce': ['delivery', 'catalogue', 'coupons', 'reviews', 'order', 'account', '.'],
  client: [
    ...['storage', 'intl', 'core', 'page', 'reports', 'forms', 'account', 'fitment', 'content'],
    ...['catalogue', 'analytics', 'cart', 'payment', 'order', 'login'],
    ...['coupon', 'checkout'],
  ],
  components: [
    ...['ui', 'confirmation', 'branches', 'contact', 'fitment', 'returns', 'coupon'],
    ...['catalogue', 'lines', 'content', 'office', 'checkout', 'cart', 'order', 'account', 'forms', 'layout'],
  ],
  renderer: ['trial', 'routing', 'app', 'html', '.'],
  'components/catalogue': [...['toggles', 'pricing', 'card', 'finder', 'plate'], ...['product', 'listing']],
};

function inRoom(room) {
  return room === '.' ? '[^/]+$' : `${room}/`;
}

const DIRECTORIES =
  '^(locales|domain|client|components|features|server|api|renderer|pages|scripts|tests|dist)/';

module.exports = {
  forbidden: [
    ...Object.entries(ROWS).map(([from, allowed]) => ({
      name: `${from} imports its row`,
      severity: 'error',
      from: { path: from, pathNot: '\\.test\\.tsx?$' },
      to: { path: DIRECTORIES, pathNot: allowed },
    })),
    ...Object.entries(ROOMS).flatMap(([layer, rooms]) => [
      ...rooms.slice(0, -1).map((room, index) => ({
        name: `${layer}/${room} imports rooms before it`,
        severity: 'error',
        from: { path: `^${layer}/${inRoom(room)}`, pathNot: '\\.test\\.tsx?$' },
        to: {
          path: `^${layer}/(${rooms
            .slice(index + 1)
            .map(inRoom)
            .join('|')})`,
        },
      })),
      {
        name: `every room of ${layer} has its place`,
        severity: 'error',
        from: { path: `^${layer}/(?!(?:${rooms.map(inRoom).join('|')}))` },
        to: {},
      },
    ]),
    {
      name: 'only backend.ts and cardProviders.ts choose adapters',
      severity: 'error',
      from: { path: '^server/', pathNot: '^server/(adapters/|backend|cardProviders)|\\.test\\.ts$' },
      to: { path: '^server/adapters/' },
    },
    {
      name: 'the framework stays in its rooms',
      severity: 'error',
      from: {
        pathNot:
          '^(renderer/|pages/|scripts/build/|vite.config|server/http/rendering/renderOnDemand|node_modules/|dist/)',
      },
      to: { path: 'node_modules/vite-plugin-ssr' },
    },
    {
      name: 'components draw and never call the API',
      severity: 'error',
      from: { path: '^components/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^client/core/api|^node_modules/swr/' },
    },
    {
      name: 'no circles',
      severity: 'error',
      from: { pathNot: '^tests/' },
      to: { circular: true },
    },
    {
      name: 'nothing unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:|^dist/|importBuild' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|public|\\.data|\\.vercel)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
