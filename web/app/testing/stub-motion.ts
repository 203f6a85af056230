import { vi } from 'vitest';

export function stubMotion(isReduced: boolean): void {
  vi.stubGlobal('matchMedia', () => ({
    matches: isReduced,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}
