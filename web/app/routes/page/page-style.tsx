import { useInsertionEffect } from 'react';
import { useHydrated } from '../../ui/use-hydrated';

/**
 * MENU-8: the page's own CSS, cleaned by the server. In the page that was asked for it is an
 * element, which the policy knows by its hash; what a later page brings is handed to the document,
 * for an element would be refused.
 */
export function PageStyle({ css }: { css: string }) {
  const hydrated = useHydrated();
  useInsertionEffect(() => {
    if (!hydrated) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [hydrated, css]);
  return hydrated ? null : <style dangerouslySetInnerHTML={{ __html: css }} />;
}
