/** Plain addresses that hand a page on: no script of others is loaded for them. */
export interface ShareLinks {
  mail: string;
  whatsapp: string;
  facebook: string;
}

/** Where to hand on the page at an absolute `url`; `title` goes with it where it can. */
export function buildShareLinks(title: string, url: string): ShareLinks {
  const encode = encodeURIComponent;
  return {
    mail: `mailto:?subject=${encode(title)}&body=${encode(`${title}\n${url}`)}`,
    whatsapp: `https://wa.me/?text=${encode(`${title} ${url}`)}`,
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${encode(url)}`,
  };
}
