import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/button';
import { ContactLinks } from '../../ui/contact-links';
import type { ListingContactView } from './listing-detail-view';
import styles from './listing-contact.module.css';

type ListingContactProps = {
  contact: ListingContactView;
  priceText: string;
  referenceText: string;
};

/** DETAIL-7: stays beside the text, so that asking is always one step away. */
export function ListingContact({ contact, priceText, referenceText }: ListingContactProps) {
  const { t } = useTranslation();
  return (
    <section className={styles.contact} aria-labelledby="contact">
      <div className={styles.head}>
        <p className={styles.price}>{priceText}</p>
        <p className={styles.reference}>{referenceText}</p>
      </div>
      <h2 className={styles.title} id="contact">
        {t('detail.interested')}
      </h2>
      <div className={styles.actions}>
        {contact.actions.map((action, index) => (
          <LinkButton
            key={action.href}
            href={action.href}
            kind={index === 0 ? 'primary' : 'secondary'}
          >
            {action.label}
          </LinkButton>
        ))}
        <ContactLinks
          phone={contact.phone}
          email={contact.email}
          phoneFirst={contact.actions.length === 0}
        />
      </div>
      <p className={styles.office}>
        <strong>{contact.agencyName}</strong>
        {contact.officeText && <span>{contact.officeText}</span>}
      </p>
    </section>
  );
}
