/** Addresses that share a page without loading third-party scripts. */
export interface ShareLinks {
  mail: string;
  whatsapp: string;
  facebook: string;
}

export function buildShareLinks(title: string, url: string): ShareLinks {
  const encode = encodeURIComponent;
  return {
    mail: `mailto:?subject=${encode(title)}&body=${encode(`${title}\n${url}`)}`,
    whatsapp: `https://wa.me/?text=${encode(`${title} ${url}`)}`,
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${encode(url)}`,
  };
}
