import type { ComponentType } from 'react';
import { ColumnsPart } from './columns-part';
import type { KindPartProps } from './kind-part-props';
import { PostcodesPart } from './postcodes-part';

/** Parts of the form by kind: each draws the fields that its kind declares as `own`. */
export const kindParts: Readonly<Record<string, ComponentType<KindPartProps>>> = {
  kyero: PostcodesPart,
  table: ColumnsPart,
};
