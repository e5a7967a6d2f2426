import { useId } from 'react';
import { useWords } from '../../client/words.js';
import { PATHS } from '../../domain/paths.js';
import type { LinkView, NotFoundPageProps } from '../../domain/views.js';
import { CategoryTiles } from '../category/CategoryTiles.js';
import { ProductSlider } from '../product/ProductSlider.js';
import { BidiText } from '../ui/BidiText.js';
import { ButtonLink } from '../ui/Button.js';
import { Link } from '../ui/Link.js';
import styles from './NotFoundPage.module.css';
import { PageSearch } from './PageSearch.js';
import { Prose } from './Prose.js';

/** What is not there, or what went wrong; and the ways on: a search, home, departments, products and pages. */
export function NotFoundPage(props: NotFoundPageProps) {
  const t = useWords();
  const { path, banner } = props;
  const message = path === null ? t('error.internal_error') : t('not_found.message', { path });
  const bannerHasTitle = path !== null && /<h1[\s>]/i.test(banner);
  return (
    <div className={styles['page']}>
      <header className={styles['banner']}>
        {bannerHasTitle ? (
          <p className={styles['message']}>
            <BidiText>{message}</BidiText>
          </p>
        ) : (
          <h1>
            <BidiText>{message}</BidiText>
          </h1>
        )}
        {path !== null && <Prose html={banner} />}
        <PageSearch />
        <div>
          <ButtonLink to={PATHS.home} variant="secondary" icon="home">
            {t('not_found.home')}
          </ButtonLink>
        </div>
      </header>
      <CategoryTiles title={props.categoriesTitle} categories={props.categories} />
      <ProductSlider title={props.productsTitle} products={props.products} all={PATHS.search} />
      <PageLinks title={props.pagesTitle} pages={props.pages} />
    </div>
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
