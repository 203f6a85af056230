import { useTranslation } from 'react-i18next';
import { ChipButton } from '../../ui/chip';
import { listChosen } from './list-chosen';
import type { OptionView } from '../form-view';
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
