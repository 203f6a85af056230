import { classNames } from '../../ui/class-names';
import { ReachLinks } from '../../ui/contact-links';
import gable from '../../ui/gable.module.css';
import { Icon } from '../../ui/icon';
import { RichText } from '../../ui/rich-text';
import type { LoginPanelView } from './login-view';
import styles from './login-panel.module.css';

type LoginPanelProps = {
  panel: LoginPanelView;
  /** How to get a login in the words of editors, as safe HTML; empty for our own. */
  about: string;
};

/** OWN-1: beside the form, what the portal offers and whom to ask for a login. */
export function LoginPanel({ panel, about }: LoginPanelProps) {
  const { title, lines, access, phone, email } = panel;
  return (
    <div className={classNames(gable.gable, styles.panel)}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.lines}>
        {lines.map(({ icon, text }) => (
          <li key={text} className={styles.line}>
            <Icon name={icon} />
            {text}
          </li>
        ))}
      </ul>
      <div className={styles.access}>
        {about ? <RichText html={about} /> : <p>{access}</p>}
        <p className={styles.reach}>
          <ReachLinks phone={phone} email={email} className={styles.link} />
        </p>
      </div>
    </div>
  );
}
