import { array, boolean, custom, type InferOutput, nullable, object, safeParse, string } from 'valibot';
import { type Locale } from '../../domain/core/locale.js';
import { localePath, pageDataPath, PATHS } from '../../domain/core/paths.js';
import type { NotFoundPageProps } from '../../domain/pages/contentViews.js';

const items = <Item>() => array(custom<Item>((item) => typeof item === 'object' && item !== null));

const Content = object({
  pageProps: object({
    path: nullable(string()),
    banner: string(),
    productsTitle: string(),
    products: items<NotFoundPageProps['products'][number]>(),
    categoriesTitle: string(),
    categories: items<NotFoundPageProps['categories'][number]>(),
    pagesTitle: string(),
    pages: items<NotFoundPageProps['pages'][number]>(),
    sizes: custom<NotFoundPageProps['sizes']>(Array.isArray),
    hasCars: boolean(),
  }),
});

/** Content of the error page, written at build time so that it depends on nothing that may have failed. */
export async function loadFatalContent(
  locale: Locale,
): Promise<InferOutput<typeof Content>['pageProps'] | null> {
  try {
    const response = await fetch(pageDataPath(localePath(PATHS.wentWrong, locale)));
    const result = safeParse(Content, await response.json());
    return result.success ? result.output.pageProps : null;
  } catch {
    return null;
  }
}
