import { styled } from 'styled-components';
import { phone } from './on-phones';

export const PlainInput = styled.input`
  min-height: 4rem;
  padding: 0 1.2rem;
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: 0.4rem;
  background: ${({ theme }) => theme.colors.neutral0};
  color: ${({ theme }) => theme.colors.neutral800};
  font: inherit;
  font-size: 1.4rem;

  ${phone} {
    min-height: 4.8rem;
    font-size: 1.6rem;
  }
`;
