/** MENU-10: the way to a page, home first; the page itself comes last and has no address. */
export type BreadcrumbView = { label: string; href: string | null };
