import { useForm } from '@strapi/strapi/admin';
import { useEffect, useMemo } from 'react';
import { focusField } from './focus-field';
import { readLiveText, useTextChanges } from './live-texts';
import { pickBlock } from './unsaved-fields';
import { useFieldLabels } from './use-field-labels';

/** Name of the frame that shows the form of a block over its page. */
export const drawerName = 'agency-block';

interface OpenDocument {
  model: string;
  documentId?: string;
  document?: { updatedAt?: string };
}

/** Message of the form in the drawer to the page around it. */
export interface DrawerReport {
  type: 'agency:block';
  documentId: string;
  saved: string;
  unsaved: Record<string, unknown>;
  isModified: boolean;
}

const isDrawer = (): boolean => window.name === drawerName && window.parent !== window;

/** Hides the menus of the admin in the drawer. Call it while registering. */
export function trimDrawer(): void {
  if (!isDrawer()) return;
  const style = document.createElement('style');
  style.textContent = `
    nav, :has(> [data-strapi-main-content]) > :not([data-strapi-main-content]) {
      display: none !important;
    }
    body [data-strapi-header-sticky] { top: 0 }
  `;
  document.head.append(style);
}

/** In the drawer, reports the form's fields to the page around it; shows nothing. */
export function DrawerPanel({ model, documentId, document: { updatedAt } = {} }: OpenDocument) {
  // The same for as long as the window lives.
  if (!isDrawer()) return null;
  useDrawerReports(model, documentId ?? 'create', updatedAt ?? '');
  return null;
}

function useDrawerReports(model: string, documentId: string, saved: string): void {
  const values = useForm('Drawer', (form) => form.values) as Record<string, unknown>;
  const initial = useForm('Drawer', (form) => form.initialValues) as Record<string, unknown>;
  const isModified = useForm('Drawer', ({ modified }) => modified);
  const turn = useTextChanges();
  const labelOf = useFieldLabels(model);
  const isReporting = model === 'api::module.module';
  const report = useMemo((): DrawerReport => {
    const unsaved = pickBlock(values, initial, readLiveText);
    const isTyped = isModified || Object.keys(unsaved).length > 0;
    return {
      type: 'agency:block',
      documentId,
      saved,
      unsaved: { ...unsaved },
      isModified: isTyped,
    };
    // `turn` counts changes of texts, which the form does not have yet.
  }, [values, initial, isModified, documentId, saved, turn]);
  useEffect(() => {
    if (isReporting) window.parent.postMessage(report, window.location.origin);
  }, [isReporting, report]);
  useEffect(() => {
    if (!isReporting) return;
    const focus = ({ origin, source, data }: MessageEvent<unknown>): void => {
      if (origin !== window.location.origin || source !== window.parent) return;
      const { type, field } = (data ?? {}) as { type?: unknown; field?: unknown };
      if (type === 'agency:focus' && typeof field === 'string') focusField(field, labelOf(field));
    };
    window.addEventListener('message', focus);
    return () => window.removeEventListener('message', focus);
  }, [isReporting, labelOf]);
}
