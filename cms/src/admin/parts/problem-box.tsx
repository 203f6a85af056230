import { Box, Flex } from '@strapi/design-system';
import type { ReactNode } from 'react';

/** Shows problems that people have to see, never folded. */
export function ProblemBox({ children, name }: { children: ReactNode; name: string }) {
  return (
    <Box
      role="alert"
      background="danger100"
      borderColor="danger200"
      hasRadius
      padding={4}
      data-problem={name}
    >
      <Flex direction="column" alignItems="stretch" gap={2}>
        {children}
      </Flex>
    </Box>
  );
}
