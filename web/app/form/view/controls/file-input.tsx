import { useEffect, useRef, useState, type InputHTMLAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './file-input.module.css';

/**
 * A file of the visitor's, in the words of the page: browsers speak their own language. The native
 * input lies over what is drawn and takes keys, clicks and drops; only without JavaScript is it seen,
 * for then nothing else could name the file.
 */
export function FileInput(props: InputHTMLAttributes<HTMLInputElement>) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState<string>();
  const read = () => setName(input.current?.files?.[0]?.name);
  // Browsers keep a file when one comes back to a page.
  useEffect(read, []);
  return (
    <div className={styles.file}>
      <input {...props} type="file" ref={input} onChange={read} />
      <span className={styles.face} aria-hidden="true">
        <span className={styles.button}>{t('form.send.chooseFile')}</span>
        <span className={styles.name}>{name ?? t('form.send.noFile')}</span>
      </span>
    </div>
  );
}
