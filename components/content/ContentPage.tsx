import { useWords } from '../../client/words.js';
import type { ContentPageProps } from '../../domain/views.js';
import { ArticleFrame } from './ArticleFrame.js';
import { LocalDate } from './LocalDate.js';
import { Prose } from './Prose.js';

/** A page that editors have written. */
export function ContentPage({ title, content, updatedAt }: ContentPageProps) {
  const t = useWords();
  const note = (
    <>
      {t('content.updated')} <LocalDate time={updatedAt} />
    </>
  );
  return (
    <ArticleFrame title={title} note={note}>
      <Prose html={content} />
    </ArticleFrame>
  );
}
