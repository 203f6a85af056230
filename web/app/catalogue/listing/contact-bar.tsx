import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/button';
import { Icon } from '../../ui/icon';
import type { ListingDetailView } from './listing-detail-view';
import { EnergyLabel } from '../../ui/energy-label';
import styles from './contact-bar.module.css';

const mostFacts = 3;

/** DETAIL-7, DETAIL-11: call and plan a visit stay at the foot of the screen while one reads. */
export function ContactBar({ listing }: { listing: ListingDetailView }) {
  const { t } = useTranslation();
  const { contact, team, priceText, keyFacts, energy } = listing;
  const { actions } = contact;
  const agent = team?.agent;
  const phone = agent?.phones[0] ?? team?.office.phone ?? contact.phone;
  const isDirect = agent && agent.absence === null && agent.phones.length > 0;
  const [visit] = actions;
  if (!visit) return null;
  return (
    <nav className={styles.bar} aria-label={t('contact.us')} data-contact-bar>
      {/* Headline and figures have said it; here it is at every place of the page. */}
      <p className={styles.what} aria-hidden="true">
        {keyFacts.slice(0, mostFacts).map(({ icon, value }) => (
          <span className={styles.fact} key={icon}>
            <Icon name={icon} />
            {value}
          </span>
        ))}
        {energy?.label && <EnergyLabel label={energy.label} name="" />}
        <strong className={styles.price}>{priceText}</strong>
      </p>
      {phone && (
        <LinkButton href={phone.href} kind="secondary" className={styles.button}>
          <Icon name="phone" />
          {isDirect ? t('team.call', { name: agent.name.split(' ')[0] }) : t('detail.call')}
        </LinkButton>
      )}
      <LinkButton href={visit.href} rel="nofollow" className={styles.button}>
        {visit.label}
      </LinkButton>
    </nav>
  );
}
