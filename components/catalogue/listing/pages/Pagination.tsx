import { useMessages } from '../../../../client/intl/messages.js';
import { Icon } from '../../../ui/Icon.js';
import { Link } from '../../../ui/Link.js';
import styles from './Pagination.module.css';
import type { LiveListing } from '../../../../client/catalogue/useListing.js';

interface PaginationProps {
  page: number;
  pages: number;
  linkTo: (page: number) => ReturnType<LiveListing['linkTo']>;
}

/** Page links: first, last, and those around the current page. */
export function Pagination({ page, pages, linkTo }: PaginationProps) {
  const t = useMessages();
  if (pages <= 1) return null;
  return (
    <nav aria-label={t('pagination')}>
      <ul className={styles['pages']}>
        {page > 1 && (
          <li>
            <Link
              {...linkTo(page - 1)}
              rel="prev"
              className={styles['page']}
              aria-label={t('pagination.previous')}
            >
              <Icon name="chevron-left" size={20} />
            </Link>
          </li>
        )}
        {pagesShown(page, pages).map((target, place) => (
          <li key={target ?? `gap${place}`}>
            {target === null ? (
              <span className={styles['gap']}>…</span>
            ) : (
              <Link
                {...linkTo(target)}
                className={styles['page']}
                aria-label={t('pagination.page', { page: target })}
                aria-current={target === page ? 'page' : undefined}
              >
                {target}
              </Link>
            )}
          </li>
        ))}
        {page < pages && (
          <li>
            <Link
              {...linkTo(page + 1)}
              rel="next"
              className={styles['page']}
              aria-label={t('pagination.next')}
            >
              <Icon name="chevron-right" size={20} />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}

/** `1 … 4 5 6 … 9`; null is an ellipsis, which stands for two pages at least. */
function pagesShown(page: number, pages: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, pages].filter((target) => target >= 1 && target <= pages);
  const sorted = [...new Set(near)].sort((a, b) => a - b);
  return sorted.flatMap((target, place) => {
    const hidden = target - (sorted[place - 1] ?? 0) - 1;
    if (hidden === 0) return [target];
    return [hidden === 1 ? target - 1 : null, target];
  });
}
