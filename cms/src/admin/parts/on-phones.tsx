import { styled } from 'styled-components';

/** Up to here the admin is used with a thumb. */
export const phone = '@media (max-width: 640px)';

/** What only a wide screen has room for, or a keyboard use for. */
export const NotOnPhones = styled.span`
  ${phone} {
    display: none;
  }
`;

/** What a phone alone shows. */
export const OnPhones = styled.div`
  display: none;

  ${phone} {
    display: block;
  }
`;
