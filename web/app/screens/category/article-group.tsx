import { SectionHead } from '../../ui/section-head';
import { ArticleCard } from '../../features/article/article-card';
import type { ArticleGroupView } from '../../features/article/article-view';
import styles from './article-group.module.css';

/** The articles of one subcategory under one another, its name beside them. */
export function ArticleGroup({ group }: { group: ArticleGroupView }) {
  const { id, title, more, articles } = group;
  const titleId = `group-${id}`;
  return (
    <section className={styles.group} aria-labelledby={titleId}>
      <div className={styles.head}>
        <SectionHead id={titleId} title={title} text={null} more={more} />
      </div>
      <ul className={styles.articles}>
        {articles.map((article) => (
          <li className={styles.article} key={article.id}>
            <ArticleCard article={article} layout="row" />
          </li>
        ))}
      </ul>
    </section>
  );
}
