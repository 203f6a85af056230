import type { Language } from '@agency/domain/languages';

/** An owner who is due a report. */
export interface ReportedOwner {
  id: number;
  documentId: string;
  email: string;
  firstName: string | null;
  lastName: string;
  language: Language;
}
