const other = / \| Strapi$|^Strapi Admin$/;

/** Ends the titles of the admin's pages with the agency's name, where Strapi puts its own. */
export function nameTitles(name: string): void {
  const rename = (): void => {
    const { title } = document;
    if (other.test(title))
      document.title = title.replace(other, (end) => (end[0] === ' ' ? ` | ${name}` : name));
  };
  rename();
  new MutationObserver(rename).observe(document.head, { childList: true, subtree: true });
}
