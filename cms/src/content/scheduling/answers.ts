import type { PlanAct, PlanState } from './plan-table';

/** Something planned, as the admin shows it. */
export interface PlanAnswer {
  id: number;
  model: string;
  documentId: string;
  /** Empty for types without languages. */
  locale: string;
  title: string;
  kind: 'collectionType' | 'singleType';
  act: PlanAct;
  at: string;
  state: PlanState;
  message: string | null;
  plannedBy: string | null;
}

/** What is planned for a document in a language, and whether the reader may change it. */
export interface DocumentPlans {
  plans: PlanAnswer[];
  mayPlan: boolean;
}
