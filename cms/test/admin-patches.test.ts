import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { transformSync } from 'esbuild';
import { expect, test } from 'vitest';
import de from '../src/platform/rules/labels/messages/de.json';
import fr from '../src/platform/rules/labels/messages/fr.json';
import nl from '../src/platform/rules/labels/messages/nl.json';
import changeBuild from '../src/admin/vite.config';

interface Plugin {
  transform(code: string, id: string): { code: string } | null;
}

const { resolve } = createRequire(__filename);
const [plugin] = changeBuild({}).plugins as [Plugin];

function change(name: string, file: string): string {
  const folder = path.dirname(resolve(`@strapi/${name}/package.json`));
  const id = path.join(folder, file);
  const { code = '' } = plugin.transform(readFileSync(id, 'utf8'), id) ?? {};
  // Throws if a patch leaves a syntax error.
  transformSync(code, { loader: 'js' });
  return code;
}

const fields = 'dist/admin/pages/EditView/components/FormInputs/Relations/Relations.mjs';
const blocks = 'dist/admin/pages/EditView/components/FormInputs/BlocksInput/BlocksContent.mjs';
const rows = 'dist/admin/pages/EditView/components/FormInputs/Component/Repeatable.mjs';
const admin = 'dist/admin/admin/src';
const status = 'formatMessage({ id: `content-manager.containers.List.${status}`';

test.each([
  ['EDIT-7', 'content-manager', fields, 'RELATIONS_TO_DISPLAY = 25'],
  ['EDIT-5', 'content-manager', blocks, 'onBlurCapture: flushPendingFormSync'],
  ['EDIT-8', 'content-manager', rows, "told].map((value)=>messages[value] ?? value).join(' · ')"],
  ['EDIT-11', 'admin', `${admin}/hooks/useMenu.mjs`, "{ to: 'inbox' }, { to: 'inbox/visits' }"],
  ['CMS-3', 'admin', `${admin}/pages/Auth/components/Login.mjs`, "name: 'code'"],
  ['CMS-3', 'admin', `${admin}/pages/Auth/components/Register.mjs`, "name !== 'news'"],
  ['EDIT-8', 'design-system', 'dist/index.mjs', 'maximumFractionDigits: 20, useGrouping: false'],
  ['EDIT-3', 'admin', `${admin}/components/PageHelpers.mjs`, "title + ' | ' + name"],
  ['EDIT-8', 'i18n', 'dist/admin/components/CMHeaderActions.mjs', status],
  ['EDIT-8', 'i18n', 'dist/admin/components/BulkLocaleActionModal.mjs', status],
])('%s the patch of Strapi’s %s, %s, applies', (_, name, file, text) => {
  expect(change(name, file)).toContain(text);
});

test('EDIT-8 the button that closes a dialog is named as in the dialogs of the agency', () => {
  const code = change('design-system', 'dist/index.mjs');
  for (const messages of [nl, fr, de]) expect(code).toContain(messages['agency.dialog.close']);
});
