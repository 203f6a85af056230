import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { addAdminRoutes, handleLeads, readLeads } from '../../platform/access/admin-routes';
import { findPeople } from './find-people';
import { findContact, findPersonPage, personRef } from './find-person-page';
import { mergeContacts, splitContact } from './merged-contacts';
import { refuse, refuseMissing } from '../../platform/validation/refusal';

const searched = z.string().max(200);
const search = z.object({ text: searched, also: z.array(searched).max(10).default([]) });
const merge = z.object({ one: personRef, other: personRef });
const split = z.object({ contact: z.string().min(7).max(300) });

/**
 * Adds admin routes to find people, show all data of a person and merge contacts. Names and
 * addresses are sent in request bodies.
 */
export function addPeopleHandlers(strapi: Core.Strapi): void {
  addAdminRoutes(strapi, [
    {
      method: 'POST',
      path: '/people/find',
      right: readLeads,
      handle: ({ request }) => {
        const { text, also } = parse(search, request.body);
        return findPeople(strapi, [text, ...also]);
      },
    },
    {
      method: 'GET',
      path: '/people/:source/:documentId',
      right: readLeads,
      handle: ({ params, query }) => {
        const { data } = personRef.safeParse(params);
        if (!data) throw refuseMissing('gone.person');
        return findPersonPage(strapi, data, query.language);
      },
    },
    {
      method: 'POST',
      path: '/people/merge',
      right: handleLeads,
      handle: async ({ request }) => {
        const { one, other } = parse(merge, request.body);
        const contacts = [await findContact(strapi, one), await findContact(strapi, other)];
        const [first, second] = contacts;
        if (!first || !second || first === second) {
          throw refuse('people.merge');
        }
        await mergeContacts(strapi, first, second);
        return { merged: true };
      },
    },
    {
      method: 'POST',
      path: '/people/split',
      right: handleLeads,
      handle: async ({ request }) => {
        await splitContact(strapi, parse(split, request.body).contact);
        return { split: true };
      },
    },
  ]);
}

function parse<Data>(schema: z.ZodType<Data>, given: unknown): Data {
  const { data, success } = schema.safeParse(given);
  if (!success) throw refuse('people.search');
  return data;
}
