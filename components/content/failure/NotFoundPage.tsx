import { useId } from 'react';
import { useMessages } from '../../../client/intl/messages.js';
import { PATHS } from '../../../domain/core/paths.js';
import type { LinkView } from '../../../domain/content/pageViews.js';
import type { NotFoundPageProps } from '../../../domain/pages/contentViews.js';
import { CategoryTiles } from '../../catalogue/finder/CategoryTiles.js';
import { ProductSlider } from '../../catalogue/card/ProductSlider.js';
import { TyreFinder } from '../../fitment/finder/TyreFinder.js';
import { ButtonLink } from '../../ui/form/Button.js';
import { Link } from '../../ui/Link.js';
import styles from './NotFoundPage.module.css';
import { Prose } from '../../ui/text/Prose.js';
import { WentWrong } from './WentWrong.js';

/** Not-found and error page with ways to go on: home, the finder, categories, products and pages. */
export function NotFoundPage(props: NotFoundPageProps) {
  const t = useMessages();
  const { path, banner } = props;
  return (
    <div className={styles['page']}>
      {path === null ? (
        <WentWrong />
      ) : (
        <div className={styles['ways']}>
          <NotHere path={path} banner={banner} />
          {props.sizes.length > 0 && (
            <div className={styles['finder']}>
              <TyreFinder look="row" sizes={props.sizes} hasCars={props.hasCars} />
            </div>
          )}
          <p>
            <ButtonLink to={PATHS.home} variant="secondary" icon="home">
              {t('not_found.home')}
            </ButtonLink>
          </p>
        </div>
      )}
      <CategoryTiles title={props.categoriesTitle} categories={props.categories} />
      <ProductSlider title={props.productsTitle} products={props.products} all={PATHS.search} />
      <PageLinks title={props.pagesTitle} pages={props.pages} />
    </div>
  );
}

function NotHere({ path, banner }: { path: string; banner: string }) {
  const t = useMessages();
  const message = t('not_found.message', { path });
  const bannerHasTitle = /<h1[\s>]/i.test(banner);
  return (
    <header className={styles['banner']}>
      {bannerHasTitle ? <p className={styles['message']}>{message}</p> : <h1>{message}</h1>}
      <Prose html={banner} />
    </header>
  );
}

function PageLinks({ title, pages }: { title: string; pages: LinkView[] }) {
  const titleId = useId();
  if (pages.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <ul className={styles['links']}>
        {pages.map(({ name, path }) => (
          <li key={path}>
            <Link to={path}>{name}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
