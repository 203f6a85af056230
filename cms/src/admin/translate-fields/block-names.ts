// Written by `npm run facts -w cms`.
/** Display names of components by id, from their schemas. */
export const blockNames: Readonly<Record<string, string>> = {
  'module.articles': 'Articles',
  'module.banner': 'Banner',
  'module.contact-form': 'Form',
  'module.kept-data': 'What is kept',
  'module.map': 'Map',
  'module.projects': 'Projects',
  'module.property-list': 'Listings',
  'module.quick-search': 'Quick search',
  'module.rich-text': 'Text',
  'module.testimonials': 'Testimonials',
};
