import { Flex, Link, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Flex direction="column" alignItems="flex-start" gap={1}>
      <Typography tag="h3" variant="sigma" textColor="neutral600">
        {title}
      </Typography>
      {children}
    </Flex>
  );
}

export function PanelLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link tag={NavLink} to={to}>
      {children}
    </Link>
  );
}
