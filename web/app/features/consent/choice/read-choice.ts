import { consentCategories, type Consent } from '../../../lib/web/consent';

/** The interface shared by FormData and its substitutes. */
type Sent = { get(name: string): unknown };

/** Names of the fields besides the category checkboxes. */
export const choiceNames = { choice: 'choice', version: 'version' } as const;

export const choices = { all: 'all', none: 'none', some: 'some' } as const;

/** Parses a visitor's choice from the clicked button and the checkboxes; null if unknown. */
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
