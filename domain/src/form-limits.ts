import { longestEmail } from './contact';

/** The longest texts and highest numbers that forms take (FORM-3), and the CMS stores of a lead. */
export const formLimits = {
  /** A name of a person, and what has no length of its own. */
  name: 100,
  email: longestEmail,
  phone: 40,
  street: 160,
  zip: 20,
  city: 120,
  remark: 5000,
  position: 160,
  propertyType: 80,
  website: 500,
  euros: 1_000_000_000,
  squareMetres: 1_000_000,
  rooms: 100,
  persons: 50,
} as const;
