import type { Core } from '@strapi/strapi';
import {
  addAdminRoutes,
  contentRight,
  type AdminContext,
} from '../../platform/access/admin-routes';
import {
  addOpenHouse,
  findAdditions,
  removeOpenHouse,
  saveCorrection,
  withdrawCorrection,
  type ListingAdditions,
} from './save-additions';

const subject = 'api::listing.listing';
const readListings = contentRight('read', subject);
const changeListing = contentRight('update', subject);

/** Adds the routes with which editors correct listings and plan open houses. */
export function addAdditionHandlers(strapi: Core.Strapi): void {
  const path = '/listings/:documentId';
  const change = (act: (context: AdminContext, listing: string) => Promise<void>) => ({
    right: changeListing,
    handle: async (context: AdminContext) => {
      await act(context, context.params.documentId ?? '');
      return {};
    },
  });
  addAdminRoutes(strapi, [
    {
      method: 'GET',
      path: `${path}/additions`,
      right: readListings,
      handle: async ({ params, state }): Promise<ListingAdditions> => ({
        ...(await findAdditions(strapi, params.documentId ?? '', new Date())),
        mayChange: state.userAbility.can(changeListing.action, subject),
      }),
    },
    {
      method: 'POST',
      path: `${path}/correction`,
      ...change(({ request, state }, listing) =>
        saveCorrection(strapi, listing, {
          body: request.body,
          user: state.user.id,
          now: new Date(),
        }),
      ),
    },
    {
      method: 'DELETE',
      path: `${path}/correction`,
      ...change((_, listing) => withdrawCorrection(strapi, listing)),
    },
    {
      method: 'POST',
      path: `${path}/open-houses`,
      ...change(({ request }, listing) => addOpenHouse(strapi, listing, request.body, new Date())),
    },
    {
      method: 'DELETE',
      path: `${path}/open-houses/:id`,
      ...change(({ params }, listing) => removeOpenHouse(strapi, listing, Number(params.id))),
    },
  ]);
}
