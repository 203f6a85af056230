import { useTranslation } from 'react-i18next';
import { Breadcrumbs } from '../../ui/links/breadcrumbs';
import { EditedContent, useEditMark } from '../../ui/edit-mark';
import { PageHead } from '../../ui/text/page-head';
import { RichText } from '../../ui/text/rich-text';
import { TeamOverview } from '../../catalogue/team/team-overview';
import { Banner } from '../../blocks/banner/view';
import { ModuleBody } from '../../blocks/block-views';
import { ModuleList } from '../../blocks/module-list';
import type { ModuleView } from '../../blocks/module-view';
import type { PageView } from './page-view.server';
import styles from './view.module.css';

/** Renders a page: breadcrumbs, heading, banner, text and blocks, with side blocks beside them. */
export function Page({ page }: { page: PageView }) {
  return (
    <EditedContent of={`page/${page.key}`}>
      <Content page={page} />
    </EditedContent>
  );
}

function Content({ page }: { page: PageView }) {
  const { t } = useTranslation();
  const mark = useEditMark();
  const { banner } = page;
  const at = (...places: ModuleView['position'][]) =>
    page.modules.filter(({ position }) => places.includes(position));
  const side = at('side');
  const isTitled = Boolean(banner?.title);
  const way = page.breadcrumbs.length > 0 && (
    <Breadcrumbs label={t('nav.breadcrumbs')} items={page.breadcrumbs} />
  );
  return (
    <div className={styles.page} data-page={page.key} data-styled={page.css ? '' : undefined}>
      {page.css && <PageStyle key={page.key} css={page.css} />}
      {banner && (
        <Banner
          banner={banner}
          level="h1"
          isFirst
          fields={page.bannerFields}
          above={isTitled && way}
        >
          {at('banner').map((module) => (
            <EditedContent key={module.id} of={`module/${module.id}`}>
              <ModuleBody module={module} level={banner.title ? 'h2' : 'h1'} />
            </EditedContent>
          ))}
        </Banner>
      )}
      <ModuleList modules={banner ? at('top') : at('banner', 'top')} />
      {((way && !isTitled) || page.title) && (
        <div className={styles.inside}>
          {page.title ? (
            <PageHead
              breadcrumbs={isTitled ? [] : page.breadcrumbs}
              title={page.title}
              intro={page.intro}
            />
          ) : (
            way
          )}
        </div>
      )}
      <div className={side.length > 0 ? styles.columns : styles.single}>
        <div className={styles.main}>
          {page.html && (
            <div className={styles.text} {...mark('content')}>
              <RichText html={page.html} />
            </div>
          )}
          <ModuleList modules={at('main')} />
        </div>
        {side.length > 0 && (
          <aside className={styles.side}>
            <ModuleList modules={side} stacked />
          </aside>
        )}
      </div>
      {page.team && <TeamOverview team={page.team} />}
      <ModuleList modules={at('bottom')} />
    </div>
  );
}

/** Renders the page's own CSS; its hash is in the content security policy (`styleHeaders`). */
function PageStyle({ css }: { css: string }) {
  return <style dangerouslySetInnerHTML={{ __html: css }} />;
}
