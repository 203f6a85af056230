type Words = Readonly<Record<string, string>>;

/** What Strapi's dialogs and menus say in English whatever the language, by the message that says it. */
const fixed: Words = {
  'Close modal': 'agency.dialog.close',
  Draft: 'content-manager.containers.List.draft',
  Modified: 'content-manager.containers.List.modified',
  Published: 'content-manager.containers.List.published',
};

/** The words for a fixed text in one of the admin's languages; null where there are none. */
export function findFixed(text: string, messages: Words | undefined): string | null {
  const key = fixed[text.trim()];
  return (key && messages?.[key]) ?? null;
}

const places = '[role="dialog"], [role="listbox"]';

/**
 * Puts the language of the admin where Strapi has written English into its dialogs and menus: these
 * words have no message. Only their texts are looked at, when something is added to the page.
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
