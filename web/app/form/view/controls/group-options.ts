import type { OptionView } from '../../form-view';

/** Options that stand together, under a name or without one. */
export type OptionGroupView = { label: string | null; options: OptionView[] };

/** Options in their groups, each where its first one stood. */
export function groupOptions(options: readonly OptionView[]): OptionGroupView[] {
  const groups = new Map<string | null, OptionView[]>();
  for (const option of options) {
    const label = option.group ?? null;
    groups.set(label, [...(groups.get(label) ?? []), option]);
  }
  return [...groups].map(([label, own]) => ({ label, options: own }));
}
