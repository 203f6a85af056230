import type { z } from 'zod';
import type { LeadInput } from '../cms/generated/graphql';
import type { FormKind } from '@agency/domain/path-words';
import type { RouteTable } from '../i18n/paths/route-table';
import type { OpenSite } from '../site/open-language.server';
import type { ClosedFormView, FiguresView, FormValues, SubjectView } from './form-view';

/** A flat object; its keys are the field names. */
export type FormSchema = z.ZodObject;

/** Input of a form: the site in its language, the address's query, loaded data. */
export type FormContext<Loaded = null> = OpenSite & {
  query: URLSearchParams;
  loaded: Loaded;
};

/** Validated values; a file has been stored and is its id. */
export type LeadValues<Schema extends FormSchema> = {
  [Name in keyof z.output<Schema>]: z.output<Schema>[Name] extends File
    ? string
    : z.output<Schema>[Name] extends File | undefined
      ? string | undefined
      : z.output<Schema>[Name];
};

/** A lead without what the engine adds: type, language, form token, agreement. */
export type LeadFields = Omit<
  LeadInput,
  'kind' | 'language' | 'submissionId' | 'formToken' | 'privacyAgreedAt'
>;

export type FormWords = {
  title: string;
  intro: string | null;
  submitLabel: string;
  subject?: SubjectView | null;
  figures?: FiguresView | null;
};

/** One form; its schema determines fields, labels, constraints and validation. */
export type FormDefinition<Schema extends FormSchema, Loaded = null> = {
  kind: FormKind;
  /**
   * Loads options and what the form is about; returns {@link closeForm} if it cannot be sent.
   * Throws CmsError. Without it the form queries nothing.
   */
  load?(context: OpenSite, query: URLSearchParams): Promise<Loaded | ClosedForm>;
  /** Replaces the result of `load` while the CMS is unavailable, so that the input can be shown. */
  whenAway?: Loaded;
  /** Built for one language and the loaded data; every field by a builder of `createFields`. */
  schema(context: FormContext<Loaded>): Schema;
  /**
   * Cache key for what the schema depends on besides language and settings. A schema with the same
   * key is built once, and so is its form: its submit label and initial values must not depend on
   * more. Without it the schema is built for each request.
   */
  schemaKey?(context: FormContext<Loaded>): string;
  /** Initial values by address. */
  initial?(
    context: FormContext<Loaded>,
  ): Partial<Record<keyof z.input<Schema> & string, FormValues[string]>>;
  words(context: FormContext<Loaded>): FormWords;
  toLead(values: LeadValues<Schema>, context: FormContext<Loaded>): LeadFields;
  /** Signed data of the stored lead for the thank-you page; null for none. */
  toReceipt?(lead: string, values: LeadValues<Schema>, context: FormContext<Loaded>): string | null;
};

export type ClosedForm = { closed: ClosedFormView };

/** Returns the reason why a form is closed: the listing is sold, visits are full. */
export function closeForm(closed: ClosedFormView): ClosedForm {
  return { closed };
}

export type OpenForm = {
  schema: FormSchema;
  initial: FormValues;
  words: FormWords;
  toLead(values: Readonly<Record<string, unknown>>): LeadFields;
  toReceipt(lead: string, values: Readonly<Record<string, unknown>>): string | null;
};

export type Form = {
  kind: FormKind;
  /** Opens the form for an address; throws CmsError. */
  open(context: OpenSite, query: URLSearchParams): Promise<OpenForm | ClosedForm>;
  /** Opens the form without the CMS. */
  openAway(context: OpenSite, query: URLSearchParams): OpenForm;
};

/** A form that can also be opened with already loaded data. */
export type DefinedForm<Loaded> = Form & {
  openWith(site: OpenSite, query: URLSearchParams, loaded: Loaded): OpenForm;
};

export function defineForm<Schema extends FormSchema, Loaded = null>(
  definition: FormDefinition<Schema, Loaded>,
): DefinedForm<Loaded> {
  // Route tables are rebuilt with the settings.
  const known = new WeakMap<RouteTable, Map<string, Schema>>();
  const findSchema = (context: FormContext<Loaded>): Schema => {
    if (!definition.schemaKey) return definition.schema(context);
    const { table, language } = context;
    const schemas = known.get(table) ?? new Map<string, Schema>();
    known.set(table, schemas);
    const key = `${language} ${definition.schemaKey(context)}`;
    const schema = schemas.get(key) ?? definition.schema(context);
    schemas.set(key, schema);
    return schema;
  };
  const openWith = (site: OpenSite, query: URLSearchParams, loaded: Loaded): OpenForm => {
    const context = { ...site, query, loaded };
    return {
      schema: findSchema(context),
      initial: { ...definition.initial?.(context) } as FormValues,
      words: definition.words(context),
      toLead: (values) => definition.toLead(values as LeadValues<Schema>, context),
      toReceipt: (lead, values) =>
        definition.toReceipt?.(lead, values as LeadValues<Schema>, context) ?? null,
    };
  };
  return {
    kind: definition.kind,
    openWith,
    async open(site, query) {
      const loaded = (await definition.load?.(site, query)) ?? (null as Loaded);
      return isClosed(loaded) ? loaded : openWith(site, query, loaded);
    },
    openAway: (site, query) => openWith(site, query, definition.whenAway ?? (null as Loaded)),
  };
}

export function isClosed(opened: unknown): opened is ClosedForm {
  return typeof opened === 'object' && opened !== null && 'closed' in opened;
}
