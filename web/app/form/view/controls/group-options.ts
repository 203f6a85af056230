import type { OptionView } from '../../form-view';

export type OptionGroupView = { label: string | null; options: OptionView[] };

/** Groups options, each group at the position of its first option. */
export function groupOptions(options: readonly OptionView[]): OptionGroupView[] {
  const groups = new Map<string | null, OptionView[]>();
  for (const option of options) {
    const label = option.group ?? null;
    groups.set(label, [...(groups.get(label) ?? []), option]);
  }
  return [...groups].map(([label, own]) => ({ label, options: own }));
}
