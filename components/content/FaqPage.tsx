import { useEffect } from 'react';
import { hashTarget } from '../../client/page/hashTarget.js';
import { useMessages } from '../../client/intl/messages.js';
import { PATHS } from '../../domain/core/paths.js';
import type { FaqEntryView, FaqGroupView, FaqPageProps } from '../../domain/pages/contentViews.js';
import { Icon } from '../ui/Icon.js';
import { Link } from '../ui/Link.js';
import { ArticleFrame } from './ArticleFrame.js';
import styles from './FaqPage.module.css';
import { Prose } from '../ui/text/Prose.js';

/** Questions by subject as disclosures; each question has its own anchor. */
export function FaqPage({ title, lead, groups }: FaqPageProps) {
  const t = useMessages();
  useOpenTarget();
  return (
    <ArticleFrame title={title}>
      <p className={styles['lead']}>{lead}</p>
      <Subjects groups={groups} />
      {groups.map((group, index) => (
        <FaqGroup key={group.id} group={group} isFirst={index === 0} />
      ))}
      <p>
        {t('faq.ask')} <Link to={PATHS.contact}>{t('faq.ask_link')}</Link>
      </p>
    </ArticleFrame>
  );
}

/** Links to the subjects, if there are several. */
function Subjects({ groups }: Pick<FaqPageProps, 'groups'>) {
  const t = useMessages();
  if (groups.length < 2) return null;
  return (
    <nav aria-label={t('faq.groups')}>
      <ul className={styles['subjects']}>
        {groups.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles['subject']}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface FaqGroupProps {
  group: FaqGroupView;
  /** Its first answer is open, to show that there are answers. */
  isFirst: boolean;
}

function FaqGroup({ group: { id, name, entries }, isFirst }: FaqGroupProps) {
  return (
    <section id={id} className={styles['group']}>
      {name !== '' && <h2>{name}</h2>}
      <div className={styles['list']}>
        {entries.map((entry, index) => (
          <Question
            key={entry.id}
            entry={entry}
            headingLevel={name === '' ? 2 : 3}
            isOpen={isFirst && index === 0}
          />
        ))}
      </div>
    </section>
  );
}

interface QuestionProps {
  entry: FaqEntryView;
  headingLevel: 2 | 3;
  isOpen: boolean;
}

function Question({ entry, headingLevel, isOpen }: QuestionProps) {
  const t = useMessages();
  const Heading = `h${headingLevel}` as const;
  const { id, question, answer } = entry;
  return (
    <details id={id} className={styles['entry']} open={isOpen}>
      <summary className={styles['question']}>
        <Heading className={styles['title']}>{question}</Heading>
        <Icon name="chevron-down" className={styles['chevron']} />
      </summary>
      <div className={styles['answer']}>
        <Prose html={answer} />
        <a href={`#${id}`} className={styles['link']}>
          <Icon name="link" size={20} />
          {t('faq.link')}
        </a>
      </div>
    </details>
  );
}

/** Opens the question that the URL's hash names. */
function useOpenTarget(): void {
  useEffect(() => {
    const open = () => {
      const target = hashTarget();
      if (!(target instanceof HTMLDetailsElement) || target.open) return;
      target.open = true;
      target.scrollIntoView();
    };
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, []);
}
