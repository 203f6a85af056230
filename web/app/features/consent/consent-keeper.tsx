import { useLocation } from '@remix-run/react';
import { useState } from 'react';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { ConsentDialog } from './consent-dialog';
import { readConsent, useConsent } from './consent-state';
import type { ConsentFrameView } from './consent-view';
import { useOutdatedConsent } from './use-outdated-consent';
import { useQuietMoment } from './use-quiet-moment';
import { useThirdParties } from './use-third-parties';

/**
 * CONSENT-1: asks who has not chosen, once the page is there and at rest, and never on the page
 * where one chooses anyway. Pages are everybody's: only the browser knows who is asked.
 */
export function ConsentKeeper({ consent }: { consent: ConsentFrameView }) {
  const chosen = useConsent(consent.askedFrom);
  const isQuiet = useQuietMoment();
  const { pathname } = useLocation();
  // For a browser that keeps no cookies an answer holds as long as the document.
  const [isAnswered, setAnswered] = useState(false);
  const [said, setSaid] = useState('');
  useOutdatedConsent(consent.askedFrom);
  useThirdParties(consent, chosen);
  const isAsked = isQuiet && chosen === null && !isAnswered && pathname !== consent.settingsHref;
  return (
    <>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      {isAsked && (
        <ConsentDialog
          consent={consent}
          onAnswer={(message) => {
            setAnswered(readConsent() === null);
            setSaid(message);
          }}
        />
      )}
    </>
  );
}
