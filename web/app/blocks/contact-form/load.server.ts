import type { FormKind } from '@agency/domain/path-words';
import { loadForm } from '../../features/lead/load-form.server';
import { buildContact } from '../../site/settings/contact-view.server';
import type { LoadBlock } from '../block';
import type { ContactFormView } from './view';

export const loadContactForm: LoadBlock<'ComponentModuleContactForm', ContactFormView> = async (
  context,
  { form },
) => ({
  kind: 'contact',
  contact: buildContact(context.settings),
  form: await loadForm(context, form.replaceAll('_', '-') as FormKind),
});
