import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';

const narrow = '(max-width: 640px)';

export const phone = `@media ${narrow}`;

/** Reports whether the window is as narrow as a phone, for what differs by more than its style. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribeToWidth, () => window.matchMedia(narrow).matches);
}

function subscribeToWidth(onChange: () => void): () => void {
  const width = window.matchMedia(narrow);
  width.addEventListener('change', onChange);
  return () => width.removeEventListener('change', onChange);
}

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
