import { z } from 'zod';
import type { FormSchema } from '../form-definition.server';
import type {
  Constraint,
  FieldMessages,
  FieldView,
  Variant,
  OptionView,
  Widget,
} from '../form-view';
import type { LinkView } from '../../ui/links/app-link';

/** Rendering of a field; set by the builders of `fields.server.ts`. */
export type FieldMeta = {
  widget: Widget;
  label: string;
  hint?: string | undefined;
  link?: LinkView | undefined;
  width?: FieldView['width'] | undefined;
  autoComplete?: string | undefined;
  inputMode?: FieldView['inputMode'];
  unit?: string | undefined;
  options?: readonly OptionView[] | undefined;
  variant?: Variant | undefined;
  /** Legend shared with adjacent fields of the same group. */
  group?: string | undefined;
  /** The group is closed until a visitor opens it. */
  isFolded?: boolean | undefined;
  messages: FieldMessages;
  /** HTML constraints beyond those of the schema. */
  constraint?: Constraint;
  sharePercent?: number | undefined;
  /** The CMS stores the file for this purpose. */
  purpose?: 'cv' | 'picture' | undefined;
};

export const fieldMeta = z.registry<FieldMeta>();

export function findFieldMeta({ shape }: FormSchema, name: string): FieldMeta | undefined {
  const field: unknown = shape[name];
  return field instanceof z.ZodType ? fieldMeta.get(field) : undefined;
}
