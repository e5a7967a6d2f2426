export default function onBeforeRender(c: {locale: string}) {
  return { pageContext: { pageProps: { greeting: 'Hello '+c.locale }, head: { title: 'T', description:'', canonicalPath:'/', image:null, openGraphType:'website', jsonLd:[] } } };
}
