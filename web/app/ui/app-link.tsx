import type { AnchorHTMLAttributes, Ref } from 'react';
import { forwardRef } from 'react';

type AppLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { href: string };

/** A link; one to another site gives it no hold on this window. */
export const AppLink = forwardRef(function AppLink(
  { href, children, ...rest }: AppLinkProps,
  ref: Ref<HTMLAnchorElement>,
) {
  return (
    <a ref={ref} href={href} rel={/^https?:/i.test(href) ? 'noopener' : undefined} {...rest}>
      {children}
    </a>
  );
});
