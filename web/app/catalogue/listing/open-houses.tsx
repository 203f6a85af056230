import { useTranslation } from 'react-i18next';
import { FactDisclosure } from './facts/fact-disclosure';
import type { OpenHouseView } from './listing-detail-view';

/** When a listing can be seen without an appointment, each with a file for the calendar (EDIT-7). */
export function OpenHouses({ openHouses }: { openHouses: readonly OpenHouseView[] }) {
  const { t } = useTranslation();
  return (
    <FactDisclosure title={t('openHouse.title')} isOpen>
      <ul>
        {openHouses.map(({ id, time, placesText, note, calendarHref }) => (
          <li key={id}>
            <strong>{time}</strong>
            {placesText && ` · ${placesText}`}
            {note && ` · ${note}`}
            {' · '}
            <a href={calendarHref} download>
              {t('thanks.visit.calendar')}
            </a>
          </li>
        ))}
      </ul>
    </FactDisclosure>
  );
}
