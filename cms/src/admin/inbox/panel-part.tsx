import { Flex, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';

/** A few lines of a side panel under a small heading. */
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
