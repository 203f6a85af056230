import { useTranslation } from 'react-i18next';
import { AppLink } from '../../ui/links/app-link';
import { classNames } from '../../ui/layout/class-names';
import { columnCell, columnGrid } from '../../ui/layout/columns';
import { useCachedFragment } from '../../../document/render/cached-fragment';
import gable from '../../ui/layout/gable.module.css';
import { Logo } from '../../ui/media/logo';
import { Picture } from '../../ui/media/picture';
import { RichText } from '../../ui/text/rich-text';
import type { LegalLineView } from '../../site/settings/legal-lines.server';
import type { FooterBlockView, FooterView, NewsletterView } from './layout-view';
import newsletterStyles from './newsletter.module.css';
import backToTopStyles from '../../ui/links/back-to-top.module.css';
import styles from './footer.module.css';
import { useId } from 'react';
import { Button } from '../../ui/controls/button';
import { Icon } from '../../ui/icons/icon';

type FooterProps = { footer: FooterView; agencyName: string };

/** Renders the CMS's blocks, the legal lines and the small links. */
export function Footer(props: FooterProps) {
  const inside = useCachedFragment({ shown: props.footer }, <FooterInside {...props} />);
  return <footer className={styles.footer} {...inside} />;
}

function FooterInside({ footer, agencyName }: FooterProps) {
  const { t } = useTranslation();
  return (
    <>
      <div className={classNames(gable.gable, styles.ground)} />
      <div className={styles.inside}>
        <div className={styles.name}>
          <p className={styles.logo}>
            <Logo name={agencyName} />
          </p>
          {footer.tagline && <p className={styles.tagline}>{footer.tagline}</p>}
        </div>
        <div className={classNames(columnGrid, styles.blocks)}>
          {footer.blocks.map((block) => (
            <FooterBlock key={block.id} block={block} />
          ))}
        </div>
        <Newsletter newsletter={footer.newsletter} />
        <ul className={styles.legal}>
          {footer.legal.map((line, index) => (
            <LegalLine key={index} line={line} />
          ))}
        </ul>
        <div className={styles.last}>
          <p>{footer.copyright}</p>
          <nav aria-label={t('nav.footer')}>
            <ul className={styles.links}>
              {footer.links.map((link) => (
                <li key={link.href}>
                  <AppLink className={styles.link} href={link.href}>
                    {link.label}
                  </AppLink>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
      <BackToTop label={t('nav.backToTop')} />
    </>
  );
}

function FooterBlock({ block }: { block: FooterBlockView }) {
  return (
    <section className={classNames(styles.block, columnCell(block.columns))}>
      {block.picture && (
        <Picture picture={block.picture} sizes="(min-width: 900px) 25rem, 90vw" fit="natural" />
      )}
      {block.title && <h2 className={styles.title}>{block.title}</h2>}
      {block.introHtml && <RichText html={block.introHtml} className={styles.intro} />}
      {block.html && <RichText html={block.html} className={styles.text} />}
    </section>
  );
}

function LegalLine({ line }: { line: LegalLineView }) {
  return (
    <li>
      {line.label && <span className={styles.label}>{`${line.label} `}</span>}
      {line.href ? <AppLink href={line.href}>{line.text}</AppLink> : line.text}
    </li>
  );
}

/**
 * Renders the newsletter field of every page. Posting it opens the form's own screen with the
 * address filled in, so that no address is in a link; needs no JavaScript.
 */
function Newsletter({ newsletter }: { newsletter: NewsletterView }) {
  const id = useId();
  const { title, text, action, label, beginName, submitLabel } = newsletter;
  return (
    <div className={newsletterStyles.newsletter}>
      <div className={newsletterStyles.words}>
        <h2 className={newsletterStyles.title}>{title}</h2>
        <p>{text}</p>
      </div>
      <form className={newsletterStyles.form} method="post" action={action}>
        <input type="hidden" name={beginName} value="1" />
        <label className={newsletterStyles.label} htmlFor={`${id}-email`}>
          {label}
        </label>
        <input
          className={newsletterStyles.input}
          id={`${id}-email`}
          type="email"
          name="email"
          autoComplete="email"
          maxLength={254}
          required
        />
        <Button type="submit" className={newsletterStyles.button}>
          {submitLabel}
        </Button>
      </form>
    </div>
  );
}

/**
 * Link to the top of the page, hidden while the page is scrolled less than 10 px
 * (`scroll-state.ts`).
 */
export function BackToTop({ label }: { label: string }) {
  return (
    <a className={backToTopStyles.button} href="#top" hidden aria-label={label} data-back-to-top="">
      <Icon name="up" />
    </a>
  );
}
