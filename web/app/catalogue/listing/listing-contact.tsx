import { useTranslation } from 'react-i18next';
import { AppLink } from '../../ui/app-link';
import { LinkButton } from '../../ui/button';
import { ReachLinks } from '../../ui/contact-links';
import { Icon } from '../../ui/icon';
import type { ListingContactView } from './listing-detail-view';
import styles from './listing-contact.module.css';

const asButtons = 2;

type ListingContactProps = {
  contact: ListingContactView;
  /** The page has said already whose listing it is (DETAIL-11); else the agency is asked. */
  isNamed: boolean;
};

/** DETAIL-7: what can be asked, and of whom. */
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
