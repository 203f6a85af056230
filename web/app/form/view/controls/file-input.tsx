import { useEffect, useRef, useState, type InputHTMLAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './file-input.module.css';

/**
 * Renders a file input with translated texts, since browsers use their own language. The
 * transparent native input covers it and handles keys, clicks and drops; without JavaScript the
 * native input is visible, because nothing else could show the file's name.
 */
export function FileInput(props: InputHTMLAttributes<HTMLInputElement>) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState<string>();
  const read = () => setName(input.current?.files?.[0]?.name);
  // Browsers keep a file when going back to a page.
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
