import { Typography } from '@strapi/design-system';
import type { StrapiApp } from '@strapi/strapi/admin';
import { createElement, type ReactNode } from 'react';
import { blockNames } from './block-names';
import choicesDe from '../../platform/rules/labels/choices/de.json';
import choicesEn from '../../platform/rules/labels/choices/en.json';
import choicesFr from '../../platform/rules/labels/choices/fr.json';
import choicesNl from '../../platform/rules/labels/choices/nl.json';
import messagesDe from '../../platform/rules/labels/messages/de.json';
import messagesEn from '../../platform/rules/labels/messages/en.json';
import messagesFr from '../../platform/rules/labels/messages/fr.json';
import messagesNl from '../../platform/rules/labels/messages/nl.json';
import de from '../../platform/rules/labels/fields/de.json';
import fr from '../../platform/rules/labels/fields/fr.json';
import nl from '../../platform/rules/labels/fields/nl.json';

type Words = Record<string, string>;

interface Field {
  name: string;
  label: string;
  hint?: string;
}

interface Column {
  name: string;
  label: string | object;
  attribute?: { type: string };
  cellFormatter?: (row: Record<string, unknown>, column: { name: string }) => ReactNode;
}

interface EditView {
  layout: { layout: Field[][][]; components: Record<string, { layout: Field[][] }> };
}

interface ListView {
  displayedHeaders: Column[];
  layout: { metadatas: Record<string, { label?: string }> };
}

const words: Record<string, Words> = { nl, fr, de };
/** The names of forms, as in the inbox. */
const choices: Record<string, Words> = {
  en: { ...choicesEn, ...nameForms(messagesEn) },
  nl: { ...choicesNl, ...nameForms(messagesNl) },
  fr: { ...choicesFr, ...nameForms(messagesFr) },
  de: { ...choicesDe, ...nameForms(messagesDe) },
};

function nameForms(messages: Words): Words {
  const kinds = Object.entries(messages).filter(([key]) => key.startsWith('agency.kind.'));
  return Object.fromEntries(kinds.map(([key, name]) => [key.replace('agency.kind.', ''), name]));
}

/**
 * Returns messages under the keys by which Strapi looks up names of types, components and
 * choices: the English name, the value, or a component's id.
 */
export function listWords(language: string, messages: Words): Words {
  const blocks = Object.entries(blockNames).map(([uid, name]) => [
    uid,
    words[language]?.[name] ?? name,
  ]);
  return {
    ...words[language],
    ...choices[language],
    ...Object.fromEntries(blocks),
    ...messages,
  };
}

/** Translates labels and hints of the schemas, and enum values in lists. */
export function translateFields(app: StrapiApp): void {
  app.registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', translateForm);
  app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', translateList);
  // Strapi sorts and searches its menu before translating names.
  app.registerHook('Admin/CM/pages/App/mutate-collection-types-links', translateCollections);
  app.registerHook('Admin/CM/pages/App/mutate-single-types-links', translateSingles);
}

interface MenuLink {
  title: string;
}

const translateLink = <Link extends MenuLink>(link: Link): Link => ({
  ...link,
  title: translateWord(link.title),
});

function translateCollections<Menu extends { ctLinks: MenuLink[] }>(menu: Menu): Menu {
  return { ...menu, ctLinks: menu.ctLinks.map(translateLink) };
}

function translateSingles<Menu extends { stLinks: MenuLink[] }>(menu: Menu): Menu {
  return { ...menu, stLinks: menu.stLinks.map(translateLink) };
}

/** Translates a word of a schema; unchanged without a translation. */
export function translateWord(word: string): string {
  return words[document.documentElement.lang]?.[word] ?? word;
}

function translateForm<View extends EditView>(view: View): View {
  const { layout, components } = view.layout;
  return {
    ...view,
    layout: {
      ...view.layout,
      layout: layout.map((panel) => panel.map(translateRow)),
      components: Object.fromEntries(
        Object.entries(components).map(([uid, component]) => [
          uid,
          { ...component, layout: component.layout.map(translateRow) },
        ]),
      ),
    },
  };
}

const translateRow = (row: Field[]): Field[] =>
  row.map((field) => ({
    ...field,
    label: translateWord(field.label),
    ...(field.hint ? { hint: translateWord(field.hint) } : {}),
  }));

function translateList<View extends ListView>(view: View): View {
  translateMetadata(view.layout.metadatas);
  return { ...view, displayedHeaders: view.displayedHeaders.map(translateColumn) };
}

/** Original English text of Strapi's objects. */
const written = new WeakMap<object, string>();

/** Filters and the column menu read these and have no hook. */
function translateMetadata(metadatas: ListView['layout']['metadatas']): void {
  for (const metadata of Object.values(metadatas)) {
    const label = written.get(metadata) ?? metadata.label ?? '';
    written.set(metadata, label);
    metadata.label = translateWord(label);
  }
}

function translateColumn(column: Column): Column {
  const label = typeof column.label === 'string' ? translateWord(column.label) : column.label;
  const name = column.attribute?.type === 'enumeration' ? nameChoice : namers[column.name];
  if (!name) return { ...column, label };
  return { ...column, label, cellFormatter: (row) => writeCell(name(row[column.name])) };
}

const namers: Record<string, (value: unknown) => string> = { lawMissing: nameFields };

function nameFields(value: unknown): string {
  if (typeof value !== 'string' || !value) return '-';
  return value.split(', ').map(translateWord).join(', ');
}

/** Matches Strapi's other columns; by default it would be in small print. */
const writeCell = (text: string): ReactNode =>
  createElement(Typography, { maxWidth: '30rem', textColor: 'neutral800', ellipsis: true }, text);

function nameChoice(value: unknown): string {
  return typeof value === 'string' ? translateChoice(value) : '-';
}

/** Translates an enum value; unchanged if it is not one. */
export function translateChoice(value: string): string {
  return choices[document.documentElement.lang]?.[value] ?? value;
}
