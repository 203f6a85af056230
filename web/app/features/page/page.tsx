import { useTranslation } from 'react-i18next';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { RichText } from '../../ui/rich-text';
import { Banner } from './banner';
import { ModuleBody } from './module-body';
import { ModuleList } from './module-list';
import type { PageView } from './page-view';
import styles from './page.module.css';

/** MENU-8: a menu page: banner, way here, heading, content, modules. */
export function Page({ page }: { page: PageView }) {
  const { t } = useTranslation();
  const onBanner = page.modules.filter((module) => module.position === 'banner');
  const below = page.modules.filter((module) => module.position === 'main');
  return (
    <div className={styles.page} data-page={page.key}>
      {page.css && <style>{page.css}</style>}
      {page.banner && (
        <Banner banner={page.banner} level="h1">
          {onBanner.length > 0 &&
            onBanner.map((module) => (
              <ModuleBody
                key={module.id}
                module={module}
                level={page.banner?.title ? 'h2' : 'h1'}
              />
            ))}
        </Banner>
      )}
      {(page.breadcrumbs.length > 0 || page.title || page.html) && (
        <div className={styles.inside}>
          <Breadcrumbs label={t('nav.breadcrumbs')} items={page.breadcrumbs} />
          {page.title && (
            <header className={styles.head}>
              <h1>{page.title}</h1>
              {page.intro && <p className={styles.intro}>{page.intro}</p>}
            </header>
          )}
          {page.html && <RichText html={page.html} />}
        </div>
      )}
      <ModuleList modules={page.banner ? below : page.modules} />
    </div>
  );
}
