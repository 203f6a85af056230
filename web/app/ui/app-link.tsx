import { Link } from '@remix-run/react';
import type { AnchorHTMLAttributes, Ref } from 'react';
import { forwardRef } from 'react';

type AppLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  href: string;
  /** One of so many that the router would ask for a longer address than there may be. */
  isOneOfMany?: boolean;
};

/**
 * A link that stays in the app for own paths and is a plain anchor for everything else
 * (`https:`, `mailto:`, `tel:`, `#part`, pictures).
 */
export const AppLink = forwardRef(function AppLink(
  { href, isOneOfMany = false, children, ...rest }: AppLinkProps,
  ref: Ref<HTMLAnchorElement>,
) {
  if (isOwnPage(href)) {
    return (
      <Link
        ref={ref}
        to={href}
        discover={isOneOfMany ? 'none' : 'render'}
        {...(isOtherLanguage(rest) ? { reloadDocument: true } : { prefetch: 'intent' })}
        {...rest}
      >
        {children}
      </Link>
    );
  }
  return (
    <a ref={ref} href={href} rel={isElsewhere(href) ? 'noopener' : undefined} {...rest}>
      {children}
    </a>
  );
});

/** Another language comes with its own dictionary, so with its own document. */
function isOtherLanguage({ hrefLang }: { hrefLang?: string }): boolean {
  return hrefLang !== undefined;
}

function isElsewhere(href: string): boolean {
  return /^https?:/i.test(href);
}

function isOwnPage(href: string): boolean {
  return /^\/(?!\/|uploads\/)/.test(href);
}
