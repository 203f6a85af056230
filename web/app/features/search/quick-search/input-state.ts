/** The text of a field and its selection; `selection` is null without focus. */
export type InputState = { text: string; selection: [from: number, to: number] | null };

export function readInputState(input: HTMLInputElement | null): InputState {
  const isHere = input !== null && document.activeElement === input;
  return {
    text: input?.value ?? '',
    selection: isHere ? [input.selectionStart ?? 0, input.selectionEnd ?? 0] : null,
  };
}

/** Restores the focus and selection of {@link readInputState} in the new field. */
export function continueTyping(inputId: string, { selection }: InputState): void {
  const input = document.getElementById(inputId);
  if (!(input instanceof HTMLInputElement) || !selection) return;
  input.focus({ preventScroll: true });
  input.setSelectionRange(...selection);
}
