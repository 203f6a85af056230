import { Box, Flex, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';

export function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box tag="section" background="neutral0" hasRadius shadow="tableShadow" padding={5}>
      <Flex direction="column" alignItems="stretch" gap={3}>
        <Typography tag="h2" variant="delta">
          {title}
        </Typography>
        {children}
      </Flex>
    </Box>
  );
}
