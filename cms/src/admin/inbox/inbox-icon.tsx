import { Box } from '@strapi/design-system';
import { Mail } from '@strapi/icons';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { useInboxCounts } from './use-inbox-counts';

const EVERY_MINUTE = 60_000;

const Count = styled.span`
  position: absolute;
  inset-block-start: -0.8rem;
  inset-inline-end: -1rem;
  min-width: 1.8rem;
  padding: 0 0.4rem;
  border-radius: 0.9rem;
  background: ${({ theme }) => theme.colors.primary600};
  color: ${({ theme }) => theme.colors.neutral0};
  font-size: 1.1rem;
  font-weight: 600;
  line-height: 1.8rem;
  text-align: center;
`;

/** The sign of the inbox with the number of new leads on it, counted again at every step, change and minute. */
export function InboxIcon(props: object) {
  const { pathname } = useLocation();
  const { data, reload } = useInboxCounts();
  useEffect(() => {
    reload();
    const timer = window.setInterval(reload, EVERY_MINUTE);
    return () => window.clearInterval(timer);
  }, [pathname, reload]);
  const fresh = data?.total ?? 0;
  return (
    <Box position="relative">
      <Mail {...props} />
      {fresh > 0 && <Count data-inbox-count="">{fresh > 99 ? '99+' : fresh}</Count>}
    </Box>
  );
}
