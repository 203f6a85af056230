import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../lib/announcements';
import { Button } from './button';
import { Dialog } from './dialog';
import { Icon } from './icon';
import { IconButton } from './icon-button';
import type { ShareView } from './share-view';
import { useHydrated } from './use-hydrated';
import { VisuallyHidden } from './visually-hidden';
import ghost from './ghost-button.module.css';
import styles from './share.module.css';

type ShareProps = { share: ShareView };

/**
 * DETAIL-1: hands the page on with the device's own means where it has some, else with a dialog of
 * plain addresses; without JavaScript they open below the word.
 */
export function Share({ share }: ShareProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  if (!useHydrated()) {
    return (
      <details className={styles.details}>
        <summary className={ghost.button}>
          <Icon name="share" />
          {t('share.share')}
        </summary>
        <ShareLinks share={share} />
      </details>
    );
  }
  const open = () => {
    if (!('share' in navigator)) return setOpen(true);
    const { title, url } = share;
    navigator.share({ title, url }).catch((error: Error) => {
      // Who closes the device's own window has thought better of it.
      if (error.name !== 'AbortError') setOpen(true);
    });
  };
  return (
    <>
      <button type="button" className={ghost.button} aria-haspopup="dialog" onClick={open}>
        <Icon name="share" />
        {t('share.share')}
      </button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        label={t('share.title')}
        className={styles.dialog}
      >
        <div className={styles.head}>
          <h2 className={styles.title}>{t('share.title')}</h2>
          <IconButton icon="close" label={t('share.close')} onClick={() => setOpen(false)} />
        </div>
        <p className={styles.what}>{share.title}</p>
        <CopyLink url={share.url} />
        <ShareLinks share={share} />
      </Dialog>
    </>
  );
}

function CopyLink({ url }: { url: string }) {
  const { t } = useTranslation();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      announce({ text: t('share.notCopied') });
    }
  };
  return (
    <div className={styles.copy}>
      <input
        className={styles.url}
        readOnly
        value={url}
        aria-label={t('share.address')}
        onFocus={(event) => event.target.select()}
      />
      <Button kind="secondary" onClick={() => void copy()}>
        {t(isCopied ? 'share.copied' : 'share.copy')}
      </Button>
      <span role="status">
        <VisuallyHidden>{isCopied && t('share.copied')}</VisuallyHidden>
      </span>
    </div>
  );
}

function ShareLinks({ share: { links } }: { share: ShareView }) {
  const { t } = useTranslation();
  const outside = { target: '_blank', rel: 'noopener noreferrer nofollow' };
  return (
    <ul className={styles.links}>
      <li>
        <a href={links.mail}>{t('share.mail')}</a>
      </li>
      <li>
        <a href={links.whatsapp} {...outside}>
          WhatsApp
        </a>
      </li>
      <li>
        <a href={links.facebook} {...outside}>
          Facebook
        </a>
      </li>
    </ul>
  );
}
