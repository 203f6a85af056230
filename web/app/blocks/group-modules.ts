import type { ModuleView } from './module-view';

export type ModuleRow = Pick<ModuleView, 'ground' | 'span'> & { modules: ModuleView[] };

/** Rows of modules that share ground and span; one of full width always has a row of its own. */
export function groupModules(modules: ModuleView[]): ModuleRow[] {
  const rows: ModuleRow[] = [];
  for (const module of modules) {
    const { ground, span } = module;
    const last = rows[rows.length - 1];
    const fits = last?.ground === ground && last.span === span && last.modules.every(isNarrow);
    if (last && fits && isNarrow(module)) last.modules.push(module);
    else rows.push({ ground, span, modules: [module] });
  }
  return rows;
}

function isNarrow({ columns }: ModuleView): boolean {
  return columns.lg < 12;
}
