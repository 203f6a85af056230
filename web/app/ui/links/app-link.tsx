import { type AnchorHTMLAttributes, type Ref, forwardRef } from 'react';

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

/** A finished link: its text in the visitor's language and an own path or an absolute address. */
export type LinkView = { label: string; href: string };

/** A phone number or an email address with its `tel:` or `mailto:` address. */
export type ContactLinkView = { text: string; href: string };
