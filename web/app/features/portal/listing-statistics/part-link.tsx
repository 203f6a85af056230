import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useHydrated } from '../../../ui/layout/use-media';

type PartLinkProps = {
  href: string;
  part: string;
  className?: string | undefined;
  rel?: string;
  'aria-label'?: string;
  children: ReactNode;
};

/**
 * Renders a link that changes one part of a page: JavaScript keeps the scroll position, without it
 * the browser goes to the part.
 */
export function PartLink({ href, part, ...rest }: PartLinkProps) {
  const to = useHydrated() ? href : `${href}#${part}`;
  return <Link to={to} preventScrollReset prefetch="intent" {...rest} />;
}
