export const leadPath = (documentId: string): string => `/inbox/lead/${documentId}`;
