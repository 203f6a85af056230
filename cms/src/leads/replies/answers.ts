/** A template as it would answer one lead. */
export interface ReplyTemplate {
  documentId: string;
  name: string;
  subject: string;
  text: string;
}
