import { styled } from 'styled-components';

/** Maximum width of the phone layout. */
export const phone = '@media (max-width: 640px)';

/** Hidden on phones, for lack of space or a keyboard. */
export const NotOnPhones = styled.span`
  ${phone} {
    display: none;
  }
`;

/** Shown on phones only. */
export const OnPhones = styled.div`
  display: none;

  ${phone} {
    display: block;
  }
`;
