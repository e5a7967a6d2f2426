import { toContent } from '../../local/staticFiles.js';
import { type Served, serveContents } from './serveContents.js';

const CARDS = 8;
const CARD =
  '<li><article><img src="/card.svg" width="150" height="150" alt="" loading="lazy"><h3><a href="/next">Product</a></h3><p>EGP 1,850</p><button>Add to cart</button></article></li>';

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4.5" cy="4.5" r="4" fill="#333"/></svg>';

/** A product page without scripts, web fonts or a menu: what a page of this kind costs at least. */
function floorHtml(title: string): string {
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>*{box-sizing:border-box;margin:0}body{font:16px/1.6 sans-serif;padding:1rem}ul{display:grid;grid-template-columns:1fr 1fr;gap:1rem;padding:0;list-style:none}img{max-width:100%;height:auto}button{padding:.6rem 1rem}</style></head>
<body><header><a href="/">Shop</a> <a href="/cart">Cart</a></header><main><img src="/main.svg" width="400" height="400" alt="" fetchpriority="high"><h1>${title}</h1><p>EGP 1,850</p><button>Add to cart</button>
<p>${'A description of the product in plain words. '.repeat(12)}</p><ul>${CARD.repeat(CARDS)}</ul></main><footer>© Shop</footer></body></html>`;
}

/** Serves the floor. */
export async function serveFloor(): Promise<Served> {
  return serveContents((path) => {
    if (path.endsWith('.svg')) return Promise.resolve(toContent(Buffer.from(PICTURE), 'image/svg+xml'));
    const html = floorHtml(path === '/next' ? 'Next' : 'Product');
    return Promise.resolve(toContent(Buffer.from(html), 'text/html; charset=utf-8'));
  });
}
