import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useHydrated } from '../../../ui/layout/use-media';

type PartLinkProps = {
  href: string;
  /** The id of the part of the page that it changes. */
  part: string;
  className?: string | undefined;
  rel?: string;
  'aria-label'?: string;
  children: ReactNode;
};

/**
 * A link that changes one part of a page: scripts leave the page where it is, without them the
 * browser goes to the part.
 */
export function PartLink({ href, part, ...rest }: PartLinkProps) {
  const to = useHydrated() ? href : `${href}#${part}`;
  return <Link to={to} preventScrollReset prefetch="intent" {...rest} />;
}
