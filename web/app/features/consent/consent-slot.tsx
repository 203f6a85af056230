import { VisuallyHidden } from '../../ui/text/visually-hidden';
import type { PageConsentView } from './consent-view';

/** React leaves alone what scripts put into it. */
const filledByScripts = {
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: '' },
};

/**
 * CONSENT-1: where the question comes, with what the page knows of consent for `startConsent`, and
 * the line that says what became of the answer.
 */
export function ConsentSlot({ consent }: { consent: PageConsentView }) {
  return (
    <>
      <VisuallyHidden>
        <span role="status" data-consent-status="" {...filledByScripts} />
      </VisuallyHidden>
      <div data-consent={JSON.stringify(consent)} {...filledByScripts} />
    </>
  );
}
