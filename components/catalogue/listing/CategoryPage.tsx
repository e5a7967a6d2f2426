import { InLanguage } from '../../ui/text/InLanguage.js';
import { useMessages } from '../../../client/intl/messages.js';
import type { CategoryPageProps } from '../../../domain/catalogue/catalogueViews.js';
import { Breadcrumbs } from '../../ui/Breadcrumbs.js';
import { Icon } from '../../ui/Icon.js';
import { Link } from '../../ui/Link.js';
import styles from './CategoryPage.module.css';
import { FinderBar } from '../finder/FinderBar.js';
import { BrowseLinks } from '../finder/BrowseLinks.js';
import { Listing } from './Listing.js';
import { NothingFound } from './NothingFound.js';
import { CarBarEntry } from '../../fitment/CarBarEntry.js';
import { useListing } from '../../../client/catalogue/useListing.js';

/** A category page: description, filters and products. */
export function CategoryPage({
  category,
  breadcrumbs,
  subCategories,
  listing,
  sizes,
  hasCars,
  terms,
}: CategoryPageProps) {
  const t = useMessages();
  const live = useListing(listing, { category: category.id, renderedAt: null });
  return (
    <div className={styles['page']}>
      <CarBarEntry listing={live.listing} query={live.query} linkTo={live.linkTo} />
      <Breadcrumbs
        crumbs={breadcrumbs.filter(({ path }) => path !== category.path)}
        current={category.name}
      />
      <div className={styles['head']}>
        <header className={styles['words']}>
          <h1>
            <InLanguage lang={category.lang}>{category.name}</InLanguage>
          </h1>
          {category.description !== '' && (
            <p className={styles['lead']}>
              <InLanguage lang={category.descriptionLang}>{category.description}</InLanguage>
            </p>
          )}
        </header>
        {subCategories.length > 0 && (
          <ul className={styles['subs']} aria-label={t('categories')}>
            {subCategories.map(({ id, name, lang, icon, path }) => (
              <li key={id}>
                <Link to={path} className={styles['sub']}>
                  <Icon name={icon} size={20} />
                  <InLanguage lang={lang}>{name}</InLanguage>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
      {sizes !== null && live.listing.chosen.car === null && (
        <FinderBar
          sizes={sizes}
          hasCars={hasCars}
          category={category.id}
          listing={live.listing}
          onFind={live.apply}
        />
      )}
      <Listing
        live={live}
        terms={terms}
        nothing={<NothingFound live={live} sizes={sizes ?? []} hasCars={hasCars} brands={[]} />}
      />
      <BrowseLinks hasTyres={sizes !== null} hasCars={hasCars} />
    </div>
  );
}
