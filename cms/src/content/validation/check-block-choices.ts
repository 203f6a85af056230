import type { Core } from '@strapi/strapi';
import { choiceKinds, mostChoices, readChoices } from '@agency/domain/block-choices';
import { isKnownListing, isKnownPlace, isKnownType } from './known-subjects';
import { refuseField } from '../../platform/validation/refusal';

const kind = 'module.property-list';

const checks = {
  types: { isKnown: isKnownType, unknown: 'unknown.type' },
  places: { isKnown: isKnownPlace, unknown: 'unknown.place' },
  listings: { isKnown: isKnownListing, unknown: 'unknown.listing' },
} as const;

interface Block {
  __component?: string;
  mode?: string;
  types?: string | null;
  places?: string | null;
  listings?: string | null;
}

/** Refuses choices of a block of listings that mean nothing, or that its kind does not show (EDIT-7). */
export async function checkBlockChoices(
  strapi: Core.Strapi,
  data: Record<string, unknown>,
): Promise<void> {
  if (!Array.isArray(data.blocks)) return;
  for (const [index, block] of (data.blocks as Block[]).entries()) {
    if (block.__component !== kind) continue;
    for (const name of choiceKinds) {
      const field = `blocks.${index}.${name}`;
      const values = readChoices(block[name]);
      if (values.length === 0) continue;
      if (block.mode === 'full') {
        throw refuseField(field, 'block.teaser');
      }
      if (values.length > mostChoices) {
        throw refuseField(field, 'block.most', { most: mostChoices });
      }
      const { isKnown, unknown } = checks[name];
      for (const value of values) {
        if (!(await isKnown(strapi, value))) throw refuseField(field, unknown, { value });
      }
    }
  }
}
