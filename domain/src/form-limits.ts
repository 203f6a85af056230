import { longestEmail } from './contact';

/** The longest texts and highest numbers of a form (FORM-3): the site's fields and the CMS check the same. */
export const formLimits = {
  /** A name of a person, and what has no length of its own. */
  name: 100,
  email: longestEmail,
  phone: 40,
  street: 160,
  zip: 20,
  city: 120,
  /** The message of every form, and what is as long. */
  remark: 5000,
  position: 160,
  propertyType: 80,
  website: 500,
  euros: 1_000_000_000,
  squareMetres: 1_000_000,
  rooms: 100,
  persons: 50,
} as const;
