/** A number as text, as in the facets. */
export type TextNumber = string;

export interface PictureRecord {
  ID: string;
  Name: string;
  Url: string;
  Width: number;
  Height: number;
  Kind: 'photo' | 'plan';
  /** Every picture of the seed is drawn; a plan is recognised as one. */
  Origin?: 'illustration';
}

export interface SmallPictureRecord {
  Url: string;
  Width: number;
  Height: number;
  ID: string;
  Name: string;
}

export interface DocumentRecord {
  ID: string;
  Kind: string;
  Name: string;
}

/** The value of a field; docs/contracts/snapshot.md defines each. */
export type FieldValue =
  | string
  | number
  | boolean
  | SmallPictureRecord
  | readonly PictureRecord[]
  | readonly DocumentRecord[];

/** One listing in one language with the source system's field names; fields vary by listing. */
export type ListingRecord = Record<string, FieldValue>;

export interface TypeRecord {
  ID: string;
  WebID: string;
  Name: string;
  ShowOrder: number;
  Sale: boolean;
  Rent: boolean;
  Language: string;
}

export interface CityRecord {
  Name: string;
  Zip: string;
  CountryID: TextNumber;
  CountryName: string;
  PropertyCount: number;
  Language: string;
}

export interface TreeRecord {
  ID: string;
  ParentID: string;
  Name: string;
  WebID: string;
}

/** A project in one language with the source system's field names. */
export interface ProjectRecord {
  ID: string;
  Name: string;
  Description: string;
  PublicAddress: boolean;
  Street: string;
  HouseNumber: string;
  BoxNr: string;
  Zip: string;
  City: string;
  CountryID: number;
  CountryName: string;
  Pictures: PictureRecord[];
}
