/** What payloads call; the page counts it. */
const RUN = 'ran()';

/** Handlers, addresses and elements that run a script, or load one. */
const VECTORS: readonly string[] = [
  ...[`<img src=x onerror=${RUN}>`, `<img srcset=x onerror="${RUN}">`, `<svg onload=${RUN}></svg>`],
  ...[
    `<details open ontoggle=${RUN}>a</details>`,
    `<input autofocus onfocus=${RUN}>`,
    `<audio src=x onerror=${RUN}>`,
  ],
  ...[
    `<video><source onerror=${RUN}></video>`,
    `<p onclick=${RUN} onmouseover=${RUN}>a</p>`,
    `<b tabindex=1 onfocus=${RUN}>a</b>`,
  ],
  ...[`<h2 id=a onclick="${RUN}">a</h2>`, `<h3 title="></h3><img src=x onerror=${RUN}>">a</h3>`],
  ...[
    `<a href="javascript:${RUN}">a</a>`,
    `<a href=" java\tscript:${RUN}">a</a>`,
    `<a href="jav&#x0a;ascript&colon;${RUN}">a</a>`,
  ],
  ...[
    `<a href="&#1;javascript:${RUN}">a</a>`,
    `<a href="data:text/html,<script>${RUN}</script>">a</a>`,
    `<a href="vbscript:${RUN}">a</a>`,
  ],
  ...[
    `<a href="https://store.example/shop/?x=javascript:${RUN}" onclick=${RUN}>a</a>`,
    `<a href="#" ping="x" onfocus=${RUN}>a</a>`,
  ],
  ...[
    `<iframe src="javascript:parent.${RUN}"></iframe>`,
    `<iframe srcdoc="<script>parent.${RUN}</script>"></iframe>`,
  ],
  ...[
    `<object data="data:text/html,<script>parent.${RUN}</script>"></object>`,
    `<embed src="javascript:${RUN}">`,
  ],
  ...[
    `<form action="javascript:${RUN}"><button>a</button></form>`,
    `<button formaction="javascript:${RUN}">a</button>`,
  ],
  ...[
    `<script>${RUN}</script>`,
    `<script src="data:text/javascript,${RUN}"></script>`,
    `<svg><script>${RUN}</script></svg>`,
  ],
  ...[
    `<svg><a xlink:href="javascript:${RUN}"><text>a</text></a></svg>`,
    `<math><a href="javascript:${RUN}">a</a></math>`,
  ],
  ...[
    `<svg><animate onbegin=${RUN} attributeName=x dur=1s></svg>`,
    `<svg><set attributeName=onmouseover to=${RUN}></svg>`,
  ],
  ...[`<meta http-equiv=refresh content="0;url=javascript:${RUN}">`, `<base href="javascript:${RUN}//">`],
  ...[`<link rel=stylesheet href="data:text/css,*{}" onload=${RUN}>`, `<style onload=${RUN}>*{}</style>`],
  ...[
    `<img src="/a.webp" alt="&quot; onerror=${RUN} x=&quot;">`,
    `<img src="/a.webp" alt='"><img src=x onerror=${RUN}>'>`,
  ],
];

/** What a payload stands in: `%` is its place. */
const CONTEXTS: readonly string[] = [
  ...[
    '%',
    '<p>%</p>',
    '<p title="%">a</p>',
    "<p title='%'>a</p>",
    '<p dir=%>a</p>',
    '<td colspan="%">a</td>',
    '<a href="%">a</a>',
  ],
  ...['<!--%-->', '<!-->%-->', '<!--a--!>%', '<![CDATA[%]]>', '<?x %?>', '</p %>', '<div %>a</div>'],
  ...[
    '<textarea>%</textarea>',
    '<title>%</title>',
    '<style>%</style>',
    '<noscript>%</noscript>',
    '<xmp>%</xmp>',
    '<iframe>%</iframe>',
  ],
  ...[
    '<noscript><p title="</noscript>%">',
    '<template>%</template>',
    '<select><option>%</option></select>',
    '<plaintext>%',
  ],
  ...[
    '<svg><foreignObject>%</foreignObject></svg>',
    '<svg><style>%</style></svg>',
    '<svg><title>%</title></svg>',
    '<svg><desc>%',
  ],
  ...[
    '<math><mtext><table><mglyph><style>%</style></mglyph></table></mtext></math>',
    '<math><annotation-xml encoding="text/html">%',
  ],
  ...[
    '<table>%</table>',
    '<table><caption>%',
    '<ul><li>%',
    '<form><form>%',
    '<b><p></b>%',
    '<h2>205/55 R16 %</h2>',
    '20W-%-50',
  ],
];

/** Spellings of the same payload, which readers of HTML may see differently. */
const SPELLINGS: readonly ((payload: string) => string)[] = [
  (payload) => payload,
  (payload) =>
    payload.replace(/<(\/?)(\w+)/g, (_, end: string, name: string) => `<${end}${name.toUpperCase()}`),
  (payload) => payload.replace(/ /g, '/'),
  (payload) => payload.replace(/ /g, '\n\f'),
  (payload) => payload.replace(/>$/, ''),
  (payload) => payload.replace(/</g, '<<'),
  (payload) => payload.replace(/</g, '<\u0000'),
  (payload) => payload.replace(/[<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`),
  (payload) => payload.replace(/[<>"]/g, (letter) => `&amp;#x${letter.charCodeAt(0).toString(16)};`),
  (payload) => payload.replace(/=/g, ' =\u0000'),
];

/** Every vector in every context and spelling. */
export const PAYLOADS: readonly string[] = VECTORS.flatMap((vector) =>
  CONTEXTS.flatMap((context) => SPELLINGS.map((spell) => context.replace('%', () => spell(vector)))),
);
