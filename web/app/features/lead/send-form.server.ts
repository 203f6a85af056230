import { createHash } from 'node:crypto';
import { CmsError } from '../../cms/client/cms-error';
import { CreateLeadDocument } from '../../cms/generated/graphql';
import { storeFile } from '../../cms/client/store-file.server';
import { untilAnswered, writeCms } from '../../cms/client/write.server';
import { formBeginName, buildPath } from '../../i18n/paths/build-path';
import type { FormKind } from '@agency/domain/path-words';
import { thanksKey } from '../../i18n/paths/form-entries';
import { readSubject, serialiseSubject } from '../../i18n/paths/form-subject';
import type { OpenSite } from '../../site/open-language.server';
import { findFieldMeta } from '../../form/fields/field-meta.server';
import type { FormAnswer, RefusedForm } from '../../form/send/form-answer';
import {
  isClosed,
  type ClosedForm,
  type Form,
  type OpenForm,
} from '../../form/form-definition.server';
import { parseForm, type ParsedForm } from '../../form/send/parse-form.server';
import { checkBot, renewBotCheck, type BotCheck } from '../../form/bot-check/check-bot.server';
import { readVisitSource } from './visit-source.server';

/** Maximum wait for the CMS to store a submission. */
const patienceMs = 5000;

type Sending = {
  context: OpenSite;
  form: Form;
  query: URLSearchParams;
  sent: FormData;
  headers: Headers;
};

/**
 * Validates a submission, checks for bots, and stores it in the CMS once per form token and
 * content. Any refusal returns the input.
 */
export async function sendForm({
  context,
  form,
  query,
  sent,
  headers,
}: Sending): Promise<FormAnswer> {
  const { t, site, language } = context;
  const { askedFrom } = site.byLanguage[language].consentNumbers;
  const botCheck = await checkBot(sent, context);
  const opened = await openForm(form, context, query, patienceMs);
  if (isClosed(opened)) return refuse(botCheck, {}, { message: opened.closed.text });
  const parsed = parseForm(sent, opened.schema);
  if (sent.has(formBeginName)) return begin(parsed.typed);
  if (opened.isAway) return refuse(botCheck, parsed.typed, unsent(context, form.kind));
  if (parsed.errors) return refuse(botCheck, parsed.typed, { errors: parsed.errors });
  if (botCheck.isFormTokenOld) return refuse(botCheck, parsed.typed, spent(context));
  if (!botCheck.isHuman) return refuse(botCheck, parsed.typed, { status: 'question' });
  let receipt: string | null;
  try {
    const submissionId = `${botCheck.formToken.id}.${await digestOf(form, query, parsed.values)}`;
    const files = await storeFiles(opened, parsed.values);
    if ('errors' in files) {
      const errors = { [files.errors.name]: t(`form.errors.${files.errors.reason}`) };
      return refuse(botCheck, parsed.typed, { errors });
    }
    const { createLead: lead } = await writeCms('CreateLead', CreateLeadDocument, {
      lead: {
        ...opened.toLead({ ...parsed.values, ...files.ids }),
        kind: form.kind,
        language: context.language,
        submissionId,
        formToken: botCheck.formToken.id,
        visitSource: readVisitSource(sent, headers, askedFrom),
        ...('privacy' in parsed.values && { privacyAgreedAt: new Date().toISOString() }),
      },
    });
    receipt = opened.toReceipt(lead, parsed.values);
  } catch (error) {
    if (!(error instanceof CmsError)) throw error;
    if (error.code === 'FORM_TOKEN_SPENT') {
      return refuse(renewBotCheck(context), parsed.typed, spent(context));
    }
    return refuse(botCheck, parsed.typed, explain(error, context, form.kind));
  }
  const thanks = buildPath(context.table, context.language, thanksKey(form.kind));
  return { status: 'sent', href: thanks + serialiseSubject(readSubject(query), receipt) };
}

/** Opens the form of an address; without CMS data if that is unavailable. */
export async function openForm(
  form: Form,
  context: OpenSite,
  query: URLSearchParams,
  patience = 0,
): Promise<(OpenForm & { isAway: boolean }) | ClosedForm> {
  try {
    const opened = await untilAnswered(patience, () => form.open(context, query));
    return isClosed(opened) ? opened : { ...opened, isAway: false };
  } catch (error) {
    if (!(error instanceof CmsError) || !error.isTemporary) throw error;
    return { ...form.openAway(context, query), isAway: true };
  }
}

type Refusal = Partial<Pick<RefusedForm, 'status' | 'message' | 'errors'>>;

function refuse(
  { formToken, question }: BotCheck,
  values: ParsedForm['typed'],
  { status = 'invalid', message = null, errors = {} }: Refusal,
): RefusedForm {
  return { status, message, errors, values, formToken: formToken.text, question };
}

/** Returns the input of a form started on another page, without errors. */
function begin(values: ParsedForm['typed']): RefusedForm {
  const nothing = { message: null, errors: {}, formToken: null, question: null };
  return { status: 'begun', values, ...nothing };
}

function unsent({ t }: OpenSite, kind: FormKind): Refusal {
  const own = {
    testimonial: t('errors.testimonialNotSent'),
    'request-documents': t('errors.requestDocument'),
  };
  const failures = [own[kind as keyof typeof own], t('errors.mailNotSent'), t('form.send.kept')];
  const message = failures.filter(Boolean).join('. ');
  return { status: 'unsent', message };
}

function spent({ t }: OpenSite): Refusal {
  return { status: 'formToken', message: t('form.send.again') };
}

/** Explains the CMS's refusal to the visitor. */
function explain(
  { code, isTemporary, message }: CmsError,
  context: OpenSite,
  kind: FormKind,
): Refusal {
  const { t } = context;
  if (code === 'SLOT_FULL') return { errors: { slot: t('errors.appointmentsFull') } };
  if (code === 'FILES_FULL') return { message: t('form.errors.filesFull') };
  if (code === 'UNKNOWN_LISTING') return { message: t('errors.listingNotFoundText') };
  // A defect on our side without a field to correct: the visitor can only retry.
  if (!isTemporary) console.error(`A lead was refused: ${message}`);
  return unsent(context, kind);
}

/**
 * Returns a digest of a submission; equal content gives the same digest whatever the file names.
 */
async function digestOf(
  { kind }: Form,
  query: URLSearchParams,
  values: Readonly<Record<string, unknown>>,
): Promise<string> {
  const content = await Promise.all(
    Object.entries(values).map(async ([name, value]) => [
      name,
      value instanceof Blob ? hash(new Uint8Array(await value.arrayBuffer())) : (value ?? null),
    ]),
  );
  const about = [...query].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return hash(JSON.stringify([kind, about, content])).slice(0, 32);
}

function hash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url');
}

type FileProblem = { name: string; reason: (typeof fileProblems)[keyof typeof fileProblems] };

/** Message keys for the CMS's reasons to refuse a file. */
const fileProblems = { type: 'fileType', size: 'fileSize', full: 'filesFull' } as const;

/** Uploads the files of a form to the CMS and returns their ids, or the first refusal. */
async function storeFiles(
  { schema }: OpenForm,
  values: Readonly<Record<string, unknown>>,
): Promise<{ ids: Record<string, string> } | { errors: FileProblem }> {
  const ids: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    const { purpose } = findFieldMeta(schema, name) ?? {};
    if (!(value instanceof File) || purpose === undefined) continue;
    const stored = await storeFile(value, purpose);
    if ('error' in stored) {
      return { errors: { name, reason: fileProblems[stored.error] } };
    }
    ids[name] = stored.id;
  }
  return { ids };
}
