import { memo } from 'react';
import { InLanguage } from '../../ui/text/InLanguage.js';
import { useMessages } from '../../../client/intl/messages.js';
import type { LinkView, ShellView } from '../../../domain/content/pageViews.js';
import { PATHS } from '../../../domain/core/paths.js';
import { classNames } from '../../ui/classNames.js';
import { Icon } from '../../ui/Icon.js';
import { Link } from '../../ui/Link.js';
import styles from './Footer.module.css';
import { Newsletter } from './Newsletter.js';

interface FooterProps {
  shell: ShellView;
  /** Asks phones for no address beside the form of the page. */
  isShort: boolean;
}

/** Links, newsletter, copyright and social networks. */
export const Footer = memo(function Footer({ shell, isShort }: FooterProps) {
  const t = useMessages();
  const { sections, newsletter, copyrights, socialMedia } = shell.footer;
  const { analytics } = shell;
  const last = sections.length - 1;
  return (
    <footer className={classNames(styles['footer'], isShort && styles['short'])}>
      <div className={styles['columns']}>
        {sections.map((section, place) => (
          <div key={section.title} className={styles['column']}>
            <h2 className={styles['title']}>{section.title}</h2>
            {place === last ? (
              <Newsletter words={newsletter} />
            ) : (
              <ul className={styles['links']}>
                <Links links={section.links} />
              </ul>
            )}
          </div>
        ))}
      </div>
      <div className={styles['bottom']}>
        <p>{copyrights}</p>
        <div className={styles['inlineLinks']}>
          <ul>
            <Links links={sections[last]?.links ?? []} />
          </ul>
          <Link to={PATHS.findOrder}>{t('find_order.title')}</Link>
        </div>
        {analytics !== undefined && (
          <button type="button" className={styles['consent']} data-consent="">
            {analytics.words.settings}
          </button>
        )}
        <SocialLinks links={socialMedia} />
      </div>
    </footer>
  );
});

function Links({ links }: { links: LinkView[] }) {
  return links.map(({ name, lang, path }) => (
    <li key={path}>
      <Link to={path}>
        <InLanguage lang={lang}>{name}</InLanguage>
      </Link>
    </li>
  ));
}

function SocialLinks({ links }: { links: ShellView['footer']['socialMedia'] }) {
  const t = useMessages();
  return (
    <ul className={styles['social']} aria-label={t('social_media')}>
      {links.map(({ url, icon, name }) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noopener" aria-label={name} data-tip={name}>
            <Icon name={icon} />
          </a>
        </li>
      ))}
    </ul>
  );
}
