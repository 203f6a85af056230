import { Icon } from '../../../ui/icons/icon';
import type { LinkView } from '../../../ui/links/app-link';
import { VisuallyHidden } from '../../../ui/text/visually-hidden';
import { PartLink } from '../listing-statistics/part-link';
import type { CalendarDayView, CalendarView, CalendarViewingView } from './calendar-view.server';
import styles from './visit-calendar.module.css';

const part = 'calendar';

/**
 * Renders a month of visits as a table of weeks. Phones have no space for viewing times in the
 * cells and list them below.
 */
export function VisitCalendar({ calendar }: { calendar: CalendarView }) {
  return (
    <section id={part} className={styles.calendar} aria-labelledby="calendar-title">
      <header className={styles.head}>
        <h2 id="calendar-title">{calendar.title}</h2>
        <div className={styles.months}>
          <Step link={calendar.previous} icon="left" />
          <p className={styles.month} aria-live="polite">
            {calendar.monthText}
          </p>
          <Step link={calendar.next} icon="right" />
        </div>
      </header>
      <p className={styles.totals}>
        <span>{calendar.totalText}</span>
        {calendar.viewingsText && (
          <span className={styles.booked}>
            <Icon name="key" />
            {calendar.viewingsText}
          </span>
        )}
        <ShadesKey {...calendar.shades} />
      </p>
      {calendar.emptyText && <p className={styles.empty}>{calendar.emptyText}</p>}
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{calendar.caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {calendar.weekdays.map(({ short, long }) => (
              <th key={long} scope="col" abbr={long}>
                <span aria-hidden="true">{short}</span>
                <VisuallyHidden>{long}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {calendar.weeks.map((week, row) => (
            <tr key={row}>
              {week.map((day, index) =>
                day ? <Day key={day.day} day={day} /> : <td key={index} className={styles.blank} />,
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {calendar.viewings.length > 0 && (
        <ul className={styles.viewings} aria-label={calendar.viewingsText ?? undefined}>
          {calendar.viewings.map((viewing) => (
            <li key={viewing.start} className={styles.viewing}>
              <span className={styles.viewingDay}>{viewing.dayText}</span>
              <time dateTime={viewing.start}>{viewing.hoursText}</time>
              <span>{viewing.bookedText}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The legend of the shades; screen readers get the numbers. */
function ShadesKey({ less, more }: CalendarView['shades']) {
  return (
    <span className={styles.key} aria-hidden="true">
      {less}
      {[1, 2, 3, 4].map((level) => (
        <span key={level} className={styles.shade} data-level={level} />
      ))}
      {more}
    </span>
  );
}

/** Links to the previous or next month; without a link the space stays reserved. */
function Step({ link, icon }: { link: LinkView | null; icon: 'left' | 'right' }) {
  if (!link) {
    return (
      <span className={styles.off} aria-hidden="true">
        <Icon name={icon} />
      </span>
    );
  }
  return (
    <PartLink
      href={link.href}
      part={part}
      className={styles.step}
      rel={icon === 'left' ? 'prev' : 'next'}
      aria-label={link.label}
    >
      <Icon name={icon} />
    </PartLink>
  );
}

function Day({ day }: { day: CalendarDayView }) {
  return (
    <td
      className={styles.day}
      data-level={day.level}
      data-blank={day.visitsText === null || undefined}
      aria-current={day.isToday ? 'date' : undefined}
    >
      <time className={styles.number} dateTime={day.day}>
        {day.number}
      </time>
      {day.visitsText !== null && (
        <span className={styles.visits}>
          <span aria-hidden="true">{day.visitsText}</span>
          <VisuallyHidden>{day.visitsLabel}</VisuallyHidden>
        </span>
      )}
      {day.viewings.map((viewing) => (
        <ViewingMark key={viewing.start} viewing={viewing} />
      ))}
    </td>
  );
}

function ViewingMark({ viewing }: { viewing: CalendarViewingView }) {
  return (
    <span className={styles.mark}>
      <Icon name="key" />
      <span className={styles.markText} aria-hidden="true">
        {viewing.startText} <b>{viewing.bookedNumber}</b>
      </span>
      <VisuallyHidden>
        {viewing.hoursText}, {viewing.bookedText}
      </VisuallyHidden>
    </span>
  );
}
