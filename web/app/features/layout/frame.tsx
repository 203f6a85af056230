import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SkipLink } from '../../ui/skip-link';
import { Footer } from './footer';
import type { FrameView, LanguageLinkView } from './frame-view';
import { Header } from './header';
import styles from './frame.module.css';

type FrameProps = {
  frame: FrameView;
  languages: LanguageLinkView[];
  /** What is asked of the visitor before anything else, but after the way past it. */
  question?: ReactNode;
  children: ReactNode;
};

/** The page around the page: header, main part, footer. */
export function Frame({ frame, languages, question, children }: FrameProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.frame} id="top" tabIndex={-1}>
      <SkipLink href="#main">{t('nav.skip')}</SkipLink>
      {question}
      <Header header={frame.header} languages={languages} />
      <main className={styles.main} id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer footer={frame.footer} agencyName={frame.header.agencyName} />
    </div>
  );
}
