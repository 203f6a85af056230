import { useTranslation } from 'react-i18next';
import { AgentCard } from './agent-card';
import { OfficeCard } from './office-card';
import type { TeamOverviewView } from './team-view.server';
import styles from './team-overview.module.css';

export function TeamOverview({ team: { agents, offices } }: { team: TeamOverviewView }) {
  const { t } = useTranslation();
  return (
    <div className={styles.team}>
      {agents.length > 0 && (
        <section className={styles.part} aria-labelledby="team-agents">
          <h2 id="team-agents">{t('team.agents')}</h2>
          <ul className={styles.agents}>
            {agents.map((agent) => (
              <li key={agent.key}>
                <AgentCard agent={agent} upright />
              </li>
            ))}
          </ul>
        </section>
      )}
      {offices.length > 0 && (
        <section className={styles.part} aria-labelledby="team-offices">
          <h2 id="team-offices">{t('team.offices')}</h2>
          <div className={styles.offices}>
            {offices.map((office) => (
              <OfficeCard key={office.key} office={office} />
            ))}
          </div>
        </section>
      )}
    </div>
  );
}
