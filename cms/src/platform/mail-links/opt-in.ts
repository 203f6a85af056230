import type { Language } from '@agency/domain/languages';

/** What someone asked to be mailed, as it is stored: what its links find by its document id. */
export interface OptIn {
  id: number;
  documentId: string;
  email: string;
  name: string | null;
  language: Language;
  state: 'pending' | 'active' | 'stopped';
}
