import { useTranslation } from 'react-i18next';
import { AppLink } from '../../ui/links/app-link';
import { classNames } from '../../ui/layout/class-names';
import { VisuallyHidden } from '../../ui/text/visually-hidden';
import type { UnitView } from '../../catalogue/project/project-view';
import styles from './unit-table.module.css';

/** Renders the units of a project from the ground floor up. */
export function UnitTable({ units }: { units: UnitView[] }) {
  const { t } = useTranslation();
  return (
    // A region that scrolls has to be reached with the keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroll} role="region" aria-label={t('project.scroll')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('project.unit')}</th>
            <th scope="col">{t('project.type')}</th>
            <th scope="col">{t('project.floor')}</th>
            <th scope="col" className={styles.number}>
              {t('project.areaHead')}
            </th>
            <th scope="col" className={styles.number}>
              {t('project.bedroomsHead')}
            </th>
            <th scope="col" className={classNames(styles.number, styles.price)}>
              {t('project.price')}
            </th>
            <th scope="col">{t('project.state')}</th>
          </tr>
        </thead>
        <tbody>
          {units.map((unit) => (
            <tr key={unit.id} data-state={unit.state}>
              <th scope="row">
                <AppLink className={styles.link} href={unit.href}>
                  {unit.title}
                </AppLink>
                {unit.factsText && <span className={styles.facts}>{unit.factsText}</span>}
              </th>
              <td className={styles.wide}>{unit.typeName}</td>
              <Cell text={unit.floorText} className={styles.wide} />
              <Cell text={unit.areaText} className={classNames(styles.number, styles.wide)} />
              <Cell text={unit.bedroomsText} className={classNames(styles.number, styles.wide)} />
              <Cell text={unit.priceText} className={classNames(styles.number, styles.price)} />
              <td className={styles.last}>
                <span className={styles.state}>{unit.stateText}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Renders a dash for unknown values. */
function Cell({ text, className }: { text: string | null; className: string | undefined }) {
  const { t } = useTranslation();
  return (
    <td className={className} data-unknown={text === null || undefined}>
      {text ?? (
        <>
          <span aria-hidden="true">–</span>
          <VisuallyHidden>{t('compare.unknown')}</VisuallyHidden>
        </>
      )}
    </td>
  );
}
