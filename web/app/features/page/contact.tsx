import { useTranslation } from 'react-i18next';
import { ContactLinks } from '../../ui/contact-links';
import type { ContactView } from '../menu/frame-view';
import styles from './contact.module.css';

/** How to reach the agency now. */
export function Contact({ contact }: { contact: ContactView }) {
  const { t } = useTranslation();
  return (
    <div className={styles.contact}>
      <div className={styles.actions}>
        <ContactLinks phone={contact.phone} email={contact.email} phoneFirst />
      </div>
      <dl className={styles.rows}>
        <div className={styles.row}>
          <dt>{t('contact.address')}</dt>
          <dd>
            <address>
              <Lines lines={[contact.agencyName, ...contact.address]} />
            </address>
          </dd>
        </div>
        {contact.hours.length > 0 && (
          <div className={styles.row}>
            <dt>{t('contact.hours')}</dt>
            <dd>
              <Lines lines={contact.hours} />
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}

function Lines({ lines }: { lines: string[] }) {
  return lines.map((line, index) => (
    <span className={styles.line} key={index}>
      {line}
    </span>
  ));
}
