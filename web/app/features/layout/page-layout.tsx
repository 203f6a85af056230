import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Footer } from './footer';
import type { LayoutView, LanguageLinkView } from './layout-view';
import { Header } from './header/header';
import styles from './page-layout.module.css';
import skipLinkStyles from '../../ui/links/skip-link.module.css';

type PageLayoutProps = {
  layout: LayoutView;
  languages: LanguageLinkView[];
  /** The consent question: first in the page, after the skip link. */
  question?: ReactNode;
  children: ReactNode;
};

export function PageLayout({ layout, languages, question, children }: PageLayoutProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.layout} id="top" tabIndex={-1}>
      <SkipLink href="#main">{t('nav.skip')}</SkipLink>
      {question}
      <Header header={layout.header} languages={languages} />
      <main className={styles.main} id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer footer={layout.footer} agencyName={layout.header.agencyName} />
    </div>
  );
}

/** The first keyboard target; `href` is the main element, e.g. `#main`. */
function SkipLink({ href, children }: { href: string; children: string }) {
  return (
    <a className={skipLinkStyles.skip} href={href}>
      {children}
    </a>
  );
}
