import { consentCategories, type Consent } from '../../../lib/web/consent';

/** What can be read of a form or of what stands in for one. */
type Sent = { get(name: string): unknown };

/** The names of what is sent beside a box for each category. */
export const choiceNames = { choice: 'choice', version: 'version' } as const;

/** What the three buttons send. */
export const choices = { all: 'all', none: 'none', some: 'some' } as const;

/**
 * CONSENT-1: what a visitor chose, from the button that was pressed and the boxes that are ticked;
 * null when that is not known.
 */
export function readChoice(sent: Sent): Consent | null {
  const choice = sent.get(choiceNames.choice);
  const version = sent.get(choiceNames.version);
  if (typeof version !== 'string' || !/^\d{1,6}$/.test(version)) return null;
  if (choice !== choices.all && choice !== choices.none && choice !== choices.some) return null;
  const isAllowed = (category: string) =>
    choice === choices.all || (choice === choices.some && sent.get(category) === 'on');
  const [analytical, marketing, social, unclassified] = consentCategories.map(isAllowed) as [
    ...[boolean, boolean, boolean, boolean],
  ];
  return { version: Number(version), analytical, marketing, social, unclassified };
}
