import { longestEmail } from './contact';

/** Maximum lengths and numbers of forms; the site's fields and the CMS check the same. */
export const formLimits = {
  /** A person's name, and fields without their own limit. */
  name: 100,
  email: longestEmail,
  phone: 40,
  street: 160,
  zip: 20,
  city: 120,
  /** The message of every form, and texts of similar length. */
  remark: 5000,
  position: 160,
  propertyType: 80,
  website: 500,
  euros: 1_000_000_000,
  squareMetres: 1_000_000,
  rooms: 100,
  persons: 50,
} as const;
