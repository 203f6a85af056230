import { useTranslation } from 'react-i18next';
import { AppLink } from '../../ui/links/app-link';
import { LinkButton } from '../../ui/controls/button';
import { Island } from '../../../document/islands/island';
import { Picture } from '../../ui/media/picture';
import { Figures } from '../../form/view/figures';
import type { RefusedForm } from '../../form/send/form-answer';
import type { FormScreenView, SubjectView, OfficeView } from '../../form/form-view';
import styles from './view.module.css';
import { ReachLinks } from '../../ui/links/contact-links';
import { PageHead } from '../../ui/text/page-head';
import formOfficeStyles from './form-office.module.css';

type FormScreenProps = { screen: FormScreenView; answer: RefusedForm | null };

/** Renders a form on its own screen beside its subject, or why it is closed. */
export function FormScreen({ screen, answer }: FormScreenProps) {
  const { breadcrumbs, title, intro, subject, office, figures, form, closed } = screen;
  return (
    <div className={styles.screen}>
      <PageHead breadcrumbs={breadcrumbs} title={title} intro={intro} />
      {subject && (
        <div className={styles.aside}>
          <Subject subject={subject} />
          {figures && <Figures figures={figures} />}
        </div>
      )}
      {form && (
        <div className={styles.form}>
          <Island name="form" props={{ form, first: answer }} />
        </div>
      )}
      {office && <FormOffice office={office} />}
      {closed && (
        <ul className={styles.links}>
          {closed.links.map(({ href, label }, place) => (
            <li key={href}>
              <LinkButton href={href} kind={place === 0 ? 'primary' : 'secondary'}>
                {label}
              </LinkButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Subject({ subject }: { subject: SubjectView }) {
  const { t } = useTranslation();
  const { title, text, price, picture, back } = subject;
  return (
    <aside className={styles.subject} aria-label={t('form.send.about')}>
      {picture && (
        <div className={styles.picture}>
          <Picture picture={picture} sizes="(min-width: 1000px) 24rem, 40vw" />
        </div>
      )}
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {text && <p className={styles.text}>{text}</p>}
        {price && <p className={styles.price}>{price}</p>}
        <AppLink className={styles.back} href={back.href}>
          {back.label}
        </AppLink>
      </div>
    </aside>
  );
}

/** Renders the agency's address and contact data beside a form without a subject. */
function FormOffice({ office: { name, address, phone, email } }: { office: OfficeView }) {
  const { t } = useTranslation();
  return (
    <aside className={formOfficeStyles.office} aria-label={t('contact.us')}>
      <p className={formOfficeStyles.name}>{name}</p>
      <address className={formOfficeStyles.address}>
        {address.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <ReachLinks phone={phone} email={email} className={formOfficeStyles.reach} />
    </aside>
  );
}
