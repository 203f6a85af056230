import type { Core } from '@strapi/strapi';
import { choiceKinds, mostChoices, readChoices } from '@agency/domain/block-choices';
import { fieldError } from '../../platform/validation/validation-error';
import { isKnownListing, isKnownPlace, isKnownType } from './known-subjects';

const kind = 'module.property-list';

const checks = {
  types: { isKnown: isKnownType, unknown: 'There is no type with the number' },
  places: { isKnown: isKnownPlace, unknown: 'No listing has the postal code' },
  listings: { isKnown: isKnownListing, unknown: 'There is no listing with the reference' },
};

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
        throw fieldError(field, 'Only a teaser shows what is chosen; the whole list has filters.');
      }
      if (values.length > mostChoices) {
        throw fieldError(field, `Choose at most ${mostChoices}.`);
      }
      const { isKnown, unknown } = checks[name];
      for (const value of values) {
        if (!(await isKnown(strapi, value))) throw fieldError(field, `${unknown} “${value}”.`);
      }
    }
  }
}
