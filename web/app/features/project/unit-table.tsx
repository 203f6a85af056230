import { useTranslation } from 'react-i18next';
import { AppLink } from '../../ui/app-link';
import { VisuallyHidden } from '../../ui/visually-hidden';
import type { UnitView } from './project-view';
import styles from './unit-table.module.css';

/** FIND-11: what is to be had in a project, from the ground floor up. */
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
            <th scope="col" className={styles.number}>
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
              </th>
              <td>{unit.typeName}</td>
              <Cell text={unit.floorText} label={t('project.floor')} />
              <Cell text={unit.areaText} isNumber />
              <Cell text={unit.bedroomsText} label={t('project.bedroomsHead')} isNumber />
              <Cell text={unit.priceText} isNumber />
              <td>
                <span className={styles.state}>{unit.stateText}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type CellProps = { text: string | null; label?: string; isNumber?: boolean };

/** The label stands before the text where there is no room for a head of columns. */
function Cell({ text, label, isNumber = false }: CellProps) {
  const { t } = useTranslation();
  return (
    <td className={isNumber ? styles.number : undefined} data-label={label}>
      {text ?? (
        <>
          <span aria-hidden="true">–</span>
          <VisuallyHidden>{t('compare.unknown')}</VisuallyHidden>
        </>
      )}
    </td>
  );
}
