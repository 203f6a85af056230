import { Flex } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import type { ReactElement, ReactNode } from 'react';

interface Props {
  title: string;
  subtitle?: string;
  back: ReactElement;
  action?: ReactElement;
  children: ReactNode;
}

export function ReadingPage({ title, subtitle, back, action, children }: Props) {
  return (
    <>
      <Page.Title>{title}</Page.Title>
      <Layouts.Header
        title={title}
        subtitle={subtitle}
        navigationAction={back}
        primaryAction={action}
      />
      <Layouts.Content>
        <Flex
          direction="column"
          alignItems="stretch"
          gap={4}
          paddingBottom={8}
          style={{ overflowWrap: 'anywhere' }}
        >
          {children}
        </Flex>
      </Layouts.Content>
    </>
  );
}
