import { useTranslation } from 'react-i18next';
import { parseAmount } from '../../lib/text/amount';
import { formatCurrency } from '@agency/domain/money';
import type { FiguresView, FigureView } from '../form-view';
import { useInputState } from './use-input-state';
import styles from './figures.module.css';

/** Renders amounts to pay with their explanations. */
export function Figures({ figures }: { figures: FiguresView }) {
  const { title, lines, total, notes } = figures;
  return (
    <section className={styles.figures} aria-labelledby="figures">
      <h2 id="figures">{title}</h2>
      <dl className={styles.lines}>
        {lines.map((figure) => (
          <Line figure={figure} key={figure.label} />
        ))}
        {total && <Line figure={total} isTotal />}
      </dl>
      {notes.map((note) => (
        <p className={styles.note} key={note}>
          {note}
        </p>
      ))}
    </section>
  );
}

/** Renders a figure; a percentage follows the typed amount. */
function Line({ figure, isTotal }: { figure: FigureView; isTotal?: boolean }) {
  const { t } = useTranslation();
  const { label, share } = figure;
  const amount = parseAmount(useInputState(share ? `input[name="${share.of}"]` : null));
  const { value, note } =
    share && amount !== null && amount > 0
      ? {
          value: formatCurrency((amount * share.percent) / 100),
          note: t('form.payment.ownDepositNote', {
            percent: share.percent,
            price: formatCurrency(amount),
          }),
        }
      : figure;
  return (
    <div className={styles.line} data-total={isTotal}>
      <dt>{label}</dt>
      <dd className={styles.value}>{value}</dd>
      {note && <dd className={styles.note}>{note}</dd>}
    </div>
  );
}
