/** A short message with at most one action. */
export interface Announcement {
  text: string;
  action?: { label: string; run: () => void };
}

let current: Announcement | null = null;
const listeners = new Set<() => void>();

export function announce(announcement: Announcement | null): void {
  current = announcement;
  listeners.forEach((listener) => listener());
}

export function readAnnouncement(): Announcement | null {
  return current;
}

export function onAnnouncement(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
