import type { Core } from '@strapi/strapi';
import { inLanguage } from '../../platform/rules/in-language';
import { LAW_RATES } from '../../platform/rules/law-rates';
import { extendForSite } from '../../platform/graphql/extend-for-site';

const typeDefs = `
  "An amount, rate, number or duty that the law sets in a region from a day on."
  type LawRate {
    name: String!
    region: String
    value: Float!
    "Of a renovation duty: the labels it is due for, with commas, and the one to reach."
    labels: String
    target: String
    validFrom: Date!
    "The law, in the language asked for; null where no law says it."
    source: String
  }
  extend type Query {
    "What counts where the site settings say nothing of the same name, region and day."
    lawRates(language: I18NLocaleCode!): [LawRate!]!
  }
`;

export function addLawHandlers(strapi: Core.Strapi): void {
  extendForSite(strapi, {
    typeDefs,
    right: 'api::site.site.find',
    queries: {
      lawRates: (_root, { language }: { language: string }) =>
        LAW_RATES.map(({ source, note: _note, ...rate }) => ({
          ...rate,
          source: source && inLanguage(source, language),
        })),
    },
  });
}
