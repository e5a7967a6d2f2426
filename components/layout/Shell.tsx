import type { ReactNode } from 'react';
import { useWords } from '../../client/words.js';
import type { ShellView } from '../../domain/views.js';
import { BottomBar } from './BottomBar.js';
import { FloatingButtons } from './FloatingButtons.js';
import { Footer } from './Footer.js';
import { Header } from './Header.js';
import { Loader } from './Loader.js';
import { Overlays } from './Overlays.js';
import styles from './Shell.module.css';
import { ShellContext } from './shellContext.js';
import { Toasts } from './Toasts.js';
import { Tooltips } from './Tooltips.js';

interface ShellProps {
  shell: ShellView;
  children: ReactNode;
}

/** What stands around every page. */
export function Shell({ shell, children }: ShellProps) {
  const t = useWords();
  return (
    <ShellContext value={shell}>
      <a className={styles['skip']} href="#main">
        {t('skip_to_content')}
      </a>
      {shell.forgets && <aside className={styles['forgets']}>{t('demo.forgets')}</aside>}
      <Header shell={shell} />
      <main id="main" className={styles['main']} tabIndex={-1}>
        {children}
      </main>
      <Footer shell={shell} />
      <FloatingButtons whatsAppNumber={shell.whatsAppNumber} />
      <BottomBar links={shell.footerMenu} />
      <Overlays />
      <Toasts />
      <Tooltips />
      <Loader />
    </ShellContext>
  );
}
