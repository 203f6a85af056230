/** OWN-8: what staff share with the owner of a listing. */
export type DocumentsView = {
  title: string;
  text: string;
  items: { name: string; href: string; about: string }[];
};
