/** What stands in a text field, and where in it the visitor is; `selection` is null elsewhere. */
export type InputState = { text: string; selection: [from: number, to: number] | null };

/** What is handed on when one field takes the place of another. */
export function readInputState(input: HTMLInputElement | null): InputState {
  const isHere = input !== null && document.activeElement === input;
  return {
    text: input?.value ?? '',
    selection: isHere ? [input.selectionStart ?? 0, input.selectionEnd ?? 0] : null,
  };
}

/** Puts the visitor back where {@link readInputState} found them, in the field that is there now. */
export function continueTyping(inputId: string, { selection }: InputState): void {
  const input = document.getElementById(inputId);
  if (!(input instanceof HTMLInputElement) || !selection) return;
  input.focus({ preventScroll: true });
  input.setSelectionRange(...selection);
}
