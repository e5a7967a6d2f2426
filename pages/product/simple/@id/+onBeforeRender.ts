import { render } from 'vite-plugin-ssr/abort';
export default function onBeforeRender(c: {routeParams: {id:string}}) { if (c.routeParams.id==='99') throw render(404); return { pageContext: { pageProps: { id: c.routeParams.id } } }; }
