import { readdirSync, readFileSync } from 'node:fs';
import { LANGUAGES, type Language } from '../language';

export interface Lead {
  /** The slots that the opening already covers. */
  skip: ReadonlySet<string>;
  text: Readonly<Record<Language, { title: string; opening: string }>>;
}

const FOLDER = new URL('./leads/', import.meta.url);

/**
 * Reads the title and opening of each listing by key. A file has, per listing, a line `# key -slot
 * …` and a line per language: `nl: title | opening`.
 */
export function readLeads(): Map<string, Lead> {
  const leads = new Map<string, Lead>();
  for (const file of readdirSync(FOLDER).sort()) {
    const entries = readFileSync(new URL(file, FOLDER), 'utf8').split(/^# /m).slice(1);
    for (const entry of entries) addLead(leads, entry, file);
  }
  return leads;
}

function addLead(leads: Map<string, Lead>, entry: string, file: string): void {
  const [head = '', ...lines] = entry.trim().split('\n');
  const [key = '', ...flags] = head.split(' ');
  const texts = LANGUAGES.map((language) => {
    const line = lines.find((candidate) => candidate.startsWith(`${language}: `));
    const [title, opening] = line?.slice(language.length + 2).split(' | ') ?? [];
    if (!title || !opening) throw new Error(`${file}: ${key} has no ${language}`);
    return [language, { title, opening }] as const;
  });
  leads.set(key, {
    skip: new Set(flags.map((flag) => flag.slice(1))),
    text: Object.fromEntries(texts) as Lead['text'],
  });
}
