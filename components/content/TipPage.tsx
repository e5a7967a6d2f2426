import { useWords } from '../../client/words.js';
import { PATHS } from '../../domain/paths.js';
import type { TipPageProps } from '../../domain/views.js';
import { ProductSlider } from '../product/ProductSlider.js';
import { Picture } from '../ui/Picture.js';
import { ArticleFrame } from './ArticleFrame.js';
import { LocalDate } from './LocalDate.js';
import { Prose } from './Prose.js';
import { TipCards } from './TipCards.js';
import styles from './TipPage.module.css';

/** An article, then products and articles of the same subject. */
export function TipPage({ title, image, content, publishedAt, relatedProducts, relatedTips }: TipPageProps) {
  const t = useWords();
  const more = (
    <div className={styles['more']}>
      <ProductSlider title={t('tips.products')} products={relatedProducts} />
      <TipCards title={t('tips.related')} tips={relatedTips} />
    </div>
  );
  return (
    <ArticleFrame
      title={title}
      crumbs={[{ name: t('tips.title'), path: PATHS.tips }]}
      note={<LocalDate time={publishedAt} />}
      more={more}
    >
      {image !== null && (
        <div className={styles['picture']}>
          <Picture src={image} alt="" widthPx={320} loading="eager" fetchPriority="high" />
        </div>
      )}
      <Prose html={content} />
    </ArticleFrame>
  );
}
