import { useTranslation } from 'react-i18next';
import { AppLink } from '../../ui/app-link';
import { CardGrid } from '../../ui/card-grid';
import { Pager } from '../../ui/pager';
import { ArticleCard } from '../../features/article/article-card';
import { ArticleFeature } from './article-feature';
import { ArticleGroup } from './article-group';
import { ArticleLead } from './article-lead';
import type { ArticleGroupView, ArticleOverviewView } from '../../features/article/article-view';
import { OverviewHead } from '../../features/article/overview-head';
import styles from './view.module.css';

/** ROUTE-6: the articles of a category or subcategory. */
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
