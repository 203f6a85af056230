/** What the admin shows of the agency, before somebody logs in too. */
export interface Brand {
  name: string;
  /** Of its logo or the drawn mark: a path of the CMS, or a `data:` address. */
  mark: string;
}
