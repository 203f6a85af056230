import { type AnchorHTMLAttributes, type Ref, forwardRef } from 'react';

type AppLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { href: string };

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

/** A link with its translated text and a path or an absolute address. */
export type LinkView = { label: string; href: string };

export type ContactLinkView = { text: string; href: string };
