import { classNames } from '../ui/class-names';
import { columnCell, columnGrid } from '../ui/columns';
import { groupModules } from './group-modules';
import { ModuleSection } from './module-section';
import type { ModuleView } from './module-view';
import styles from './module-list.module.css';

type ModuleListProps = {
  modules: ModuleView[];
  /** In a side column all are as wide as it is. */
  stacked?: boolean;
};

/** MENU-9: the modules under one another, narrow ones beside one another in twelve columns. */
export function ModuleList({ modules, stacked = false }: ModuleListProps) {
  return groupModules(modules).map((row) => (
    <div
      className={classNames(styles.band, styles[row.ground], styles[row.span])}
      data-ground={row.ground}
      key={row.modules.map((module) => module.id).join('-')}
    >
      <div className={classNames(styles.inside, stacked ? styles.stack : columnGrid)}>
        {row.modules.map((module) => (
          <div className={classNames(!stacked && columnCell(module.columns))} key={module.id}>
            <ModuleSection module={module} />
          </div>
        ))}
      </div>
    </div>
  ));
}
