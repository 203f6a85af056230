import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../ui/links/app-link';
import { Breadcrumbs } from '../../ui/links/breadcrumbs';
import { ContactLinks } from '../../ui/links/contact-links';
import { Icon } from '../../ui/icons/icon';
import { Share } from '../../ui/links/share';
import type { ProjectPageView } from '../../catalogue/project/project-view';
import { UnitTable } from './unit-table';
import styles from './view.module.css';
import { Picture } from '../../ui/media/picture';
import projectPicturesStyles from './project-pictures.module.css';

type ProjectPageProps = {
  project: ProjectPageView;
  question?: ReactNode;
};

export function ProjectPage({ project, question }: ProjectPageProps) {
  const { t } = useTranslation();
  const { card, contact } = project;
  return (
    <article className={styles.page}>
      <div className={styles.crumbs}>
        <Breadcrumbs label={t('nav.breadcrumbs')} items={project.breadcrumbs} />
      </div>
      <header className={styles.head}>
        <div className={styles.words}>
          <p className={styles.kind}>
            {t('project.project')} <span aria-hidden="true">·</span> {card.stateText}
          </p>
          <h1>{card.title}</h1>
          <p className={styles.place}>
            <Icon name="pin" />
            <span>{project.placeText}</span>
          </p>
        </div>
        <div className={styles.facts}>
          {card.priceText && <p className={styles.price}>{card.priceText}</p>}
          {card.sizes.length > 0 && (
            <ul className={styles.sizes}>
              {card.sizes.map((size) => (
                <li key={size}>{size}</li>
              ))}
            </ul>
          )}
          <Share share={project.share} />
        </div>
      </header>
      <ProjectPictures pictures={project.pictures} />
      <div className={styles.columns}>
        <section className={styles.text} aria-labelledby="project-text">
          <h2 id="project-text">{t('project.description')}</h2>
          {project.description.map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
        </section>
        <aside className={styles.contact} aria-labelledby="project-contact">
          <h2 id="project-contact">{t('contact.ask')}</h2>
          <ContactLinks phone={contact.phone} email={contact.email} phoneFirst />
        </aside>
      </div>
      <section className={styles.units} aria-labelledby="project-units">
        <h2 id="project-units">{t('project.units')}</h2>
        {project.units.length > 0 ? (
          <UnitTable units={project.units} />
        ) : (
          <p className={styles.none}>{t('project.emptyUnits')}</p>
        )}
        <AppLink className={styles.all} href={project.all.href}>
          {project.all.label}
          <Icon name="arrow" />
        </AppLink>
      </section>
      {question && <div className={styles.question}>{question}</div>}
    </article>
  );
}

/**
 * Renders the first picture wide and the others in a scrollable row; each links to its largest
 * file.
 */
function ProjectPictures({ pictures }: Pick<ProjectPageView, 'pictures'>) {
  const { t } = useTranslation();
  const [first, ...others] = pictures;
  if (!first) return null;
  return (
    <section className={projectPicturesStyles.pictures} aria-label={t('project.pictures')}>
      <a className={projectPicturesStyles.first} href={first.href}>
        <Picture picture={first.picture} sizes="100vw" eager />
      </a>
      {others.length > 0 && (
        <ul className={projectPicturesStyles.others}>
          {others.map(({ picture, href }) => (
            <li key={href}>
              <a className={projectPicturesStyles.other} href={href}>
                <Picture picture={picture} sizes="(min-width: 900px) 30vw, 70vw" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
