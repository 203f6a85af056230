/** Name that this site's exports give as their software, by which its feeds recognize them. */
export const exportSoftware = 'agency-site';
