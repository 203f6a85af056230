import type { OptionView } from '../form-view';

/** The chosen options as they are listed: one that stands for its group lists all of it. */
export function listChosen(
  options: readonly OptionView[],
  chosen: readonly string[],
): OptionView[] {
  const isChosen = ({ value }: OptionView) => chosen.includes(value);
  const wholes = new Set(
    options.filter((option) => option.isWhole && isChosen(option)).map(({ group }) => group),
  );
  return options.filter(
    (option) => isChosen(option) && (option.isWhole || !wholes.has(option.group)),
  );
}
