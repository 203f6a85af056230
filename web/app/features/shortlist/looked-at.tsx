import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/controls/button';
import styles from './looked-at.module.css';

type LookedAtProps = {
  listing: string;
  /** Listing ids are appended to this address. */
  cardsHref: string;
};

/**
 * Renders recently viewed listings once the visitor enables this (`start-looked-at.ts`): storing
 * them unasked would need consent.
 */
export function LookedAt({ listing, cardsHref }: LookedAtProps) {
  const { t } = useTranslation();
  return (
    <section
      className={styles.section}
      aria-labelledby="looked-at"
      data-looked-at={listing}
      data-cards={cardsHref}
      data-with-script=""
    >
      <h2 className={styles.title} id="looked-at">
        {t('lookedAt.title')}
      </h2>
      <ul className={styles.list} data-looked-list="" />
      <div className={styles.foot}>
        <p className={styles.text} data-looked-offer="">
          {t('lookedAt.offer')}
        </p>
        <p className={styles.text} data-looked-own="" hidden>
          {t('lookedAt.kept')}
        </p>
        <Button kind="secondary" data-looked-offer="" data-looked-start="">
          {t('lookedAt.start')}
        </Button>
        <Button kind="secondary" data-looked-own="" data-looked-clear="" hidden>
          {t('lookedAt.clear')}
        </Button>
      </div>
      <template data-looked-card="">
        <li>
          <a className={styles.card} href="/">
            <img className={styles.picture} src="" alt="" width="600" height="400" loading="lazy" />
            <span className={styles.name} data-name="" />
            <span className={styles.price} data-price="" />
          </a>
        </li>
      </template>
    </section>
  );
}
