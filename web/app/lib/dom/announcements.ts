/** A short message to who is looking, with at most one thing to do about it. */
export interface Announcement {
  text: string;
  action?: { label: string; run: () => void };
}

let current: Announcement | null = null;
const listeners = new Set<() => void>();

/** Shows a message in place of the one before; null takes it away. */
export function announce(announcement: Announcement | null): void {
  current = announcement;
  listeners.forEach((listener) => listener());
}

/** The message on show; null when there is none. */
export function readAnnouncement(): Announcement | null {
  return current;
}

/** Hears of every message; returns how to stop. */
export function onAnnouncement(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
