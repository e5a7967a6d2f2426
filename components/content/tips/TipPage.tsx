import { FormattedMessage } from 'react-intl';
import { useMessages } from '../../../client/intl/messages.js';
import { PATHS } from '../../../domain/core/paths.js';
import type { TipPageProps } from '../../../domain/pages/contentViews.js';
import { ProductSlider } from '../../catalogue/card/ProductSlider.js';
import { Picture } from '../../ui/Picture.js';
import { ArticleFrame } from '../ArticleFrame.js';
import { Contents } from '../Contents.js';
import { LocalDate } from './LocalDate.js';
import { Prose } from '../../ui/text/Prose.js';
import { ReadingTime } from './ReadingTime.js';
import { TipCards } from './TipCards.js';
import styles from './TipPage.module.css';

/** An article with related products and articles. */
export function TipPage({ title, lang, image, text, relatedProducts, relatedTips, ...facts }: TipPageProps) {
  const t = useMessages();
  const more = (
    <div className={styles['more']}>
      <ProductSlider title={t('tips.products')} products={relatedProducts} />
      <TipCards title={t('tips.related')} tips={relatedTips} />
    </div>
  );
  return (
    <ArticleFrame
      title={title}
      lang={lang}
      crumbs={[{ name: t('tips.title'), path: PATHS.tips }]}
      note={<ArticleNote {...facts} />}
      more={more}
    >
      {image !== null && (
        <div className={styles['picture']}>
          <Picture src={image} alt="" widthPx={320} loading="eager" fetchPriority="high" />
        </div>
      )}
      <Contents entries={text.contents} />
      <Prose html={text.html} lang={text.lang} />
    </ArticleFrame>
  );
}

type ArticleFacts = Pick<TipPageProps, 'publishedAt' | 'updatedAt' | 'readingMinutes'>;

const DAY_CHARS = '2026-01-01'.length;

/** Publication date, date of the last change if on another day, and reading time. */
function ArticleNote({ publishedAt, updatedAt, readingMinutes }: ArticleFacts) {
  const hasChanged = updatedAt.slice(0, DAY_CHARS) > publishedAt.slice(0, DAY_CHARS);
  return (
    <>
      <LocalDate time={publishedAt} />
      {'\u00a0· '}
      <ReadingTime minutes={readingMinutes} />
      {hasChanged && (
        <>
          {'\u00a0· '}
          <FormattedMessage id="content.updated" values={{ date: <LocalDate time={updatedAt} /> }} />
        </>
      )}
    </>
  );
}
