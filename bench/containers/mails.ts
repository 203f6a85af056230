import { appendFileSync } from 'node:fs';
import { engineAddress } from './visitors-network';

interface Message {
  ID: string;
  MessageID: string;
  To: { Address: string }[];
  Created: string;
}

const api = `http://${engineAddress}:8025/api/v1/messages`;

/** Lists all caught mails, newest first. */
export async function listMails(): Promise<Message[]> {
  const found: Message[] = [];
  for (;;) {
    const answer = await fetch(`${api}?start=${found.length}&limit=500`);
    const { messages } = (await answer.json()) as { messages: Message[] };
    if (messages.length === 0) return found;
    found.push(...messages);
  }
}

/** Writes mails in the format of the other drills' mail server. */
export async function writeMailLog(file: string): Promise<void> {
  for (const { MessageID, To, Created } of (await listMails()).reverse()) {
    const to = To.map(({ Address }) => Address);
    appendFileSync(file, `${JSON.stringify({ id: MessageID, to, at: Date.parse(Created) })}\n`);
  }
}
