import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../ui/links/app-link';
import { Breadcrumbs } from '../../ui/links/breadcrumbs';
import { Icon } from '../../ui/icons/icon';
import { Picture } from '../../ui/media/picture';
import { ListingGrid } from '../../catalogue/listing/card/listing-grid';
import { AgentCard } from '../../catalogue/team/agent-card';
import { OfficeCard } from '../../catalogue/team/office-card';
import type { AgentCardView, TeamPageView } from '../../catalogue/team/team-view.server';
import styles from './view.module.css';

type TeamPageProps = {
  page: TeamPageView;
  question: ReactNode;
};

/** Renders an agent or office: contact data, listings on offer and closed ones. */
export function TeamPage({ page, question }: TeamPageProps) {
  const { t } = useTranslation();
  const { name, role, picture, text, agent, office, people, all } = page;
  return (
    <article className={styles.page}>
      <Breadcrumbs label={t('nav.breadcrumbs')} items={page.breadcrumbs} />
      <div className={picture ? styles.pictured : styles.head}>
        {picture && (
          <div className={styles.portrait}>
            <Picture picture={picture} sizes="(min-width: 900px) 26rem, 76vw" eager />
          </div>
        )}
        <div className={styles.words}>
          <header>
            <h1>{name}</h1>
            {role && <p className={styles.role}>{role}</p>}
          </header>
          {text.map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
          {agent && <Facts agent={agent} />}
        </div>
        {office && (
          <aside aria-label={office.name}>
            <OfficeCard office={office} named={agent !== null} />
            {page.zipsText && (
              <p className={styles.zips}>
                {t('team.serves')} {page.zipsText}
              </p>
            )}
          </aside>
        )}
      </div>
      {people.length > 0 && (
        <section className={styles.part} aria-labelledby="people">
          <h2 id="people">{t('team.people')}</h2>
          <ul className={styles.people}>
            {people.map((one) => (
              <li key={one.key}>
                <AgentCard agent={one} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {page.listings.map(({ id, title, listings }) => (
        <section key={id} className={styles.part} aria-labelledby={id}>
          <h2 id={id}>{title}</h2>
          <ListingGrid listings={listings} strip />
        </section>
      ))}
      {question}
      <AppLink className={styles.all} href={all.href}>
        {all.label}
        <Icon name="arrow" />
      </AppLink>
    </article>
  );
}

function Facts({ agent }: { agent: AgentCardView }) {
  const { phones, languagesText, registrationText, absence } = agent;
  return (
    <div className={styles.facts}>
      {absence && <p>{absence}</p>}
      {phones.map((phone) => (
        <a key={phone.href} className={styles.phone} href={phone.href}>
          <Icon name="phone" />
          {phone.text}
        </a>
      ))}
      {languagesText && <p className={styles.fact}>{languagesText}</p>}
      {registrationText && <p className={styles.fact}>{registrationText}</p>}
    </div>
  );
}
