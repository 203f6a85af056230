import { useEffect, useRef, useState, type InputHTMLAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../ui/use-hydrated';
import styles from './file-input.module.css';

/**
 * A file of the visitor's, in the words of the page: browsers speak their own language. The native
 * input lies over what is drawn and takes keys, clicks and drops; without JavaScript it is seen.
 */
export function FileInput(props: InputHTMLAttributes<HTMLInputElement>) {
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState<string>();
  const read = () => setName(input.current?.files?.[0]?.name);
  // Browsers keep a file when one comes back to a page.
  useEffect(read, []);
  return (
    <div className={styles.file} data-drawn={isHydrated || undefined}>
      <input {...props} type="file" ref={input} onChange={read} />
      {isHydrated && (
        <span className={styles.face} aria-hidden="true">
          <span className={styles.button}>{t('form.send.chooseFile')}</span>
          <span className={styles.name}>{name ?? t('form.send.noFile')}</span>
        </span>
      )}
    </div>
  );
}
