import { z } from 'zod';
import type {
  Constraint,
  FieldMessages,
  FieldView,
  Variant,
  OptionView,
  Widget,
} from '../form-view';
import type { LinkView } from '../../ui/links/app-link';

/** How a field of a schema is drawn; the builders of `fields.server.ts` put it beside its rules. */
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
  /** The legend it stands under, with the fields next to it that have the same. */
  group?: string | undefined;
  messages: FieldMessages;
  /** What the browser is told beside what the schema says. */
  constraint?: Constraint;
  sharePercent?: number | undefined;
  /** A file is kept by the CMS for this use (FORM-11, FORM-12). */
  purpose?: 'cv' | 'picture' | undefined;
};

/** The fields' metadata, by schema. */
export const fieldMeta = z.registry<FieldMeta>();
