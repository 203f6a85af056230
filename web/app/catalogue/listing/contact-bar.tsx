import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/button';
import { Icon } from '../../ui/icon';
import type { ListingContactView } from './listing-detail-view';
import styles from './contact-bar.module.css';

/** DETAIL-7: on phones and tablets, call and plan a visit stay at the foot of the screen while one reads. */
export function ContactBar({ contact }: { contact: ListingContactView }) {
  const { t } = useTranslation();
  const { phone, actions } = contact;
  const [visit] = actions;
  if (!visit) return null;
  return (
    <nav className={styles.bar} aria-label={t('contact.us')} data-contact-bar>
      {phone && (
        <LinkButton href={phone.href} kind="secondary" className={styles.button}>
          <Icon name="phone" />
          {t('detail.call')}
        </LinkButton>
      )}
      <LinkButton href={visit.href} rel="nofollow" className={styles.button}>
        {visit.label}
      </LinkButton>
    </nav>
  );
}
