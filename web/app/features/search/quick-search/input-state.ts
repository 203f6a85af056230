/** Text and selection of a field; `selection` is null without focus. */
export type InputState = { text: string; selection: [from: number, to: number] | null };

/** Reads the state to pass on when another field replaces this one. */
export function readInputState(input: HTMLInputElement | null): InputState {
  const isHere = input !== null && document.activeElement === input;
  return {
    text: input?.value ?? '',
    selection: isHere ? [input.selectionStart ?? 0, input.selectionEnd ?? 0] : null,
  };
}

/** Restores the state from {@link readInputState} in the replacement field. */
export function continueTyping(inputId: string, { selection }: InputState): void {
  const input = document.getElementById(inputId);
  if (!(input instanceof HTMLInputElement) || !selection) return;
  input.focus({ preventScroll: true });
  input.setSelectionRange(...selection);
}
