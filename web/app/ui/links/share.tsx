import { useTranslation } from 'react-i18next';
import { Button } from '../controls/button';
import { Icon } from '../icons/icon';
import { IconButton } from '../controls/icon-button';
import { PanelDialog } from '../dialogs/panel-dialog';
import type { ShareView } from './share-view';
import { VisuallyHidden } from '../text/visually-hidden';
import ghost from '../controls/ghost-button.module.css';
import styles from './share.module.css';

type ShareProps = { share: ShareView };

/**
 * Shares the page through the device's share menu, or a dialog of links (`start-share.ts`); without
 * JavaScript the links open in place.
 */
export function Share({ share }: ShareProps) {
  const { t } = useTranslation();
  return (
    <PanelDialog
      id="share"
      label={t('share.title')}
      className={styles.dialog}
      detailsClassName={styles.details}
      openerClassName={ghost.button}
      opener={
        <>
          <Icon name="share" />
          {t('share.share')}
        </>
      }
      head={
        <>
          <div className={styles.head}>
            <h2 className={styles.title}>{t('share.title')}</h2>
            <IconButton icon="close" label={t('share.close')} data-closes-dialog="" />
          </div>
          <p className={styles.what}>{share.title}</p>
          <div className={styles.copy} data-share-title={share.title}>
            <input
              className={styles.url}
              readOnly
              value={share.url}
              aria-label={t('share.address')}
              data-share-url=""
            />
            <Button
              kind="secondary"
              data-copy={t('share.copied')}
              data-failed={t('share.notCopied')}
            >
              {t('share.copy')}
            </Button>
            <VisuallyHidden>
              <span role="status" />
            </VisuallyHidden>
          </div>
        </>
      }
    >
      <ShareLinks share={share} />
    </PanelDialog>
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
