import { createContext, useContext, type ReactNode } from 'react';

/**
 * Content whose fields are rendered, such as `page/home`: empty in a preview outside of it, null on
 * public pages.
 */
const Edited = createContext<string | null>(null);

type EditMark = { 'data-edit'?: string };

/** Enables the marks of {@link useEditMark}; only for previews of drafts. */
export function EditablePreview({ children }: { children: ReactNode }) {
  return <Edited.Provider value="">{children}</Edited.Provider>;
}

/** Names the content around fields by its type and key; renders no element. */
export function EditedContent({ of, children }: { of: string; children: ReactNode }) {
  return useIsEditable() ? <Edited.Provider value={of}>{children}</Edited.Provider> : children;
}

export function useIsEditable(): boolean {
  return useContext(Edited) !== null;
}

/**
 * Returns a function for the attributes of an element that shows a field, by which the CMS opens
 * the field (docs/contracts/preview.md). An empty field means the content itself. No attributes on
 * public pages and for null.
 */
export function useEditMark(): (field: string | null | undefined) => EditMark {
  const of = useContext(Edited);
  return (field) => {
    if (!of || field === null || field === undefined) return {};
    return { 'data-edit': field === '' ? of : `${of}/${field}` };
  };
}
