import { useTranslation } from 'react-i18next';
import { AppLink } from '../../ui/app-link';
import { LinkButton } from '../../ui/button';
import { ReachLinks } from '../../ui/contact-links';
import { Icon } from '../../ui/icon';
import type { ListingContactView } from './listing-detail-view';
import styles from './listing-contact.module.css';

type ListingContactProps = {
  contact: ListingContactView;
  priceText: string;
  priceNote: string | null;
  referenceText: string;
};

const asButtons = 2;

/** DETAIL-7: price and what can be asked stay beside the text; asking is always one step away. */
export function ListingContact(props: ListingContactProps) {
  const { contact, priceText, priceNote, referenceText } = props;
  const { t } = useTranslation();
  const { phone, email, actions } = contact;
  return (
    <section className={styles.contact} aria-labelledby="contact">
      <div className={styles.head}>
        <p className={styles.price}>
          {priceText}
          {priceNote && <span className={styles.note}>{priceNote}</span>}
        </p>
        <p className={styles.reference}>{referenceText}</p>
      </div>
      <h2 className={styles.title} id="contact">
        {actions.length > 0 ? t('detail.interested') : contact.agencyName}
      </h2>
      {actions.length > 0 && (
        <div className={styles.buttons}>
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
        </div>
      )}
      {actions.length > asButtons && (
        <ul className={styles.links}>
          {actions.slice(asButtons).map(({ href, label }) => (
            <li key={href}>
              <AppLink className={styles.link} href={href} rel="nofollow">
                {label}
                <Icon name="right" />
              </AppLink>
            </li>
          ))}
        </ul>
      )}
      <address className={styles.office}>
        {actions.length > 0 && <strong>{contact.agencyName}</strong>}
        {contact.officeText && <span>{contact.officeText}</span>}
        <ReachLinks phone={phone} email={email} className={styles.reach} />
      </address>
    </section>
  );
}
