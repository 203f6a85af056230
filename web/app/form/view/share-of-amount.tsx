import { useTranslation } from 'react-i18next';
import { parseAmount } from '../../lib/amount';
import { formatCurrency } from '@agency/domain/money';
import styles from './field-layout.module.css';
import { useTyped } from './use-typed';

type ShareOfAmountProps = { id: string; percent: number; initial: string };

/** FORM-13: the part of an amount that is paid at signing, computed again while it is typed. */
export function ShareOfAmount({ id, percent, initial }: ShareOfAmountProps) {
  const { t } = useTranslation();
  const amount = parseAmount(useTyped(`[id="${id}"]`, initial));
  return (
    <output className={styles.hint} htmlFor={id}>
      {amount !== null &&
        amount > 0 &&
        t('form.hints.deposit', { percent, amount: formatCurrency((amount * percent) / 100) })}
    </output>
  );
}
