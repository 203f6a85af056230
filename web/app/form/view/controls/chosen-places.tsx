import { useTranslation } from 'react-i18next';
import { ChipButton } from '../../../ui/controls/chip';
import type { OptionView } from '../../form-view';
import styles from './place-choice.module.css';

type ChosenPlacesProps = {
  options: readonly OptionView[];
  chosen: readonly string[];
  onRemove: (value: string) => void;
};

/** What is chosen, each with a button that takes it away; a whole region is one. */
export function ChosenPlaces({ options, chosen, onRemove }: ChosenPlacesProps) {
  const { t } = useTranslation();
  const shown = listChosen(options, chosen);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.chosen} aria-label={t('savedSearch.chosen')}>
      {shown.map(({ value, label }) => (
        <li key={value}>
          <ChipButton
            label={label}
            removeLabel={t('savedSearch.remove', { name: label })}
            onRemove={() => onRemove(value)}
          />
        </li>
      ))}
    </ul>
  );
}

/** The chosen options as they are listed: one that stands for its group lists all of it. */
function listChosen(options: readonly OptionView[], chosen: readonly string[]): OptionView[] {
  const isChosen = ({ value }: OptionView) => chosen.includes(value);
  const wholes = new Set(
    options.filter((option) => option.isWhole && isChosen(option)).map(({ group }) => group),
  );
  return options.filter(
    (option) => isChosen(option) && (option.isWhole || !wholes.has(option.group)),
  );
}
