import { styled } from 'styled-components';

export const phone = '@media (max-width: 640px)';

export const NotOnPhones = styled.span`
  ${phone} {
    display: none;
  }
`;

export const OnPhones = styled.div`
  display: none;

  ${phone} {
    display: block;
  }
`;
