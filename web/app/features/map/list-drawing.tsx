import { classNames } from '../../ui/class-names';
import type { ListDrawingView } from './list-drawing-view';
import { OutlineDrawing } from './outline-drawing';
import styles from './list-drawing.module.css';

/** FIND-10: the map of a list as a drawing; its marks are links. */
export function ListDrawing({ drawing, label }: { drawing: ListDrawingView; label: string }) {
  const { outline, ratio, layers } = drawing;
  return (
    <div className={styles.drawing} data-drawing="">
      <div className={styles.window} style={{ '--ratio': ratio } as object}>
        <OutlineDrawing outline={outline} label={label} />
        {layers.map(({ on, marks, names }) => (
          <div key={on} data-on={on}>
            {names.map(({ name, align, left, top }) => (
              <span
                key={name}
                className={classNames(styles.name, styles[align])}
                style={{ left: `${left}%`, top: `${top}%` }}
                aria-hidden="true"
              >
                {name}
              </span>
            ))}
            {marks.map(({ left, top, size, text, label: name, href }) => (
              <a
                key={`${left} ${top}`}
                className={styles[size]}
                style={{ left: `${left}%`, top: `${top}%` }}
                href={href}
                aria-label={name ?? undefined}
                rel="nofollow"
              >
                {text}
              </a>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
