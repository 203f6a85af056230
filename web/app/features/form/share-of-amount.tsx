import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseAmount } from '../../lib/amount';
import { formatCurrency } from '../../lib/currency';
import styles from './field-frame.module.css';

type ShareOfAmountProps = { id: string; percent: number; initial: string };

/** FORM-13: the part of an amount that is paid at signing, reckoned again while it is typed. */
export function ShareOfAmount({ id, percent, initial }: ShareOfAmountProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(initial);
  useEffect(() => {
    const input = document.getElementById(id) as HTMLInputElement | null;
    if (input === null) return;
    const read = () => setTyped(input.value);
    read();
    input.addEventListener('input', read);
    return () => input.removeEventListener('input', read);
  }, [id]);
  const amount = parseAmount(typed);
  return (
    <output className={styles.hint} htmlFor={id}>
      {amount !== null &&
        amount > 0 &&
        t('form.hints.deposit', { percent, amount: formatCurrency((amount * percent) / 100) })}
    </output>
  );
}
