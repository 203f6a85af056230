import { useEffect, useRef, useState, type InputHTMLAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../../ui/layout/use-media';
import styles from './password-input.module.css';

/** Renders a password field with a button to show it; allows paste and password managers. */
export function PasswordInput(props: InputHTMLAttributes<HTMLInputElement>) {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  const canShow = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const form = input.current?.form;
    // Browsers remember visible text as a suggestion.
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);
  return (
    <div className={styles.line} data-shown={canShow ? '' : undefined}>
      <input
        {...props}
        ref={input}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      {canShow && (
        <button
          className={styles.show}
          type="button"
          aria-controls={props.id}
          aria-label={t(isShown ? 'login.hidePassword' : 'login.showPassword')}
          onClick={() => setShown(!isShown)}
        >
          {t(isShown ? 'login.hide' : 'login.show')}
        </button>
      )}
    </div>
  );
}
