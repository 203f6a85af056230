import {
  declareFields,
  email,
  onlyWith,
  optional,
  prefilled,
  text,
  wholeNumber,
  yesNo,
} from '../fields/declare-fields';

/** Fields of every feed, beside those of its kind. */
export const { fields: sharedFields } = declareFields({
  name: optional(text({ max: 60 })),
  everyMinutes: prefilled(wholeNumber({ min: 5, max: 10_080 }), 60),
  sendLeads: prefilled(yesNo(), false),
  leadAddress: onlyWith('sendLeads', optional(email())),
});
