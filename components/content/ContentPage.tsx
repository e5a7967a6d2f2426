import { FormattedMessage } from 'react-intl';
import type { ContentPageProps } from '../../domain/pages/contentViews.js';
import { ArticleFrame } from './ArticleFrame.js';
import { Contents } from './Contents.js';
import { LocalDate } from './tips/LocalDate.js';
import { Prose } from '../ui/text/Prose.js';

/** An editorial page from the CMS. */
export function ContentPage({ title, lang, text, updatedAt }: ContentPageProps) {
  const date = <LocalDate time={updatedAt} />;
  const note = <FormattedMessage id="content.updated" values={{ date }} />;
  return (
    <ArticleFrame title={title} lang={lang} note={note}>
      <Contents entries={text.contents} />
      <Prose html={text.html} lang={text.lang} />
    </ArticleFrame>
  );
}
