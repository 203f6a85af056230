import { useTranslation } from 'react-i18next';
import { AppLink } from '../../ui/links/app-link';
import { ReachLinks } from '../../ui/links/contact-links';
import type { OfficeCardView } from './team-view.server';
import styles from './office-card.module.css';

type OfficeCardProps = { office: OfficeCardView; named?: boolean };

/** Renders an office's address, opening hours and contact data. */
export function OfficeCard({ office, named = true }: OfficeCardProps) {
  const { t } = useTranslation();
  const { name, href, address, phone, email, hours } = office;
  return (
    <div className={styles.office}>
      {named && (
        <h3 className={styles.name}>
          <AppLink href={href}>{name}</AppLink>
        </h3>
      )}
      <address className={styles.address}>
        {address.map((line) => (
          <span key={line}>{line}</span>
        ))}
        <ReachLinks phone={phone} email={email} className={styles.reach} />
      </address>
      {hours.length > 0 ? (
        <dl className={styles.hours}>
          {hours.map(({ days, times }) => (
            <div key={days + times}>
              <dt>{days}</dt>
              <dd>{times}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className={styles.hours}>{t('team.byAppointment')}</p>
      )}
    </div>
  );
}
