import { Logo } from '../../ui/logo';
import type { PictureView } from '../../ui/picture-view';
import styles from './header-logo.module.css';

type HeaderLogoProps = { agencyName: string; logo: PictureView | null };

/** The logo of the CMS, or the built-in one when it has none. */
export function HeaderLogo({ agencyName, logo }: HeaderLogoProps) {
  if (!logo) return <Logo name={agencyName} />;
  return (
    <img
      className={styles.logo}
      src={logo.src}
      srcSet={logo.srcSet || undefined}
      width={logo.width}
      height={logo.height}
      alt={logo.alt || agencyName}
    />
  );
}
