import { VisuallyHidden } from '../../ui/text/visually-hidden';
import type { PageConsentView } from './consent-view';

/** React ignores what scripts add to it. */
const filledByScripts = {
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: '' },
};

/**
 * Renders the container of the question with the data for `startConsent`, and the status message.
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
