/** A finished link: its text in the visitor's language and an own path or an absolute address. */
export type LinkView = { label: string; href: string };

/** A phone number or an email address with its `tel:` or `mailto:` address. */
export type ContactLinkView = { text: string; href: string };
