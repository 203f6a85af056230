import { ContactLinks } from '../../ui/contact-links';
import type { ContactView } from '../menu/frame-view';
import styles from './contact.module.css';

/** How to reach the agency now; its address stands in the text beside it and at the foot. */
export function Contact({ contact }: { contact: ContactView }) {
  return (
    <div className={styles.contact}>
      <ContactLinks phone={contact.phone} email={contact.email} phoneFirst />
    </div>
  );
}
