import { ContactLinks, ReachLinks } from '../../ui/links/contact-links';
import type { FormView } from '../../form/form-view';
import { FormIsland } from '../../form/view/form-island';
import type { ContactView } from '../../site/settings/contact-view.server';
import styles from './view.module.css';

/** A form beside the agency's contact data, or only the contact data if the form is closed. */
export type ContactFormView = { kind: 'contact'; contact: ContactView; form: FormView | null };

type ContactProps = { contact: ContactView; form: FormView | null };

export function Contact({ contact: { phone, email }, form }: ContactProps) {
  if (form === null) {
    return (
      <div className={styles.links}>
        <ContactLinks phone={phone} email={email} phoneFirst />
      </div>
    );
  }
  const isQuestion = form.kind === 'site-contact' || form.kind === 'contact-demand';
  return (
    <div className={styles.contact}>
      <FormIsland form={form} />
      {isQuestion && (
        <p className={styles.direct}>
          <ReachLinks phone={phone} email={email} className={styles.reach} />
        </p>
      )}
    </div>
  );
}
