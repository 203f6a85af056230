import { readFileSync } from 'node:fs';
import { readTable } from '../csv';
import { LANGUAGES, localize, type Localized } from '../language';
import { findLegalRegion } from '../region';

/** A new-build project with its texts, written by hand. */
export interface Project {
  key: string;
  /** The tag of its pictures: `project-1` for the first project. */
  tag: string;
  id: string;
  name: Localized;
  /** An empty line separates paragraphs. */
  description: Localized;
  row: Readonly<Record<string, string>>;
  street: Localized;
}

const FIRST_ID = 5209001;

export function readProjects(): Project[] {
  const texts = readTexts();
  return readTable('./projects/projects.csv', ';').map((row, index) => {
    const key = row['key'] ?? '';
    const text = texts.get(key);
    if (!text) throw new Error(`projects.txt has no ${key}`);
    const [nl, fr] = [row['streetNl'] ?? '', row['streetFr'] ?? ''];
    const other = findLegalRegion(row['zip'] ?? '') === 'flanders' ? nl : fr;
    const id = String(FIRST_ID + index);
    return {
      key,
      id,
      row,
      ...text,
      tag: `project-${index + 1}`,
      street: localize(nl, fr, other, other),
    };
  });
}

function readTexts(): Map<string, { name: Localized; description: Localized }> {
  const file = readFileSync(new URL('./projects.txt', import.meta.url), 'utf8');
  const entries = file.split(/^# /m).slice(1);
  return new Map(
    entries.map((entry) => {
      const [key = '', ...lines] = entry.trim().split('\n');
      const parts = LANGUAGES.map((language) => {
        const line = lines.find((candidate) => candidate.startsWith(`${language}: `));
        const [name, text] = line?.slice(language.length + 2).split(' | ') ?? [];
        if (!name || !text) throw new Error(`projects.txt: ${key} has no ${language}`);
        return { name, text: text.split('¶').join('\n\n') };
      });
      const pick = (part: 'name' | 'text'): Localized => {
        const [nl = '', fr = '', en = '', de = ''] = parts.map((one) => one[part]);
        return localize(nl, fr, en, de);
      };
      return [key, { name: pick('name'), description: pick('text') }];
    }),
  );
}
