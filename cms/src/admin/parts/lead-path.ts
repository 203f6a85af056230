/** Where a lead is read and handled. */
export const leadPath = (documentId: string): string => `/inbox/lead/${documentId}`;
