type Words = Readonly<Record<string, string>>;

/** English texts hard-coded in Strapi's dialogs and menus, with message keys. */
const fixed: Words = {
  'Close modal': 'agency.dialog.close',
  Draft: 'content-manager.containers.List.draft',
  Modified: 'content-manager.containers.List.modified',
  Published: 'content-manager.containers.List.published',
};

/** Returns the translation of a hard-coded text; null if there is none. */
export function findFixed(text: string, messages: Words | undefined): string | null {
  const key = fixed[text.trim()];
  return (key && messages?.[key]) ?? null;
}

const places = '[role="dialog"], [role="listbox"]';

/**
 * Translates English texts that Strapi hard-codes in dialogs and menus. Only checks their text
 * nodes when elements are added to the page.
 */
export function translateFixed(translations: Readonly<Record<string, Words>>): void {
  const translate = (root: ParentNode): void => {
    const messages = translations[document.documentElement.lang];
    for (const place of root.querySelectorAll(places)) {
      const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const words = findFixed(texts.currentNode.nodeValue ?? '', messages);
        if (words !== null && words !== texts.currentNode.nodeValue)
          texts.currentNode.nodeValue = words;
      }
    }
  };
  new MutationObserver(() => translate(document)).observe(document.body, {
    childList: true,
    characterData: true,
    subtree: true,
  });
}
