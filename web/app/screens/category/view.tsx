import { useTranslation } from 'react-i18next';
import { AppLink } from '../../ui/links/app-link';
import { CardGrid } from '../../ui/cards/card-grid';
import { Pager } from '../../ui/links/pager';
import { ArticleCard } from '../../features/article/article-card';
import type {
  ArticleGroupView,
  ArticleOverviewView,
  ArticleTeaserView,
} from '../../features/article/article-view';
import { OverviewHead } from '../../features/article/overview-head';
import styles from './view.module.css';
import { SectionHead } from '../../ui/text/section-head';
import articleGroupStyles from './article-group.module.css';
import { CoverLink } from '../../ui/links/cover-link';
import { Picture } from '../../ui/media/picture';
import { ArticleKind } from '../../features/article/article-kind';
import articleLeadStyles from './article-lead.module.css';
import { Icon } from '../../ui/icons/icon';
import articleFeatureStyles from './article-feature.module.css';

export function ArticleOverview({ overview }: { overview: ArticleOverviewView }) {
  const { t } = useTranslation();
  const { topics, lead, groups, emptyText, pager } = overview;
  return (
    <div className={styles.overview}>
      <OverviewHead head={overview}>
        {topics.length > 0 && (
          <nav aria-label={t('articles.topics')}>
            <ul className={styles.topics}>
              {topics.map((topic) => (
                <li key={topic.href}>
                  <AppLink
                    className={styles.topic}
                    href={topic.href}
                    aria-current={topic.isCurrent ? 'page' : undefined}
                  >
                    {topic.label}
                  </AppLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </OverviewHead>
      <div className={styles.inside}>
        {emptyText && <p className={styles.empty}>{emptyText}</p>}
        {lead && <ArticleLead article={lead} />}
        {groups.map((group) =>
          group.title === null ? (
            <Articles key={group.id} group={group} />
          ) : (
            <ArticleGroup key={group.id} group={group} />
          ),
        )}
        {pager && <Pager pager={pager} />}
      </div>
    </div>
  );
}

function Articles({ group }: { group: ArticleGroupView }) {
  if (group.form === 'cards') {
    return (
      <CardGrid perRow={3}>
        {group.articles.map((article) => (
          <ArticleCard key={article.id} article={article} level="h2" />
        ))}
      </CardGrid>
    );
  }
  return (
    <ol className={styles.features}>
      {group.articles.map((article) => (
        <li className={styles.feature} key={article.id}>
          <ArticleFeature article={article} />
        </li>
      ))}
    </ol>
  );
}

function ArticleGroup({ group }: { group: ArticleGroupView }) {
  const { id, title, more, articles } = group;
  const titleId = `group-${id}`;
  return (
    <section className={articleGroupStyles.group} aria-labelledby={titleId}>
      <div className={articleGroupStyles.head}>
        <SectionHead id={titleId} title={title} text={null} more={more} />
      </div>
      <ul className={articleGroupStyles.articles}>
        {articles.map((article) => (
          <li className={articleGroupStyles.article} key={article.id}>
            <ArticleCard article={article} layout="row" />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ArticleLead({ article }: { article: ArticleTeaserView }) {
  return (
    <article className={articleLeadStyles.lead}>
      {article.picture && (
        <div className={articleLeadStyles.picture}>
          <Picture
            picture={article.picture}
            sizes="(min-width: 900px) 52rem, (min-width: 640px) 92vw, 76vw"
          />
        </div>
      )}
      <div className={articleLeadStyles.words}>
        <ArticleKind category={article.category} date={article.date} />
        <h2 className={articleLeadStyles.title}>
          <CoverLink href={article.href}>{article.title}</CoverLink>
        </h2>
        <p className={articleLeadStyles.text}>{article.excerpt}</p>
      </div>
    </article>
  );
}

/** Renders one of few articles, such as a service: full width, with a number. */
function ArticleFeature({ article }: { article: ArticleTeaserView }) {
  const { t } = useTranslation();
  return (
    <article className={articleFeatureStyles.feature}>
      <div className={articleFeatureStyles.words}>
        <h2 className={articleFeatureStyles.title}>
          <CoverLink className={articleFeatureStyles.link} href={article.href}>
            {article.title}
          </CoverLink>
        </h2>
        <p className={articleFeatureStyles.text}>{article.excerpt}</p>
        <p className={articleFeatureStyles.more} aria-hidden="true">
          {t('articles.read')}
          <Icon name="arrow" />
        </p>
      </div>
      {article.picture && (
        <div className={articleFeatureStyles.picture}>
          <Picture
            picture={article.picture}
            sizes="(min-width: 900px) 40rem, (min-width: 640px) 92vw, 76vw"
          />
        </div>
      )}
    </article>
  );
}
