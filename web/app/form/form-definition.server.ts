import type { z } from 'zod';
import type { LeadInput } from '../cms/generated/graphql';
import type { FormKind } from '@agency/domain/path-words';
import type { RouteTable } from '../i18n/paths/route-table';
import type { OpenSite } from '../site/open-language.server';
import type { ClosedFormView, FiguresView, FormValues, SubjectView } from './form-view';

/** A flat object: the names of its fields are those of the page. */
export type FormSchema = z.ZodObject;

/** What a form is made with: the site in its language, its address's query, what it loaded. */
export type FormContext<Loaded = null> = OpenSite & {
  query: URLSearchParams;
  loaded: Loaded;
};

/** The checked values; a file has been stored and is its id. */
export type LeadValues<Schema extends FormSchema> = {
  [Name in keyof z.output<Schema>]: z.output<Schema>[Name] extends File
    ? string
    : z.output<Schema>[Name] extends File | undefined
      ? string | undefined
      : z.output<Schema>[Name];
};

/** A lead without what the engine adds: kind, language, form token, agreement. */
export type LeadFields = Omit<
  LeadInput,
  'kind' | 'language' | 'submissionId' | 'formToken' | 'privacyAgreedAt'
>;

/** The words around a form on its own screen. */
export type FormWords = {
  title: string;
  intro: string | null;
  submitLabel: string;
  subject?: SubjectView | null;
  /** FORM-13: what has to be paid. */
  figures?: FiguresView | null;
};

/** FORM-1: one form; its one schema drives fields, labels, constraints and validation. */
export type FormDefinition<Schema extends FormSchema, Loaded = null> = {
  kind: FormKind;
  /**
   * Options and what the form is about; {@link closeForm} when there is nothing to send. Throws
   * CmsError. Without it the form asks the CMS nothing.
   */
  load?(context: OpenSite, query: URLSearchParams): Promise<Loaded | ClosedForm>;
  /** Stands in for what `load` gives while the CMS is away, so that what was typed can be shown. */
  whenAway?: Loaded;
  /** Made for one language and what was loaded; every field by a builder of `createFields`. */
  schema(context: FormContext<Loaded>): Schema;
  /**
   * What of `context` the schema depends on beside language and settings: a schema with the same key
   * is made once, and so is its form: its submit label and what its fields hold at first may not depend
   * on more. Without it the schema is made for each request.
   */
  schemaKey?(context: FormContext<Loaded>): string;
  /** What the fields hold at first, by its address. */
  initial?(
    context: FormContext<Loaded>,
  ): Partial<Record<keyof z.input<Schema> & string, FormValues[string]>>;
  words(context: FormContext<Loaded>): FormWords;
  toLead(values: LeadValues<Schema>, context: FormContext<Loaded>): LeadFields;
  /** What the thanks page is told of the lead that was stored, signed; null for nothing. */
  toReceipt?(lead: string, values: LeadValues<Schema>, context: FormContext<Loaded>): string | null;
};

/** A form that cannot be sent now. */
export type ClosedForm = { closed: ClosedFormView };

/** Says why there is no form: the listing is sold, the visits are full. */
export function closeForm(closed: ClosedFormView): ClosedForm {
  return { closed };
}

/** A form that was opened for one request. */
export type OpenForm = {
  schema: FormSchema;
  initial: FormValues;
  words: FormWords;
  toLead(values: Readonly<Record<string, unknown>>): LeadFields;
  toReceipt(lead: string, values: Readonly<Record<string, unknown>>): string | null;
};

/** Any form of the registry. */
export type Form = {
  kind: FormKind;
  /** Opens the form for an address; throws CmsError. */
  open(context: OpenSite, query: URLSearchParams): Promise<OpenForm | ClosedForm>;
  /** The form without anything of the CMS. */
  openAway(context: OpenSite, query: URLSearchParams): OpenForm;
};

/** A form that can also be opened for what somebody loaded already. */
export type DefinedForm<Loaded> = Form & {
  openWith(site: OpenSite, query: URLSearchParams, loaded: Loaded): OpenForm;
};

/** Makes a definition one of the registry. */
export function defineForm<Schema extends FormSchema, Loaded = null>(
  definition: FormDefinition<Schema, Loaded>,
): DefinedForm<Loaded> {
  // A table of routes is made anew with the settings.
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

/** True for a form that cannot be sent now. */
export function isClosed(opened: unknown): opened is ClosedForm {
  return typeof opened === 'object' && opened !== null && 'closed' in opened;
}
