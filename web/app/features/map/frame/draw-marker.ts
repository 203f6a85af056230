import { classNames } from '../../../ui/class-names';
import type { ShowMessage } from '../map-messages';
import type { Mark } from './cluster-places';
import styles from './marker.module.css';

export type MarkerWords = {
  /** `12 listings here: zoom in`. */
  several: (count: number) => string;
  /** Said of a place that is not the exact one. */
  about: string;
};

const gable =
  'M12.5 0h7v5.5h5v6h5v6H32V36h-7.5c0-6.5-3-11-8.5-11s-8.5 4.5-8.5 11H0V17.5h2.5v-6h5v-6h5Z';

/** A marker as a button: a price, the agency's gable, or how many stand there. */
export function drawMarker(
  mark: Mark,
  form: ShowMessage['customMarker'],
  words: MarkerWords,
): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  const [property] = mark.properties;
  if (mark.count > 1 || !property) {
    button.className = classNames(styles.marker, styles.cluster) ?? '';
    button.setAttribute('aria-label', words.several(mark.count));
    button.append(span(String(mark.count)));
    return button;
  }
  button.dataset.propertyId = property.id;
  if (form === 'gable') {
    button.className = classNames(styles.marker, styles.gable) ?? '';
    button.setAttribute('aria-label', property.label);
    button.append(drawGable());
    return button;
  }
  button.className =
    classNames(
      styles.marker,
      styles.price,
      styles[property.tone],
      !property.isExact && styles.about,
    ) ?? '';
  if (!property.isExact) button.setAttribute('aria-label', `${property.label}, ${words.about}`);
  button.append(span(property.label));
  return button;
}

function span(text: string): HTMLSpanElement {
  const element = document.createElement('span');
  element.textContent = text;
  return element;
}

function drawGable(): SVGSVGElement {
  const space = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(space, 'svg');
  svg.setAttribute('viewBox', '0 0 32 36');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(space, 'path');
  path.setAttribute('d', gable);
  svg.append(path);
  return svg;
}
