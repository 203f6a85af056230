import { useTranslation } from 'react-i18next';
import { ReachLinks } from '../../ui/contact-links';
import type { OfficeView } from '../../form/form-view';
import styles from './form-office.module.css';

/** The agency beside a form that is about nothing of its own: where it is, how to reach it now. */
export function FormOffice({ office: { name, address, phone, email } }: { office: OfficeView }) {
  const { t } = useTranslation();
  return (
    <aside className={styles.office} aria-label={t('contact.us')}>
      <p className={styles.name}>{name}</p>
      <address className={styles.address}>
        {address.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <ReachLinks phone={phone} email={email} className={styles.reach} />
    </aside>
  );
}
