import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink, type LinkView } from '../../ui/links/app-link';
import { classNames } from '../../ui/layout/class-names';
import { Icon } from '../../ui/icons/icon';
import { Picture } from '../../ui/media/picture';
import type { AgentCardView, ListingTeamView, OfficeCardView } from './team-view.server';
import styles from './agent-card.module.css';

type AgentCardProps = {
  agent: AgentCardView;
  level?: 'h2' | 'h3' | 'p';
  /** Vertical in a grid, otherwise horizontal. */
  upright?: boolean;
  children?: ReactNode;
};

/** Renders portrait, name, role, phones, languages and registration number of an agent. */
export function AgentCard({
  agent,
  level: Heading = 'h3',
  upright = false,
  children,
}: AgentCardProps) {
  const { href, name, role, picture, phones, languagesText, registrationText, absence } = agent;
  return (
    <div className={classNames(styles.card, upright && styles.upright)}>
      {picture && (
        <div className={styles.portrait}>
          <Picture picture={picture} sizes={upright ? '(min-width: 700px) 16rem, 40vw' : '6rem'} />
        </div>
      )}
      <div className={styles.words}>
        <Heading className={styles.name}>
          <AppLink href={href}>{name}</AppLink>
        </Heading>
        {role && <p className={styles.role}>{role}</p>}
        {absence && <p className={styles.fact}>{absence}</p>}
        {phones.map((phone) => (
          <a key={phone.href} className={styles.phone} href={phone.href}>
            <Icon name="phone" />
            {phone.text}
          </a>
        ))}
        {languagesText && <p className={styles.fact}>{languagesText}</p>}
        {registrationText && <p className={styles.fact}>{registrationText}</p>}
        {children}
      </div>
    </div>
  );
}

type ListingTeamProps = { team: ListingTeamView; visit?: LinkView | undefined };

export function ListingTeam({ team: { agent, office }, visit }: ListingTeamProps) {
  const { t } = useTranslation();
  const address = <OfficeAddress office={office} hasPhone={!agent} />;
  return (
    <div className={styles.team} aria-label={t('team.yours')} role="group">
      {agent ? (
        <AgentCard agent={agent} level="p">
          {address}
        </AgentCard>
      ) : (
        address
      )}
      {visit && (
        <AppLink className={styles.visit} href={visit.href} rel="nofollow">
          {visit.label}
        </AppLink>
      )}
    </div>
  );
}

type OfficeAddressProps = { office: OfficeCardView; hasPhone: boolean };

function OfficeAddress({ office, hasPhone }: OfficeAddressProps) {
  return (
    <address className={styles.office}>
      <AppLink className={styles.officeName} href={office.href}>
        {office.name}
      </AppLink>
      <span>{office.address.join(', ')}</span>
      {hasPhone && office.phone && (
        <a className={styles.phone} href={office.phone.href}>
          <Icon name="phone" />
          {office.phone.text}
        </a>
      )}
    </address>
  );
}
