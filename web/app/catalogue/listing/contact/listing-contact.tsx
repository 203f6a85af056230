import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../ui/links/app-link';
import { LinkButton } from '../../../ui/controls/button';
import { ReachLinks } from '../../../ui/links/contact-links';
import { Icon } from '../../../ui/icons/icon';
import type { ListingContactView, ListingDetailView } from '../listing-detail-view';
import styles from './listing-contact.module.css';
import { EnergyLabel } from '../../../ui/cards/energy-label';
import contactBarStyles from './contact-bar.module.css';

const asButtons = 2;

type ListingContactProps = {
  contact: ListingContactView;
  /** True if the page already names the agent; else the agency is named. */
  isNamed: boolean;
};

/** Renders the possible requests and the contact. */
export function ListingContact({ contact, isNamed }: ListingContactProps) {
  const { t } = useTranslation();
  const { phone, email, actions } = contact;
  if (isNamed && actions.length === 0) return null;
  return (
    <section className={styles.contact} aria-labelledby="contact">
      <div className={styles.head}>
        <h2 id="contact">{actions.length > 0 ? t('detail.interested') : contact.agencyName}</h2>
        {!isNamed && (
          <address className={styles.office}>
            {actions.length > 0 && <strong>{contact.agencyName}</strong>}
            {contact.officeText && <span>{contact.officeText}</span>}
            <ReachLinks phone={phone} email={email} className={styles.reach} />
          </address>
        )}
      </div>
      {actions.length > 0 && (
        <div className={styles.actions}>
          {actions.slice(0, asButtons).map(({ href, label }, index) => (
            <LinkButton
              key={href}
              href={href}
              rel="nofollow"
              kind={index === 0 ? 'primary' : 'secondary'}
            >
              {label}
            </LinkButton>
          ))}
          {actions.slice(asButtons).map(({ href, label }) => (
            <AppLink className={styles.link} href={href} rel="nofollow" key={href}>
              {label}
              <Icon name="right" />
            </AppLink>
          ))}
        </div>
      )}
    </section>
  );
}

const mostFacts = 3;

/** Renders the bar at the bottom of the screen with phone and visit links. */
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
    <nav className={contactBarStyles.bar} aria-label={t('contact.us')} data-contact-bar>
      {/* The title and figures are already on the page; the bar repeats them while scrolling. */}
      <p className={contactBarStyles.what} aria-hidden="true">
        {keyFacts.slice(0, mostFacts).map(({ icon, value }) => (
          <span className={contactBarStyles.fact} key={icon}>
            <Icon name={icon} />
            {value}
          </span>
        ))}
        {energy?.label && <EnergyLabel label={energy.label} name="" />}
        <strong className={contactBarStyles.price}>{priceText}</strong>
      </p>
      {phone && (
        <LinkButton href={phone.href} kind="secondary" className={contactBarStyles.button}>
          <Icon name="phone" />
          {isDirect ? t('team.call', { name: agent.name.split(' ')[0] }) : t('detail.call')}
        </LinkButton>
      )}
      <LinkButton href={visit.href} rel="nofollow" className={contactBarStyles.button}>
        {visit.label}
      </LinkButton>
    </nav>
  );
}
