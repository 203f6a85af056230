import type { ModuleView } from './module-view';

export type ModuleRow = { view: ModuleView['view']; modules: ModuleView[] };

/** Rows of modules that share a ground; a module of full width always has a row of its own. */
export function groupModules(modules: ModuleView[]): ModuleRow[] {
  const rows: ModuleRow[] = [];
  for (const module of modules) {
    const last = rows[rows.length - 1];
    if (last && last.view === module.view && isNarrow(module) && last.modules.every(isNarrow)) {
      last.modules.push(module);
    } else {
      rows.push({ view: module.view, modules: [module] });
    }
  }
  return rows;
}

function isNarrow(module: ModuleView): boolean {
  return module.columns.lg < 12;
}
