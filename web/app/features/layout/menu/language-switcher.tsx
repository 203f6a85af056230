import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../ui/links/app-link';
import type { LanguageLinkView } from '../layout-view';
import styles from './language-switcher.module.css';

/** Renders links to the same page in other languages; nothing if there is only one. */
export function LanguageSwitcher({ languages }: { languages: LanguageLinkView[] }) {
  const { t } = useTranslation();
  if (languages.length < 2) return null;
  return (
    <nav aria-label={t('language.label')}>
      <ul className={styles.list}>
        {languages.map((language) => (
          <li key={language.code}>
            <AppLink
              className={styles.link}
              href={language.href}
              hrefLang={language.code}
              lang={language.code}
              aria-label={language.name}
              aria-current={language.current ? 'true' : undefined}
            >
              {language.code.toUpperCase()}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
