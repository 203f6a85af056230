import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { matchWords } from '../../../lib/rules/match-words';
import { AppLink } from '../../../ui/links/app-link';
import { Disclosure } from '../../../ui/layout/disclosure';
import { Icon } from '../../../ui/icons/icon';
import { Picture } from '../../../ui/media/picture';
import { useHydrated } from '../../../ui/layout/use-media';
import type { PropertyChoiceView, PropertyChooserView } from '../portal-view';
import styles from './property-chooser.module.css';

/**
 * Renders the choice between all properties and one as links in a panel: they work without
 * JavaScript, which adds a filter for long lists.
 */
export function PropertyChooser({ chooser }: { chooser: PropertyChooserView }) {
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  const [typed, setTyped] = useState('');
  const { label, choices, findLabel } = chooser;
  const current = choices.find(({ isCurrent }) => isCurrent) ?? choices[0];
  if (!current || choices.length < 2) return null;
  const found = choices.filter(({ title, text }) => matchWords(`${title} ${text}`, typed));
  return (
    <Disclosure
      name="property"
      className={styles.chooser}
      summary={
        <>
          <span className={styles.label}>{label}</span>
          <Choice choice={current} />
          <Icon name="down" />
        </>
      }
    >
      <div className={styles.panel}>
        {findLabel && isHydrated && (
          <label className={styles.find}>
            <span>{findLabel}</span>
            <input type="search" value={typed} onChange={(event) => setTyped(event.target.value)} />
          </label>
        )}
        <ul className={styles.list}>
          {found.map((choice) => (
            <li key={choice.href}>
              <AppLink
                className={styles.link}
                href={choice.href}
                aria-current={choice.isCurrent ? 'true' : undefined}
              >
                <Choice choice={choice} />
              </AppLink>
            </li>
          ))}
        </ul>
        <p className={styles.none} role="status">
          {found.length === 0 && t('errors.noResults')}
        </p>
      </div>
    </Disclosure>
  );
}

function Choice({ choice: { title, text, picture } }: { choice: PropertyChoiceView }) {
  return (
    <span className={styles.choice}>
      <span className={styles.picture} aria-hidden="true">
        {picture ? (
          <Picture picture={{ ...picture, alt: '' }} sizes="3rem" />
        ) : (
          <Icon name="home" />
        )}
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.place}>{text}</span>
      </span>
    </span>
  );
}
