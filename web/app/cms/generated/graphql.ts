/* eslint-disable */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
export type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type MakeOptional<T, K extends keyof T> = Omit<T, K> & { [SubKey in K]?: Maybe<T[SubKey]> };
export type MakeMaybe<T, K extends keyof T> = Omit<T, K> & { [SubKey in K]: Maybe<T[SubKey]> };
export type MakeEmpty<T extends { [key: string]: unknown }, K extends keyof T> = { [_ in K]?: never };
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A date string, such as 2007-12-03, compliant with the `full-date` format outlined in section 5.6 of the RFC 3339 profile of the ISO 8601 standard for representation of dates and times using the Gregorian calendar. */
  Date: { input: string; output: string; }
  /** A date-time string at UTC, such as 2007-12-03T10:15:30Z, compliant with the `date-time` format outlined in section 5.6 of the RFC 3339 profile of the ISO 8601 standard for representation of dates and times using the Gregorian calendar. */
  DateTime: { input: string; output: string; }
  /** A string used to identify an i18n locale */
  I18NLocaleCode: { input: string; output: string; }
  /** The `JSON` scalar type represents JSON values as specified by [ECMA-404](http://www.ecma-international.org/publications/files/ECMA-ST/ECMA-404.pdf). */
  JSON: { input: unknown; output: unknown; }
};

export type AdvertKind =
  | 'allotment'
  | 'charges'
  | 'co2'
  | 'co2Class'
  | 'destination'
  | 'electricityMeter'
  | 'energyCode'
  | 'energyFigure'
  | 'energyLabel'
  | 'energyTotal'
  | 'gScore'
  | 'gasMeter'
  | 'lastRent'
  | 'pScore'
  | 'permit'
  | 'planningInformation'
  | 'preemption'
  | 'referenceRent'
  | 'registrationNumber'
  | 'rent'
  | 'summons'
  | 'thermalClass'
  | 'waterMeter';

/** What the law wants an advert to say; text and number are null where it is not known. */
export type AdvertMention = {
  /** Unwanted mentions are there only when they are known. */
  isWanted: Scalars['Boolean']['output'];
  kind: AdvertKind;
  number: Maybe<Scalars['Float']['output']>;
  text: Maybe<Scalars['String']['output']>;
};

/** `garage`, `garden`, `terrace`, `openHouse`, `lift`, `furnished` or `lifeAnnuity`. */
export type AmenityFacet = {
  amenity: Scalars['String']['output'];
  count: Scalars['Int']['output'];
};

export type Appointment = {
  end: Scalars['DateTime']['output'];
  /** The reference of the listing. */
  listing: Maybe<Scalars['String']['output']>;
  start: Scalars['DateTime']['output'];
  /** confirmed or cancelled */
  state: Scalars['String']['output'];
};

export type AppointmentSlot = {
  end: Scalars['DateTime']['output'];
  /** Seats left, at least one. */
  free: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  start: Scalars['DateTime']['output'];
};

export type Article = {
  author: Maybe<Scalars['String']['output']>;
  body: Maybe<Scalars['JSON']['output']>;
  category: Maybe<ArticleCategory>;
  createdAt: Maybe<Scalars['DateTime']['output']>;
  date: Maybe<Scalars['Date']['output']>;
  documentId: Scalars['ID']['output'];
  image: Maybe<UploadFile>;
  key: Scalars['String']['output'];
  locale: Maybe<Scalars['String']['output']>;
  publishedAt: Maybe<Scalars['DateTime']['output']>;
  related: Array<Maybe<Article>>;
  seo: Maybe<ComponentSeoParams>;
  slug: Maybe<Scalars['String']['output']>;
  sort: Maybe<Scalars['Int']['output']>;
  subcategory: Maybe<ArticleSubcategory>;
  summary: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
  updatedAt: Maybe<Scalars['DateTime']['output']>;
};


export type ArticleRelatedArgs = {
  filters?: InputMaybe<ArticleFiltersInput>;
  pagination?: InputMaybe<PaginationArg>;
  sort?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};

export type ArticleCategory = {
  createdAt: Maybe<Scalars['DateTime']['output']>;
  description: Maybe<Scalars['String']['output']>;
  documentId: Scalars['ID']['output'];
  image: Maybe<UploadFile>;
  key: Scalars['String']['output'];
  locale: Maybe<Scalars['String']['output']>;
  modules: Array<Maybe<Module>>;
  name: Scalars['String']['output'];
  publishedAt: Maybe<Scalars['DateTime']['output']>;
  seo: Maybe<ComponentSeoParams>;
  slug: Maybe<Scalars['String']['output']>;
  sort: Maybe<Scalars['Int']['output']>;
  updatedAt: Maybe<Scalars['DateTime']['output']>;
};


export type ArticleCategoryModulesArgs = {
  filters?: InputMaybe<ModuleFiltersInput>;
  pagination?: InputMaybe<PaginationArg>;
  sort?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};

export type ArticleCategoryFiltersInput = {
  and?: InputMaybe<Array<InputMaybe<ArticleCategoryFiltersInput>>>;
  createdAt?: InputMaybe<DateTimeFilterInput>;
  description?: InputMaybe<StringFilterInput>;
  documentId?: InputMaybe<IdFilterInput>;
  key?: InputMaybe<StringFilterInput>;
  locale?: InputMaybe<StringFilterInput>;
  modules?: InputMaybe<ModuleFiltersInput>;
  name?: InputMaybe<StringFilterInput>;
  not?: InputMaybe<ArticleCategoryFiltersInput>;
  or?: InputMaybe<Array<InputMaybe<ArticleCategoryFiltersInput>>>;
  publishedAt?: InputMaybe<DateTimeFilterInput>;
  seo?: InputMaybe<ComponentSeoParamsFiltersInput>;
  slug?: InputMaybe<StringFilterInput>;
  sort?: InputMaybe<IntFilterInput>;
  updatedAt?: InputMaybe<DateTimeFilterInput>;
};

export type ArticleEntityResponseCollection = {
  nodes: Array<Article>;
  pageInfo: Pagination;
};

export type ArticleFiltersInput = {
  and?: InputMaybe<Array<InputMaybe<ArticleFiltersInput>>>;
  author?: InputMaybe<StringFilterInput>;
  body?: InputMaybe<JsonFilterInput>;
  category?: InputMaybe<ArticleCategoryFiltersInput>;
  createdAt?: InputMaybe<DateTimeFilterInput>;
  date?: InputMaybe<DateFilterInput>;
  documentId?: InputMaybe<IdFilterInput>;
  key?: InputMaybe<StringFilterInput>;
  locale?: InputMaybe<StringFilterInput>;
  not?: InputMaybe<ArticleFiltersInput>;
  or?: InputMaybe<Array<InputMaybe<ArticleFiltersInput>>>;
  publishedAt?: InputMaybe<DateTimeFilterInput>;
  related?: InputMaybe<ArticleFiltersInput>;
  seo?: InputMaybe<ComponentSeoParamsFiltersInput>;
  slug?: InputMaybe<StringFilterInput>;
  sort?: InputMaybe<IntFilterInput>;
  subcategory?: InputMaybe<ArticleSubcategoryFiltersInput>;
  summary?: InputMaybe<StringFilterInput>;
  title?: InputMaybe<StringFilterInput>;
  updatedAt?: InputMaybe<DateTimeFilterInput>;
};

export type ArticleSubcategory = {
  category: Maybe<ArticleCategory>;
  createdAt: Maybe<Scalars['DateTime']['output']>;
  description: Maybe<Scalars['String']['output']>;
  documentId: Scalars['ID']['output'];
  image: Maybe<UploadFile>;
  key: Scalars['String']['output'];
  locale: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  publishedAt: Maybe<Scalars['DateTime']['output']>;
  seo: Maybe<ComponentSeoParams>;
  slug: Maybe<Scalars['String']['output']>;
  sort: Maybe<Scalars['Int']['output']>;
  updatedAt: Maybe<Scalars['DateTime']['output']>;
};

export type ArticleSubcategoryFiltersInput = {
  and?: InputMaybe<Array<InputMaybe<ArticleSubcategoryFiltersInput>>>;
  category?: InputMaybe<ArticleCategoryFiltersInput>;
  createdAt?: InputMaybe<DateTimeFilterInput>;
  description?: InputMaybe<StringFilterInput>;
  documentId?: InputMaybe<IdFilterInput>;
  key?: InputMaybe<StringFilterInput>;
  locale?: InputMaybe<StringFilterInput>;
  name?: InputMaybe<StringFilterInput>;
  not?: InputMaybe<ArticleSubcategoryFiltersInput>;
  or?: InputMaybe<Array<InputMaybe<ArticleSubcategoryFiltersInput>>>;
  publishedAt?: InputMaybe<DateTimeFilterInput>;
  seo?: InputMaybe<ComponentSeoParamsFiltersInput>;
  slug?: InputMaybe<StringFilterInput>;
  sort?: InputMaybe<IntFilterInput>;
  updatedAt?: InputMaybe<DateTimeFilterInput>;
};

export type Availability =
  | 'available'
  | 'option'
  | 'rented'
  | 'sold';

export type BooleanFilterInput = {
  and?: InputMaybe<Array<InputMaybe<Scalars['Boolean']['input']>>>;
  between?: InputMaybe<Array<InputMaybe<Scalars['Boolean']['input']>>>;
  contains?: InputMaybe<Scalars['Boolean']['input']>;
  containsi?: InputMaybe<Scalars['Boolean']['input']>;
  endsWith?: InputMaybe<Scalars['Boolean']['input']>;
  eq?: InputMaybe<Scalars['Boolean']['input']>;
  eqi?: InputMaybe<Scalars['Boolean']['input']>;
  gt?: InputMaybe<Scalars['Boolean']['input']>;
  gte?: InputMaybe<Scalars['Boolean']['input']>;
  in?: InputMaybe<Array<InputMaybe<Scalars['Boolean']['input']>>>;
  lt?: InputMaybe<Scalars['Boolean']['input']>;
  lte?: InputMaybe<Scalars['Boolean']['input']>;
  ne?: InputMaybe<Scalars['Boolean']['input']>;
  nei?: InputMaybe<Scalars['Boolean']['input']>;
  not?: InputMaybe<BooleanFilterInput>;
  notContains?: InputMaybe<Scalars['Boolean']['input']>;
  notContainsi?: InputMaybe<Scalars['Boolean']['input']>;
  notIn?: InputMaybe<Array<InputMaybe<Scalars['Boolean']['input']>>>;
  notNull?: InputMaybe<Scalars['Boolean']['input']>;
  null?: InputMaybe<Scalars['Boolean']['input']>;
  or?: InputMaybe<Array<InputMaybe<Scalars['Boolean']['input']>>>;
  startsWith?: InputMaybe<Scalars['Boolean']['input']>;
};

/** `filter` is the field of ListingFilter. */
export type ChoiceFacet = {
  filter: Scalars['String']['output'];
  values: Array<ChoiceValue>;
};

export type ChoiceValue = {
  count: Scalars['Int']['output'];
  value: Scalars['String']['output'];
};

/** A postal code; where no listing fits with the other filters, every one of the goal. */
export type CityFacet = {
  count: Scalars['Int']['output'];
  countryId: Scalars['Int']['output'];
  countryName: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** The values of the filter's `cities` that select all of it, in whatever language they are spelled. */
  selectedBy: Array<Scalars['String']['output']>;
  /** Each an entry of its own as `name|zip`. */
  spellings: Array<CitySpelling>;
  /** As `cities` of a filter takes it: `1000`, or `1009.50` in the country 50. */
  value: Scalars['String']['output'];
  zip: Scalars['String']['output'];
};

export type CityNames = {
  city: Scalars['String']['output'];
  names: Array<LocalizedName>;
};

export type CitySpelling = {
  count: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  /** The values of the filter's `cities` that select it and not all of its postal code. */
  selectedBy: Array<Scalars['String']['output']>;
};

export type ComponentConsentCookie = {
  category: Enum_Componentconsentcookie_Category;
  duration: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  purpose: Scalars['String']['output'];
  service: Maybe<Enum_Componentconsentcookie_Service>;
  setBy: Scalars['String']['output'];
};

export type ComponentConsentCookieFiltersInput = {
  and?: InputMaybe<Array<InputMaybe<ComponentConsentCookieFiltersInput>>>;
  category?: InputMaybe<StringFilterInput>;
  duration?: InputMaybe<StringFilterInput>;
  name?: InputMaybe<StringFilterInput>;
  not?: InputMaybe<ComponentConsentCookieFiltersInput>;
  or?: InputMaybe<Array<InputMaybe<ComponentConsentCookieFiltersInput>>>;
  purpose?: InputMaybe<StringFilterInput>;
  service?: InputMaybe<StringFilterInput>;
  setBy?: InputMaybe<StringFilterInput>;
};

export type ComponentLayoutBanner = {
  color: Maybe<Scalars['String']['output']>;
  description: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  images: Array<Maybe<UploadFile>>;
  poster: Maybe<UploadFile>;
  title: Maybe<Scalars['String']['output']>;
  transparent: Scalars['Boolean']['output'];
  type: Enum_Componentlayoutbanner_Type;
  video: Maybe<UploadFile>;
  videoUrl: Maybe<Scalars['String']['output']>;
};


export type ComponentLayoutBannerImagesArgs = {
  filters?: InputMaybe<UploadFileFiltersInput>;
  pagination?: InputMaybe<PaginationArg>;
  sort?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};

export type ComponentLayoutBannerFiltersInput = {
  and?: InputMaybe<Array<InputMaybe<ComponentLayoutBannerFiltersInput>>>;
  color?: InputMaybe<StringFilterInput>;
  description?: InputMaybe<StringFilterInput>;
  not?: InputMaybe<ComponentLayoutBannerFiltersInput>;
  or?: InputMaybe<Array<InputMaybe<ComponentLayoutBannerFiltersInput>>>;
  title?: InputMaybe<StringFilterInput>;
  transparent?: InputMaybe<BooleanFilterInput>;
  type?: InputMaybe<StringFilterInput>;
  videoUrl?: InputMaybe<StringFilterInput>;
};

export type ComponentLayoutFooterBlock = {
  columnsLg: Maybe<Scalars['Int']['output']>;
  columnsMd: Maybe<Scalars['Int']['output']>;
  columnsSm: Maybe<Scalars['Int']['output']>;
  fullText: Maybe<Scalars['JSON']['output']>;
  id: Scalars['ID']['output'];
  image: Maybe<UploadFile>;
  introText: Maybe<Scalars['String']['output']>;
  public: Scalars['Boolean']['output'];
  title: Maybe<Scalars['String']['output']>;
};

export type ComponentLayoutFooterBlockFiltersInput = {
  and?: InputMaybe<Array<InputMaybe<ComponentLayoutFooterBlockFiltersInput>>>;
  columnsLg?: InputMaybe<IntFilterInput>;
  columnsMd?: InputMaybe<IntFilterInput>;
  columnsSm?: InputMaybe<IntFilterInput>;
  fullText?: InputMaybe<JsonFilterInput>;
  introText?: InputMaybe<StringFilterInput>;
  not?: InputMaybe<ComponentLayoutFooterBlockFiltersInput>;
  or?: InputMaybe<Array<InputMaybe<ComponentLayoutFooterBlockFiltersInput>>>;
  public?: InputMaybe<BooleanFilterInput>;
  title?: InputMaybe<StringFilterInput>;
};

export type ComponentMenuLink = {
  active: Scalars['Boolean']['output'];
  color: Maybe<Scalars['String']['output']>;
  icon: Enum_Componentmenulink_Icon;
  id: Scalars['ID']['output'];
  label: Scalars['String']['output'];
  link: Scalars['String']['output'];
  side: Enum_Componentmenulink_Side;
};

export type ComponentMenuLinkFiltersInput = {
  active?: InputMaybe<BooleanFilterInput>;
  and?: InputMaybe<Array<InputMaybe<ComponentMenuLinkFiltersInput>>>;
  color?: InputMaybe<StringFilterInput>;
  icon?: InputMaybe<StringFilterInput>;
  label?: InputMaybe<StringFilterInput>;
  link?: InputMaybe<StringFilterInput>;
  not?: InputMaybe<ComponentMenuLinkFiltersInput>;
  or?: InputMaybe<Array<InputMaybe<ComponentMenuLinkFiltersInput>>>;
  side?: InputMaybe<StringFilterInput>;
};

export type ComponentModuleArticles = {
  category: Maybe<ArticleCategory>;
  id: Scalars['ID']['output'];
};

export type ComponentModuleBanner = {
  id: Scalars['ID']['output'];
  images: Array<Maybe<UploadFile>>;
  link: Maybe<Scalars['String']['output']>;
  linkLabel: Maybe<Scalars['String']['output']>;
  poster: Maybe<UploadFile>;
  text: Maybe<Scalars['String']['output']>;
  title: Maybe<Scalars['String']['output']>;
  type: Enum_Componentmodulebanner_Type;
  video: Maybe<UploadFile>;
  videoUrl: Maybe<Scalars['String']['output']>;
};


export type ComponentModuleBannerImagesArgs = {
  filters?: InputMaybe<UploadFileFiltersInput>;
  pagination?: InputMaybe<PaginationArg>;
  sort?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};

export type ComponentModuleContactForm = {
  form: Enum_Componentmodulecontactform_Form;
  id: Scalars['ID']['output'];
};

export type ComponentModuleKeptData = {
  id: Scalars['ID']['output'];
  withMails: Scalars['Boolean']['output'];
};

export type ComponentModuleMap = {
  id: Scalars['ID']['output'];
  shows: Enum_Componentmodulemap_Shows;
};

export type ComponentModuleProjects = {
  id: Scalars['ID']['output'];
  showSold: Scalars['Boolean']['output'];
};

export type ComponentModulePropertyList = {
  goal: Enum_Componentmodulepropertylist_Goal;
  id: Scalars['ID']['output'];
  listings: Maybe<Scalars['String']['output']>;
  mode: Enum_Componentmodulepropertylist_Mode;
  places: Maybe<Scalars['String']['output']>;
  types: Maybe<Scalars['String']['output']>;
};

export type ComponentModuleQuickSearch = {
  id: Scalars['ID']['output'];
  intro: Maybe<Scalars['String']['output']>;
  logo: Maybe<UploadFile>;
  showSearchCount: Scalars['Boolean']['output'];
};

export type ComponentModuleRichText = {
  body: Scalars['JSON']['output'];
  id: Scalars['ID']['output'];
};

export type ComponentModuleTestimonials = {
  id: Scalars['ID']['output'];
  showImages: Scalars['Boolean']['output'];
};

export type ComponentSeoParams = {
  active: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  metadataDescription: Maybe<Scalars['String']['output']>;
  metadataTitle: Maybe<Scalars['String']['output']>;
  ogDescription: Maybe<Scalars['String']['output']>;
  ogImage: Maybe<UploadFile>;
  ogSite: Maybe<Scalars['String']['output']>;
  ogTitle: Maybe<Scalars['String']['output']>;
  ogUrl: Maybe<Scalars['String']['output']>;
  pageTitle: Maybe<Scalars['String']['output']>;
  twitterDescription: Maybe<Scalars['String']['output']>;
  twitterImage: Maybe<UploadFile>;
  twitterSite: Maybe<Scalars['String']['output']>;
  twitterTitle: Maybe<Scalars['String']['output']>;
  twitterUrl: Maybe<Scalars['String']['output']>;
};

export type ComponentSeoParamsFiltersInput = {
  active?: InputMaybe<BooleanFilterInput>;
  and?: InputMaybe<Array<InputMaybe<ComponentSeoParamsFiltersInput>>>;
  metadataDescription?: InputMaybe<StringFilterInput>;
  metadataTitle?: InputMaybe<StringFilterInput>;
  not?: InputMaybe<ComponentSeoParamsFiltersInput>;
  ogDescription?: InputMaybe<StringFilterInput>;
  ogSite?: InputMaybe<StringFilterInput>;
  ogTitle?: InputMaybe<StringFilterInput>;
  ogUrl?: InputMaybe<StringFilterInput>;
  or?: InputMaybe<Array<InputMaybe<ComponentSeoParamsFiltersInput>>>;
  pageTitle?: InputMaybe<StringFilterInput>;
  twitterDescription?: InputMaybe<StringFilterInput>;
  twitterSite?: InputMaybe<StringFilterInput>;
  twitterTitle?: InputMaybe<StringFilterInput>;
  twitterUrl?: InputMaybe<StringFilterInput>;
};

export type ComponentSiteAnalytics = {
  adsId: Maybe<Scalars['String']['output']>;
  analyticsId: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  socialPixelId: Maybe<Scalars['String']['output']>;
  tagManagerId: Maybe<Scalars['String']['output']>;
};

export type ComponentSiteAppearance = {
  accentColor: Maybe<Scalars['String']['output']>;
  brassColor: Maybe<Scalars['String']['output']>;
  headingFont: Enum_Componentsiteappearance_Headingfont;
  id: Scalars['ID']['output'];
  inkColor: Maybe<Scalars['String']['output']>;
  logo: Maybe<UploadFile>;
  paperColor: Maybe<Scalars['String']['output']>;
  textFont: Enum_Componentsiteappearance_Textfont;
};

export type ComponentSiteLanguage = {
  code: Enum_Componentsitelanguage_Code;
  id: Scalars['ID']['output'];
};

export type ComponentSiteLanguageFiltersInput = {
  and?: InputMaybe<Array<InputMaybe<ComponentSiteLanguageFiltersInput>>>;
  code?: InputMaybe<StringFilterInput>;
  not?: InputMaybe<ComponentSiteLanguageFiltersInput>;
  or?: InputMaybe<Array<InputMaybe<ComponentSiteLanguageFiltersInput>>>;
};

export type ComponentSiteLegal = {
  bivNumber: Maybe<Scalars['String']['output']>;
  city: Maybe<Scalars['String']['output']>;
  companyName: Scalars['String']['output'];
  companyNumber: Maybe<Scalars['String']['output']>;
  conductUrl: Maybe<Scalars['String']['output']>;
  country: Maybe<Scalars['String']['output']>;
  email: Maybe<Scalars['String']['output']>;
  houseNumber: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  insurer: Maybe<Scalars['String']['output']>;
  phone: Maybe<Scalars['String']['output']>;
  policyNumber: Maybe<Scalars['String']['output']>;
  professionalTitle: Maybe<Scalars['String']['output']>;
  recognitionCountry: Maybe<Scalars['String']['output']>;
  street: Maybe<Scalars['String']['output']>;
  supervisor: Maybe<Scalars['String']['output']>;
  vatNumber: Maybe<Scalars['String']['output']>;
  zip: Maybe<Scalars['String']['output']>;
};

export type ComponentSiteMap = {
  attribution: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  latitude: Maybe<Scalars['Float']['output']>;
  longitude: Maybe<Scalars['Float']['output']>;
  streetViewInPage: Maybe<Scalars['Boolean']['output']>;
  streetViewUrl: Maybe<Scalars['String']['output']>;
  tileUrl: Maybe<Scalars['String']['output']>;
};

export type ComponentSiteRate = {
  id: Scalars['ID']['output'];
  labels: Maybe<Scalars['String']['output']>;
  name: Enum_Componentsiterate_Name;
  region: Maybe<Enum_Componentsiterate_Region>;
  source: Maybe<Scalars['String']['output']>;
  target: Maybe<Scalars['String']['output']>;
  validFrom: Scalars['Date']['output'];
  value: Scalars['Float']['output'];
};

export type ComponentSiteRateFiltersInput = {
  and?: InputMaybe<Array<InputMaybe<ComponentSiteRateFiltersInput>>>;
  labels?: InputMaybe<StringFilterInput>;
  name?: InputMaybe<StringFilterInput>;
  not?: InputMaybe<ComponentSiteRateFiltersInput>;
  or?: InputMaybe<Array<InputMaybe<ComponentSiteRateFiltersInput>>>;
  region?: InputMaybe<StringFilterInput>;
  source?: InputMaybe<StringFilterInput>;
  target?: InputMaybe<StringFilterInput>;
  validFrom?: InputMaybe<DateFilterInput>;
  value?: InputMaybe<FloatFilterInput>;
};

export type ComponentSiteRetention = {
  days: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  kind: Enum_Componentsiteretention_Kind;
};

export type ComponentSiteRetentionFiltersInput = {
  and?: InputMaybe<Array<InputMaybe<ComponentSiteRetentionFiltersInput>>>;
  days?: InputMaybe<IntFilterInput>;
  kind?: InputMaybe<StringFilterInput>;
  not?: InputMaybe<ComponentSiteRetentionFiltersInput>;
  or?: InputMaybe<Array<InputMaybe<ComponentSiteRetentionFiltersInput>>>;
};

/** Which words about cookies visitors are asked now. */
export type ConsentNumbers = {
  /** Who chose with an earlier version than this is asked again. */
  askedFrom: Scalars['Int']['output'];
  /** The version in the log; 0 before the first. */
  number: Scalars['Int']['output'];
};

export type CookieConsent = {
  analytical: Scalars['String']['output'];
  cookies: Maybe<Array<Maybe<ComponentConsentCookie>>>;
  createdAt: Maybe<Scalars['DateTime']['output']>;
  documentId: Scalars['ID']['output'];
  locale: Maybe<Scalars['String']['output']>;
  marketing: Scalars['String']['output'];
  necessary: Scalars['String']['output'];
  publishedAt: Maybe<Scalars['DateTime']['output']>;
  settingsText: Scalars['String']['output'];
  social: Scalars['String']['output'];
  text: Scalars['String']['output'];
  title: Scalars['String']['output'];
  unclassified: Scalars['String']['output'];
  updatedAt: Maybe<Scalars['DateTime']['output']>;
};


export type CookieConsentCookiesArgs = {
  filters?: InputMaybe<ComponentConsentCookieFiltersInput>;
  pagination?: InputMaybe<PaginationArg>;
  sort?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};

export type CriteriaInput = {
  amenities?: InputMaybe<Array<Scalars['String']['input']>>;
  /** A day such as 2027-01-01. */
  availableBy?: InputMaybe<Scalars['String']['input']>;
  /** sale or rent */
  goal: Scalars['String']['input'];
  maxArea?: InputMaybe<Scalars['Float']['input']>;
  maxBedrooms?: InputMaybe<Scalars['Int']['input']>;
  maxGround?: InputMaybe<Scalars['Float']['input']>;
  maxPrice?: InputMaybe<Scalars['Float']['input']>;
  maxYear?: InputMaybe<Scalars['Float']['input']>;
  minArea?: InputMaybe<Scalars['Float']['input']>;
  minBathrooms?: InputMaybe<Scalars['Float']['input']>;
  minBedrooms?: InputMaybe<Scalars['Int']['input']>;
  minGarages?: InputMaybe<Scalars['Int']['input']>;
  minGround?: InputMaybe<Scalars['Float']['input']>;
  minParkings?: InputMaybe<Scalars['Int']['input']>;
  minPrice?: InputMaybe<Scalars['Float']['input']>;
  minYear?: InputMaybe<Scalars['Float']['input']>;
  /** WebIDs, as in ListingFilter. */
  types?: InputMaybe<Array<Scalars['String']['input']>>;
  zips?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type DateFilterInput = {
  and?: InputMaybe<Array<InputMaybe<Scalars['Date']['input']>>>;
  between?: InputMaybe<Array<InputMaybe<Scalars['Date']['input']>>>;
  contains?: InputMaybe<Scalars['Date']['input']>;
  containsi?: InputMaybe<Scalars['Date']['input']>;
  endsWith?: InputMaybe<Scalars['Date']['input']>;
  eq?: InputMaybe<Scalars['Date']['input']>;
  eqi?: InputMaybe<Scalars['Date']['input']>;
  gt?: InputMaybe<Scalars['Date']['input']>;
  gte?: InputMaybe<Scalars['Date']['input']>;
  in?: InputMaybe<Array<InputMaybe<Scalars['Date']['input']>>>;
  lt?: InputMaybe<Scalars['Date']['input']>;
  lte?: InputMaybe<Scalars['Date']['input']>;
  ne?: InputMaybe<Scalars['Date']['input']>;
  nei?: InputMaybe<Scalars['Date']['input']>;
  not?: InputMaybe<DateFilterInput>;
  notContains?: InputMaybe<Scalars['Date']['input']>;
  notContainsi?: InputMaybe<Scalars['Date']['input']>;
  notIn?: InputMaybe<Array<InputMaybe<Scalars['Date']['input']>>>;
  notNull?: InputMaybe<Scalars['Boolean']['input']>;
  null?: InputMaybe<Scalars['Boolean']['input']>;
  or?: InputMaybe<Array<InputMaybe<Scalars['Date']['input']>>>;
  startsWith?: InputMaybe<Scalars['Date']['input']>;
};

export type DateTimeFilterInput = {
  and?: InputMaybe<Array<InputMaybe<Scalars['DateTime']['input']>>>;
  between?: InputMaybe<Array<InputMaybe<Scalars['DateTime']['input']>>>;
  contains?: InputMaybe<Scalars['DateTime']['input']>;
  containsi?: InputMaybe<Scalars['DateTime']['input']>;
  endsWith?: InputMaybe<Scalars['DateTime']['input']>;
  eq?: InputMaybe<Scalars['DateTime']['input']>;
  eqi?: InputMaybe<Scalars['DateTime']['input']>;
  gt?: InputMaybe<Scalars['DateTime']['input']>;
  gte?: InputMaybe<Scalars['DateTime']['input']>;
  in?: InputMaybe<Array<InputMaybe<Scalars['DateTime']['input']>>>;
  lt?: InputMaybe<Scalars['DateTime']['input']>;
  lte?: InputMaybe<Scalars['DateTime']['input']>;
  ne?: InputMaybe<Scalars['DateTime']['input']>;
  nei?: InputMaybe<Scalars['DateTime']['input']>;
  not?: InputMaybe<DateTimeFilterInput>;
  notContains?: InputMaybe<Scalars['DateTime']['input']>;
  notContainsi?: InputMaybe<Scalars['DateTime']['input']>;
  notIn?: InputMaybe<Array<InputMaybe<Scalars['DateTime']['input']>>>;
  notNull?: InputMaybe<Scalars['Boolean']['input']>;
  null?: InputMaybe<Scalars['Boolean']['input']>;
  or?: InputMaybe<Array<InputMaybe<Scalars['DateTime']['input']>>>;
  startsWith?: InputMaybe<Scalars['DateTime']['input']>;
};

export type Enum_Componentconsentcookie_Category =
  | 'analytical'
  | 'marketing'
  | 'necessary'
  | 'social'
  | 'unclassified';

export type Enum_Componentconsentcookie_Service =
  | 'ads'
  | 'analytics'
  | 'socialPixel'
  | 'tagManager';

export type Enum_Componentlayoutbanner_Type =
  | 'color'
  | 'empty'
  | 'gallery'
  | 'image'
  | 'video';

export type Enum_Componentmenulink_Icon =
  | 'bell'
  | 'calendar'
  | 'document'
  | 'facebook'
  | 'heart'
  | 'instagram'
  | 'key'
  | 'linkedin'
  | 'mail'
  | 'none'
  | 'phone'
  | 'pin'
  | 'search'
  | 'user';

export type Enum_Componentmenulink_Side =
  | 'left'
  | 'right';

export type Enum_Componentmodulebanner_Type =
  | 'gallery'
  | 'image'
  | 'video';

export type Enum_Componentmodulecontactform_Form =
  | 'contact_appointment'
  | 'contact_construction'
  | 'contact_demand'
  | 'contact_me'
  | 'demand_register'
  | 'job'
  | 'purchase_offer'
  | 'rent_application'
  | 'request_documents'
  | 'send_to_friend'
  | 'sign_newsletter'
  | 'site_contact'
  | 'testimonial';

export type Enum_Componentmodulemap_Shows =
  | 'office'
  | 'rent'
  | 'sale';

export type Enum_Componentmodulepropertylist_Goal =
  | 'rent'
  | 'sale';

export type Enum_Componentmodulepropertylist_Mode =
  | 'full'
  | 'teaser';

export type Enum_Componentsiteappearance_Headingfont =
  | 'Fraunces'
  | 'InstrumentSans'
  | 'System';

export type Enum_Componentsiteappearance_Textfont =
  | 'Fraunces'
  | 'InstrumentSans'
  | 'System';

export type Enum_Componentsitelanguage_Code =
  | 'de'
  | 'en'
  | 'fr'
  | 'nl';

export type Enum_Componentsiterate_Name =
  | 'buyersCredit'
  | 'depositMonths'
  | 'inventoryShare'
  | 'lettingCommissionMonths'
  | 'maximumPersonsPerBedroom'
  | 'minimumIncomeFactor'
  | 'offerDepositPercent'
  | 'registrationDuty'
  | 'registrationDutyEnergyClasses'
  | 'registrationDutyEnergyStep'
  | 'registrationDutyExemption'
  | 'registrationDutyExemptionLimit'
  | 'registrationDutyMinimum'
  | 'registrationDutyOwnHome'
  | 'renovationDuty'
  | 'tenantCommissionShare'
  | 'transcriptionDuty';

export type Enum_Componentsiterate_Region =
  | 'brussels'
  | 'elsewhere'
  | 'flanders'
  | 'luxembourg'
  | 'wallonia';

export type Enum_Componentsiteretention_Kind =
  | 'contact_appointment'
  | 'contact_construction'
  | 'contact_demand'
  | 'contact_me'
  | 'demand'
  | 'demand_register'
  | 'job'
  | 'mail'
  | 'owner_question'
  | 'purchase_offer'
  | 'rent_application'
  | 'request_documents'
  | 'send_to_friend'
  | 'sign_newsletter'
  | 'site_contact'
  | 'subscription'
  | 'testimonial';

export type Enum_Landingtext_Goal =
  | 'rent'
  | 'sale';

export type Enum_Module_Position =
  | 'bottom'
  | 'main'
  | 'side'
  | 'top';

export type Enum_Module_Span =
  | 'content'
  | 'full'
  | 'wide';

export type Enum_Module_View =
  | 'grid'
  | 'highlight'
  | 'list'
  | 'slider'
  | 'standard';

export type Enum_Page_Type =
  | 'article'
  | 'content'
  | 'feedback'
  | 'list'
  | 'login';

export type Enum_Site_Defaultlanguage =
  | 'de'
  | 'en'
  | 'fr'
  | 'nl';

export type Enum_Site_Incompleteadverts =
  | 'hold'
  | 'warn';

export type Error = {
  code: Scalars['String']['output'];
  message: Maybe<Scalars['String']['output']>;
};

export type FloatFilterInput = {
  and?: InputMaybe<Array<InputMaybe<Scalars['Float']['input']>>>;
  between?: InputMaybe<Array<InputMaybe<Scalars['Float']['input']>>>;
  contains?: InputMaybe<Scalars['Float']['input']>;
  containsi?: InputMaybe<Scalars['Float']['input']>;
  endsWith?: InputMaybe<Scalars['Float']['input']>;
  eq?: InputMaybe<Scalars['Float']['input']>;
  eqi?: InputMaybe<Scalars['Float']['input']>;
  gt?: InputMaybe<Scalars['Float']['input']>;
  gte?: InputMaybe<Scalars['Float']['input']>;
  in?: InputMaybe<Array<InputMaybe<Scalars['Float']['input']>>>;
  lt?: InputMaybe<Scalars['Float']['input']>;
  lte?: InputMaybe<Scalars['Float']['input']>;
  ne?: InputMaybe<Scalars['Float']['input']>;
  nei?: InputMaybe<Scalars['Float']['input']>;
  not?: InputMaybe<FloatFilterInput>;
  notContains?: InputMaybe<Scalars['Float']['input']>;
  notContainsi?: InputMaybe<Scalars['Float']['input']>;
  notIn?: InputMaybe<Array<InputMaybe<Scalars['Float']['input']>>>;
  notNull?: InputMaybe<Scalars['Boolean']['input']>;
  null?: InputMaybe<Scalars['Boolean']['input']>;
  or?: InputMaybe<Array<InputMaybe<Scalars['Float']['input']>>>;
  startsWith?: InputMaybe<Scalars['Float']['input']>;
};

export type Footer = {
  blocks: Maybe<Array<Maybe<ComponentLayoutFooterBlock>>>;
  copyright: Maybe<Scalars['String']['output']>;
  createdAt: Maybe<Scalars['DateTime']['output']>;
  documentId: Scalars['ID']['output'];
  locale: Maybe<Scalars['String']['output']>;
  publishedAt: Maybe<Scalars['DateTime']['output']>;
  updatedAt: Maybe<Scalars['DateTime']['output']>;
};


export type FooterBlocksArgs = {
  filters?: InputMaybe<ComponentLayoutFooterBlockFiltersInput>;
  pagination?: InputMaybe<PaginationArg>;
  sort?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};

export type FriendInput = {
  email: Scalars['String']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
};

export type FunnelStep = {
  own: Scalars['Int']['output'];
  /** The mean of those that are like it; null when fewer than three are. */
  similar: Maybe<Scalars['Float']['output']>;
  step: FunnelStepName;
};

export type FunnelStepName =
  | 'enquiries'
  | 'views'
  | 'visitsAsked'
  | 'visitsDone';

export type Goal =
  | 'rent'
  | 'sale';

export type Header = {
  appBar: Scalars['Boolean']['output'];
  banner: Maybe<ComponentLayoutBanner>;
  createdAt: Maybe<Scalars['DateTime']['output']>;
  documentId: Scalars['ID']['output'];
  freeEvaluation: Scalars['Boolean']['output'];
  languageSwitcher: Scalars['Boolean']['output'];
  links: Maybe<Array<Maybe<ComponentMenuLink>>>;
  locale: Maybe<Scalars['String']['output']>;
  logo: Maybe<UploadFile>;
  menu: Scalars['Boolean']['output'];
  menuMobile: Scalars['Boolean']['output'];
  phone: Maybe<Scalars['String']['output']>;
  propertySearch: Scalars['Boolean']['output'];
  publishedAt: Maybe<Scalars['DateTime']['output']>;
  updatedAt: Maybe<Scalars['DateTime']['output']>;
};


export type HeaderLinksArgs = {
  filters?: InputMaybe<ComponentMenuLinkFiltersInput>;
  pagination?: InputMaybe<PaginationArg>;
  sort?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};

export type HistoryFilter = {
  /** The first and the last day, by the clock in Brussels. */
  from?: InputMaybe<Scalars['Date']['input']>;
  state?: InputMaybe<Array<Scalars['String']['input']>>;
  synonyms?: InputMaybe<Array<HistorySynonyms>>;
  /** Words, each of which or a synonym of which stands in some column. */
  text?: InputMaybe<Scalars['String']['input']>;
  to?: InputMaybe<Scalars['Date']['input']>;
  /** One of these spellings; case and punctuation do not count. */
  type?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type HistoryRow = {
  comment: Maybe<Scalars['String']['output']>;
  contact: Maybe<Scalars['String']['output']>;
  date: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  source: Maybe<Scalars['String']['output']>;
  state: Maybe<Scalars['String']['output']>;
  subject: Maybe<Scalars['String']['output']>;
  type: Maybe<Scalars['String']['output']>;
  /** An http(s) address; of online media alone. */
  url: Maybe<Scalars['String']['output']>;
};

/** What a word of the text is written like in columns that are translated; case and punctuation do not count. */
export type HistorySynonyms = {
  sources: Array<Scalars['String']['input']>;
  states: Array<Scalars['String']['input']>;
  types: Array<Scalars['String']['input']>;
  word: Scalars['String']['input'];
};

export type IdFilterInput = {
  and?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  between?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  contains?: InputMaybe<Scalars['ID']['input']>;
  containsi?: InputMaybe<Scalars['ID']['input']>;
  endsWith?: InputMaybe<Scalars['ID']['input']>;
  eq?: InputMaybe<Scalars['ID']['input']>;
  eqi?: InputMaybe<Scalars['ID']['input']>;
  gt?: InputMaybe<Scalars['ID']['input']>;
  gte?: InputMaybe<Scalars['ID']['input']>;
  in?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  lt?: InputMaybe<Scalars['ID']['input']>;
  lte?: InputMaybe<Scalars['ID']['input']>;
  ne?: InputMaybe<Scalars['ID']['input']>;
  nei?: InputMaybe<Scalars['ID']['input']>;
  not?: InputMaybe<IdFilterInput>;
  notContains?: InputMaybe<Scalars['ID']['input']>;
  notContainsi?: InputMaybe<Scalars['ID']['input']>;
  notIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  notNull?: InputMaybe<Scalars['Boolean']['input']>;
  null?: InputMaybe<Scalars['Boolean']['input']>;
  or?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  startsWith?: InputMaybe<Scalars['ID']['input']>;
};

export type IntFilterInput = {
  and?: InputMaybe<Array<InputMaybe<Scalars['Int']['input']>>>;
  between?: InputMaybe<Array<InputMaybe<Scalars['Int']['input']>>>;
  contains?: InputMaybe<Scalars['Int']['input']>;
  containsi?: InputMaybe<Scalars['Int']['input']>;
  endsWith?: InputMaybe<Scalars['Int']['input']>;
  eq?: InputMaybe<Scalars['Int']['input']>;
  eqi?: InputMaybe<Scalars['Int']['input']>;
  gt?: InputMaybe<Scalars['Int']['input']>;
  gte?: InputMaybe<Scalars['Int']['input']>;
  in?: InputMaybe<Array<InputMaybe<Scalars['Int']['input']>>>;
  lt?: InputMaybe<Scalars['Int']['input']>;
  lte?: InputMaybe<Scalars['Int']['input']>;
  ne?: InputMaybe<Scalars['Int']['input']>;
  nei?: InputMaybe<Scalars['Int']['input']>;
  not?: InputMaybe<IntFilterInput>;
  notContains?: InputMaybe<Scalars['Int']['input']>;
  notContainsi?: InputMaybe<Scalars['Int']['input']>;
  notIn?: InputMaybe<Array<InputMaybe<Scalars['Int']['input']>>>;
  notNull?: InputMaybe<Scalars['Boolean']['input']>;
  null?: InputMaybe<Scalars['Boolean']['input']>;
  or?: InputMaybe<Array<InputMaybe<Scalars['Int']['input']>>>;
  startsWith?: InputMaybe<Scalars['Int']['input']>;
};

export type JsonFilterInput = {
  and?: InputMaybe<Array<InputMaybe<Scalars['JSON']['input']>>>;
  between?: InputMaybe<Array<InputMaybe<Scalars['JSON']['input']>>>;
  contains?: InputMaybe<Scalars['JSON']['input']>;
  containsi?: InputMaybe<Scalars['JSON']['input']>;
  endsWith?: InputMaybe<Scalars['JSON']['input']>;
  eq?: InputMaybe<Scalars['JSON']['input']>;
  eqi?: InputMaybe<Scalars['JSON']['input']>;
  gt?: InputMaybe<Scalars['JSON']['input']>;
  gte?: InputMaybe<Scalars['JSON']['input']>;
  in?: InputMaybe<Array<InputMaybe<Scalars['JSON']['input']>>>;
  lt?: InputMaybe<Scalars['JSON']['input']>;
  lte?: InputMaybe<Scalars['JSON']['input']>;
  ne?: InputMaybe<Scalars['JSON']['input']>;
  nei?: InputMaybe<Scalars['JSON']['input']>;
  not?: InputMaybe<JsonFilterInput>;
  notContains?: InputMaybe<Scalars['JSON']['input']>;
  notContainsi?: InputMaybe<Scalars['JSON']['input']>;
  notIn?: InputMaybe<Array<InputMaybe<Scalars['JSON']['input']>>>;
  notNull?: InputMaybe<Scalars['Boolean']['input']>;
  null?: InputMaybe<Scalars['Boolean']['input']>;
  or?: InputMaybe<Array<InputMaybe<Scalars['JSON']['input']>>>;
  startsWith?: InputMaybe<Scalars['JSON']['input']>;
};

export type JobInput = {
  /** What /lead-files answered for the CV. */
  file?: InputMaybe<Scalars['ID']['input']>;
  position?: InputMaybe<Scalars['String']['input']>;
};

export type LandingAddress = {
  goal: Goal;
  slugs: Array<LandingSlugs>;
  updatedAt: Scalars['String']['output'];
};

export type LandingLink = {
  citySlug: Scalars['String']['output'];
  count: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  typeSlug: Maybe<Scalars['String']['output']>;
};

export type LandingPage = {
  countryId: Scalars['Int']['output'];
  countryName: Scalars['String']['output'];
  /** The nearest other places with such listings, at most 8. */
  neighbours: Array<LandingLink>;
  /** As `cities` of a filter takes it. */
  place: Scalars['String']['output'];
  placeName: Scalars['String']['output'];
  slugs: Array<LandingSlugs>;
  total: Scalars['Int']['output'];
  /** The WebID; null for all types. */
  typeId: Maybe<Scalars['String']['output']>;
  typeName: Maybe<Scalars['String']['output']>;
  /** The other types that the place has listings of. */
  types: Array<LandingLink>;
};

/** A listing's address begins with these; without a type it is the page of all of the place. */
export type LandingSlugs = {
  citySlug: Scalars['String']['output'];
  language: Scalars['String']['output'];
  typeSlug: Maybe<Scalars['String']['output']>;
};

export type LandingText = {
  createdAt: Maybe<Scalars['DateTime']['output']>;
  documentId: Scalars['ID']['output'];
  goal: Enum_Landingtext_Goal;
  introduction: Scalars['JSON']['output'];
  key: Maybe<Scalars['String']['output']>;
  locale: Maybe<Scalars['String']['output']>;
  place: Scalars['String']['output'];
  publishedAt: Maybe<Scalars['DateTime']['output']>;
  type: Maybe<Scalars['String']['output']>;
  updatedAt: Maybe<Scalars['DateTime']['output']>;
};

export type LandingTextFiltersInput = {
  and?: InputMaybe<Array<InputMaybe<LandingTextFiltersInput>>>;
  createdAt?: InputMaybe<DateTimeFilterInput>;
  documentId?: InputMaybe<IdFilterInput>;
  goal?: InputMaybe<StringFilterInput>;
  introduction?: InputMaybe<JsonFilterInput>;
  key?: InputMaybe<StringFilterInput>;
  locale?: InputMaybe<StringFilterInput>;
  not?: InputMaybe<LandingTextFiltersInput>;
  or?: InputMaybe<Array<InputMaybe<LandingTextFiltersInput>>>;
  place?: InputMaybe<StringFilterInput>;
  publishedAt?: InputMaybe<DateTimeFilterInput>;
  type?: InputMaybe<StringFilterInput>;
  updatedAt?: InputMaybe<DateTimeFilterInput>;
};

/** An amount, rate, number or duty that the law sets in a region from a day on. */
export type LawRate = {
  /** Of a renovation duty: the labels it is due for, with commas, and the one to reach. */
  labels: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  region: Maybe<Scalars['String']['output']>;
  /** The law, in the language asked for; null where no law says it. */
  source: Maybe<Scalars['String']['output']>;
  target: Maybe<Scalars['String']['output']>;
  validFrom: Scalars['Date']['output'];
  value: Scalars['Float']['output'];
};

export type LeadInput = {
  /** The key of the agent on whose page it was sent. */
  agent?: InputMaybe<Scalars['String']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
  /** email or phone */
  contactPreference?: InputMaybe<Scalars['String']['input']>;
  criteria?: InputMaybe<CriteriaInput>;
  /** Ids of the documents of the listing. */
  documents?: InputMaybe<Array<Scalars['String']['input']>>;
  email?: InputMaybe<Scalars['String']['input']>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** One showing of the form; it gives at most five leads. */
  formToken: Scalars['String']['input'];
  friend?: InputMaybe<FriendInput>;
  job?: InputMaybe<JobInput>;
  /** One of the forms of the site, for example contact-me. */
  kind: Scalars['String']['input'];
  language: Scalars['String']['input'];
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** The reference of the listing it is about. */
  listing?: InputMaybe<Scalars['String']['input']>;
  newsletter?: InputMaybe<Scalars['Boolean']['input']>;
  offer?: InputMaybe<OfferInput>;
  /** The key of the office on whose page it was sent. */
  office?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  privacyAgreedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** The reference of the project it is about. */
  project?: InputMaybe<Scalars['String']['input']>;
  remark?: InputMaybe<Scalars['String']['input']>;
  rental?: InputMaybe<RentalInput>;
  /** instant, daily or weekly */
  rhythm?: InputMaybe<Scalars['String']['input']>;
  /** The id of an AppointmentSlot. */
  slot?: InputMaybe<Scalars['ID']['input']>;
  street?: InputMaybe<Scalars['String']['input']>;
  /** The same submission sent again has the same one, and is stored once. */
  submissionId: Scalars['ID']['input'];
  testimonial?: InputMaybe<LeadTestimonialInput>;
  /** Hours that suit, for example 10:00-13:00, when no slot is asked for. */
  timeSlots?: InputMaybe<Array<Scalars['String']['input']>>;
  /** mr, ms or miss */
  title?: InputMaybe<Scalars['String']['input']>;
  valuation?: InputMaybe<ValuationInput>;
  visitSource?: InputMaybe<VisitSourceInput>;
  /** Up to three, the visitor's own order. */
  wishes?: InputMaybe<Array<PreferredTimeInput>>;
  zip?: InputMaybe<Scalars['String']['input']>;
};

export type LeadTestimonialInput = {
  /** YYYY-MM-DD */
  date?: InputMaybe<Scalars['String']['input']>;
  /** What /lead-files answered for the picture. */
  file?: InputMaybe<Scalars['ID']['input']>;
  name: Scalars['String']['input'];
  /** http or https */
  website?: InputMaybe<Scalars['String']['input']>;
};

export type ListingAddress = {
  goal: Goal;
  id: Scalars['String']['output'];
  slugs: Array<ListingSlugs>;
  updatedAt: Scalars['String']['output'];
};

export type ListingAdvert = {
  advert: Array<AdvertMention>;
  id: Scalars['String']['output'];
};

/** A listing as a list shows it, in one language. What is not published is null. */
export type ListingCard = {
  address: Maybe<Scalars['String']['output']>;
  availability: Availability;
  bedrooms: Maybe<Scalars['Int']['output']>;
  cityName: Scalars['String']['output'];
  citySlug: Scalars['String']['output'];
  countryId: Scalars['Int']['output'];
  countryName: Scalars['String']['output'];
  /** A code such as `a_sub`. */
  energyLabel: Maybe<Scalars['String']['output']>;
  /** The beginning of the description, without tags. */
  excerpt: Scalars['String']['output'];
  goal: Goal;
  groundArea: Maybe<Scalars['Float']['output']>;
  id: Scalars['String']['output'];
  /** The centre of the postal code unless the address is published. */
  latitude: Maybe<Scalars['Float']['output']>;
  livingArea: Maybe<Scalars['Float']['output']>;
  longitude: Maybe<Scalars['Float']['output']>;
  marquee: Scalars['Int']['output'];
  marqueeName: Maybe<Scalars['String']['output']>;
  /** The next one. */
  openHouse: Maybe<Period>;
  /** How many photos it has, without floor plans. */
  photoCount: Scalars['Int']['output'];
  picture: Maybe<Picture>;
  price: Maybe<Scalars['Float']['output']>;
  pricePublished: Scalars['Boolean']['output'];
  priceUnit: Maybe<Scalars['Int']['output']>;
  publishedAt: Maybe<Scalars['String']['output']>;
  /** The language of its title and excerpt. */
  textLanguage: Scalars['String']['output'];
  title: Scalars['String']['output'];
  /** The WebID of the main type. */
  typeId: Maybe<Scalars['String']['output']>;
  typeName: Scalars['String']['output'];
  typeSlug: Scalars['String']['output'];
  zip: Scalars['String']['output'];
};

/** All that a saved search can ask for, also what nothing is on offer of today. */
export type ListingChoices = {
  types: Array<TypeChoice>;
  zips: Array<ZipChoice>;
};

/** Listings near one another; the place is their middle, the bounds hold them all. */
export type ListingCluster = {
  count: Scalars['Int']['output'];
  east: Scalars['Float']['output'];
  latitude: Scalars['Float']['output'];
  longitude: Scalars['Float']['output'];
  north: Scalars['Float']['output'];
  south: Scalars['Float']['output'];
  west: Scalars['Float']['output'];
};

export type ListingCounts = {
  rent: Scalars['Int']['output'];
  sale: Scalars['Int']['output'];
};

export type ListingDetail = {
  advert: Array<AdvertMention>;
  agencyCost: Maybe<Scalars['Float']['output']>;
  /** Null while the agent is blocked; then the office is there alone. Else both, or neither. */
  agent: Maybe<TeamAgent>;
  agentKey: Maybe<Scalars['String']['output']>;
  allotmentPermit: Maybe<Scalars['String']['output']>;
  annuityAges: Maybe<Scalars['String']['output']>;
  annuityBouquet: Maybe<Scalars['Float']['output']>;
  annuityHeads: Maybe<Scalars['Int']['output']>;
  annuityIndexed: Maybe<Scalars['Boolean']['output']>;
  annuityMaxYears: Maybe<Scalars['Float']['output']>;
  annuityMonthly: Maybe<Scalars['Float']['output']>;
  annuityOccupied: Maybe<Scalars['Boolean']['output']>;
  annuityValue: Maybe<Scalars['Float']['output']>;
  asbestosDate: Maybe<Scalars['String']['output']>;
  asbestosType: Maybe<Scalars['String']['output']>;
  availabilityText: Maybe<Scalars['String']['output']>;
  availableFrom: Maybe<Scalars['String']['output']>;
  bathrooms: Maybe<Scalars['Int']['output']>;
  builtArea: Maybe<Scalars['Float']['output']>;
  card: ListingCard;
  chargesOwner: Maybe<Scalars['Float']['output']>;
  chargesRenter: Maybe<Scalars['Float']['output']>;
  co2Emission: Maybe<Scalars['Float']['output']>;
  constructionYear: Maybe<Scalars['Int']['output']>;
  depositAmount: Maybe<Scalars['Float']['output']>;
  description: Scalars['String']['output'];
  documents: Array<ListingDocument>;
  eLevel: Maybe<Scalars['String']['output']>;
  electricityCertificate: Maybe<Scalars['String']['output']>;
  electricityMeter: Maybe<Scalars['Boolean']['output']>;
  /** The highest figure of each label but the last, in kWh per m² per year. */
  energyLimits: Array<Scalars['Float']['output']>;
  energyPerformance: Maybe<Scalars['Float']['output']>;
  /** The label codes of the region's ladder, best first; empty without one. */
  energyScale: Array<Scalars['String']['output']>;
  energyTotal: Maybe<Scalars['Float']['output']>;
  epcExpiresAt: Maybe<Scalars['String']['output']>;
  epcNumber: Maybe<Scalars['String']['output']>;
  extraRooms: Maybe<Scalars['String']['output']>;
  facadeOrientation: Maybe<Scalars['String']['output']>;
  facades: Maybe<Scalars['Int']['output']>;
  floodZone: Maybe<Scalars['String']['output']>;
  floor: Maybe<Scalars['Int']['output']>;
  floors: Maybe<Scalars['Int']['output']>;
  frontWidth: Maybe<Scalars['Float']['output']>;
  furnished: Maybe<Scalars['Boolean']['output']>;
  gScore: Maybe<Scalars['String']['output']>;
  garages: Maybe<Scalars['Int']['output']>;
  garden: Maybe<Scalars['Boolean']['output']>;
  gardenArea: Maybe<Scalars['Float']['output']>;
  gardenOrientation: Maybe<Scalars['String']['output']>;
  gasCertificate: Maybe<Scalars['String']['output']>;
  gasMeter: Maybe<Scalars['Boolean']['output']>;
  glazing: Maybe<Scalars['String']['output']>;
  heating: Maybe<Scalars['String']['output']>;
  inventoryCost: Maybe<Scalars['Float']['output']>;
  /** False where the card's place is the centre of the postal code. */
  isExactPlace: Scalars['Boolean']['output'];
  judicialDecision: Maybe<Scalars['Boolean']['output']>;
  kitchen: Maybe<Scalars['String']['output']>;
  /** Of the landing page of its place and type. */
  landing: Maybe<LandingSlugs>;
  lifeAnnuity: Maybe<Scalars['Boolean']['output']>;
  lift: Maybe<Scalars['Boolean']['output']>;
  localized: Array<LocalizedSlugs>;
  /** What is near, where the address is published. */
  nearby: Array<NearbyGroup>;
  notaryFees: Maybe<Scalars['Float']['output']>;
  office: Maybe<TeamOffice>;
  officeArea: Maybe<Scalars['Float']['output']>;
  /** Those that are not over, the next first. */
  openHouses: Array<OpenHouse>;
  pScore: Maybe<Scalars['String']['output']>;
  parkings: Maybe<Scalars['Int']['output']>;
  permit: Maybe<Scalars['String']['output']>;
  pictures: Array<Picture>;
  planningDestination: Maybe<Scalars['String']['output']>;
  plotWidth: Maybe<Scalars['Float']['output']>;
  preemptionRight: Maybe<Scalars['String']['output']>;
  /** brussels, flanders, wallonia or luxembourg; null elsewhere. */
  region: Maybe<Scalars['String']['output']>;
  registrationRights: Maybe<Scalars['Float']['output']>;
  renovationYear: Maybe<Scalars['Int']['output']>;
  roof: Maybe<Scalars['String']['output']>;
  showerRooms: Maybe<Scalars['Int']['output']>;
  storeArea: Maybe<Scalars['Float']['output']>;
  summons: Maybe<Scalars['String']['output']>;
  terrace: Maybe<Scalars['Boolean']['output']>;
  terraceArea: Maybe<Scalars['Float']['output']>;
  terraceOrientation: Maybe<Scalars['String']['output']>;
  toilets: Maybe<Scalars['Int']['output']>;
  totalArea: Maybe<Scalars['Float']['output']>;
  totalCost: Maybe<Scalars['Float']['output']>;
  typeDescription: Maybe<Scalars['String']['output']>;
  uniqueCode: Maybe<Scalars['String']['output']>;
  vat: Maybe<Scalars['Float']['output']>;
  videoUrl: Maybe<Scalars['String']['output']>;
  virtualTourUrl: Maybe<Scalars['String']['output']>;
  waterMeter: Maybe<Scalars['Boolean']['output']>;
  windowFrame: Maybe<Scalars['String']['output']>;
  /** The languages that it is described in. */
  writtenIn: Array<Scalars['String']['output']>;
};

/** A paper that a visitor may ask for. */
export type ListingDocument = {
  id: Scalars['String']['output'];
  kind: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

/** What the dashboard says of one of the owner's listings. */
export type ListingFigures = {
  /** The visits of the last 30 days. */
  last30: Scalars['Int']['output'];
  reference: Scalars['String']['output'];
  /** Of the next 60 days, the first one first. */
  viewings: Array<Viewing>;
};

export type ListingFilter = {
  /** Each `garage`, `garden`, `terrace`, `openHouse`, `lift`, `furnished` or `lifeAnnuity`; all of them are asked for. */
  amenities?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Available at once or on this day at the latest. */
  availableBy?: InputMaybe<Scalars['String']['input']>;
  /** South, west, north, east. */
  box?: InputMaybe<Array<Scalars['Float']['input']>>;
  /** Each a postal code, `name|zip` or a name. */
  cities?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Each one of a, b, c, d, e, f, g. */
  energyLabels?: InputMaybe<Array<Scalars['String']['input']>>;
  goal: Goal;
  maxArea?: InputMaybe<Scalars['Float']['input']>;
  maxBedrooms?: InputMaybe<Scalars['Int']['input']>;
  maxGround?: InputMaybe<Scalars['Float']['input']>;
  maxPrice?: InputMaybe<Scalars['Float']['input']>;
  maxYear?: InputMaybe<Scalars['Int']['input']>;
  minArea?: InputMaybe<Scalars['Float']['input']>;
  minBathrooms?: InputMaybe<Scalars['Int']['input']>;
  minBedrooms?: InputMaybe<Scalars['Int']['input']>;
  minGround?: InputMaybe<Scalars['Float']['input']>;
  minPrice?: InputMaybe<Scalars['Float']['input']>;
  minYear?: InputMaybe<Scalars['Int']['input']>;
  /** Each `kind:metres` or a kind alone, 50 to 1500 metres as the crow flies; all of them are asked for. */
  near?: InputMaybe<Array<Scalars['String']['input']>>;
  newSince?: InputMaybe<Scalars['String']['input']>;
  text?: InputMaybe<Scalars['String']['input']>;
  types?: InputMaybe<Array<Scalars['String']['input']>>;
  /** An area of 3 to 40 corners: latitude, longitude, latitude, longitude and so on. */
  within?: InputMaybe<Array<Scalars['Float']['input']>>;
};

/** Of the listings on offer, the parts of at most 10,000 addresses that a sitemap is cut into. */
export type ListingMap = {
  parts: Array<ListingPart>;
  rentUpdatedAt: Maybe<Scalars['String']['output']>;
  saleUpdatedAt: Maybe<Scalars['String']['output']>;
};

export type ListingOutcome = {
  feedback: Array<OwnerNote>;
  nextStep: Maybe<OwnerNote>;
  period: OutcomeCounts;
  /** The newest first. */
  prices: Array<PriceChange>;
  reference: Scalars['String']['output'];
  total: OutcomeCounts;
};

export type ListingPart = {
  number: Scalars['Int']['output'];
  updatedAt: Scalars['String']['output'];
};

/** Together at most 500 points and clusters; no clusters while that many points are enough. */
export type ListingPlaces = {
  clusters: Array<ListingCluster>;
  points: Array<ListingPoint>;
  /** The listings that fit and have a place. */
  total: Scalars['Int']['output'];
};

/** A listing on a map; what its price is made of is as on its card. */
export type ListingPoint = {
  availability: Availability;
  goal: Goal;
  id: Scalars['String']['output'];
  /** False for the centre of the postal code. */
  isExact: Scalars['Boolean']['output'];
  latitude: Scalars['Float']['output'];
  longitude: Scalars['Float']['output'];
  price: Maybe<Scalars['Float']['output']>;
  pricePublished: Scalars['Boolean']['output'];
  priceUnit: Maybe<Scalars['Int']['output']>;
};

/** The counts of each facet follow the other filters. */
export type ListingSearch = {
  amenities: Array<AmenityFacet>;
  choices: Array<ChoiceFacet>;
  cities: Array<CityFacet>;
  corrections: Array<TextCorrection>;
  items: Array<ListingCard>;
  minimums: Array<MinimumFacet>;
  near: Array<NearFacet>;
  /** With any price. */
  prices: Array<PriceStep>;
  total: Scalars['Int']['output'];
  types: Array<TypeFacet>;
  /** Only those above zero, of the filters that are set. */
  unstated: Array<UnstatedCount>;
};

export type ListingSlugs = {
  citySlug: Scalars['String']['output'];
  language: Scalars['String']['output'];
  typeSlug: Scalars['String']['output'];
};

export type ListingSort =
  | 'areaDesc'
  /** Those that the agency features first, then the newest. */
  | 'featured'
  | 'newest'
  | 'priceAsc'
  | 'priceDesc'
  /** The lowest price per m² first; those without a published price or an area last. */
  | 'pricePerArea'
  /** What a text fits best first, then the newest: the default of a filter with a text. */
  | 'relevance';

export type LocalizedName = {
  language: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type LocalizedSlug = {
  language: Scalars['String']['output'];
  slug: Scalars['String']['output'];
};

export type LocalizedSlugs = {
  citySlug: Scalars['String']['output'];
  language: Scalars['String']['output'];
  typeSlug: Scalars['String']['output'];
};

/** How many there are with at least so much; `filter` is the field of ListingFilter. */
export type MinimumFacet = {
  filter: Scalars['String']['output'];
  steps: Array<MinimumStep>;
};

export type MinimumStep = {
  atLeast: Scalars['Float']['output'];
  count: Scalars['Int']['output'];
};

export type Module = {
  active: Scalars['Boolean']['output'];
  blocks: Array<Maybe<ModuleBlocksDynamicZone>>;
  columnsLg: Maybe<Scalars['Int']['output']>;
  columnsMd: Maybe<Scalars['Int']['output']>;
  columnsSm: Maybe<Scalars['Int']['output']>;
  createdAt: Maybe<Scalars['DateTime']['output']>;
  cssClass: Maybe<Scalars['String']['output']>;
  description: Maybe<Scalars['String']['output']>;
  documentId: Scalars['ID']['output'];
  image: Maybe<UploadFile>;
  itemsPerRow: Maybe<Scalars['Int']['output']>;
  key: Scalars['String']['output'];
  locale: Maybe<Scalars['String']['output']>;
  maxItems: Maybe<Scalars['Int']['output']>;
  position: Enum_Module_Position;
  publishedAt: Maybe<Scalars['DateTime']['output']>;
  sort: Maybe<Scalars['Int']['output']>;
  span: Enum_Module_Span;
  title: Maybe<Scalars['String']['output']>;
  updatedAt: Maybe<Scalars['DateTime']['output']>;
  view: Enum_Module_View;
};

export type ModuleBlocksDynamicZone = ComponentModuleArticles | ComponentModuleBanner | ComponentModuleContactForm | ComponentModuleKeptData | ComponentModuleMap | ComponentModuleProjects | ComponentModulePropertyList | ComponentModuleQuickSearch | ComponentModuleRichText | ComponentModuleTestimonials | Error;

export type ModuleFiltersInput = {
  active?: InputMaybe<BooleanFilterInput>;
  and?: InputMaybe<Array<InputMaybe<ModuleFiltersInput>>>;
  columnsLg?: InputMaybe<IntFilterInput>;
  columnsMd?: InputMaybe<IntFilterInput>;
  columnsSm?: InputMaybe<IntFilterInput>;
  createdAt?: InputMaybe<DateTimeFilterInput>;
  cssClass?: InputMaybe<StringFilterInput>;
  description?: InputMaybe<StringFilterInput>;
  documentId?: InputMaybe<IdFilterInput>;
  itemsPerRow?: InputMaybe<IntFilterInput>;
  key?: InputMaybe<StringFilterInput>;
  locale?: InputMaybe<StringFilterInput>;
  maxItems?: InputMaybe<IntFilterInput>;
  not?: InputMaybe<ModuleFiltersInput>;
  or?: InputMaybe<Array<InputMaybe<ModuleFiltersInput>>>;
  position?: InputMaybe<StringFilterInput>;
  publishedAt?: InputMaybe<DateTimeFilterInput>;
  sort?: InputMaybe<IntFilterInput>;
  span?: InputMaybe<StringFilterInput>;
  title?: InputMaybe<StringFilterInput>;
  updatedAt?: InputMaybe<DateTimeFilterInput>;
  view?: InputMaybe<StringFilterInput>;
};

export type Mutation = {
  /** Null when the listing is not the owner's; the errors SESSION_OVER and those of leads. */
  askAgency: Maybe<Scalars['Boolean']['output']>;
  /** Mails a link to that address. Null when the current password is wrong; the error SESSION_OVER. */
  askOwnerEmail: Maybe<Scalars['Boolean']['output']>;
  /** Gives the seat back. Done before, it answers the same; null for a wrong token. */
  cancelAppointment: Maybe<Appointment>;
  /** In which language the owner is written to, and whether every week; the error SESSION_OVER. */
  changeOwnerPreferences: Scalars['Boolean']['output'];
  /** Null when the current password is wrong; the errors SESSION_OVER and WEAK_PASSWORD. */
  changePassword: Maybe<OwnerSession>;
  changeSavedSearch: Maybe<SavedSearch>;
  /** Every session ends; false for a link that works no more. */
  confirmOwnerEmail: Scalars['Boolean']['output'];
  /** Begins the mails of a saved search that waits for its confirmation; seven days at most. */
  confirmSavedSearch: Maybe<SavedSearch>;
  /** Seven days after it was asked for at most. */
  confirmSubscription: Maybe<NewsletterSubscription>;
  /** Stores what a visitor sent, once per submission; returns its document id. */
  createLead: Scalars['ID']['output'];
  /** Erases it; false for a token that is wrong or whose saved search is gone. */
  deleteSavedSearch: Scalars['Boolean']['output'];
  /** By email or login name. Null for what is wrong, unknown or blocked, each after the same time. */
  logInOwner: Maybe<OwnerSession>;
  /** Ends every session of the owner; true also when this one was over. */
  logOutOwner: Scalars['Boolean']['output'];
  /**
   * How many were added to the totals of today; a listing without a page on the site is left out. The
   * batch is a UUID: one that was counted already adds none.
   */
  recordVisits: Scalars['Int']['output'];
  /** Always true, after the same time; mails a link to the owner whose email it is, if any. */
  requestPasswordReset: Scalars['Boolean']['output'];
  /** Null when the link works no more; the error WEAK_PASSWORD leaves it alive. */
  setPassword: Maybe<OwnerSession>;
  stopOwnerReport: Maybe<OwnerReport>;
  stopSavedSearch: Maybe<SavedSearch>;
  stopSubscription: Maybe<NewsletterSubscription>;
};


export type MutationAskAgencyArgs = {
  listing: Scalars['String']['input'];
  session: Scalars['String']['input'];
  submissionId: Scalars['String']['input'];
  text: Scalars['String']['input'];
};


export type MutationAskOwnerEmailArgs = {
  current: Scalars['String']['input'];
  email: Scalars['String']['input'];
  session: Scalars['String']['input'];
};


export type MutationCancelAppointmentArgs = {
  token: Scalars['String']['input'];
};


export type MutationChangeOwnerPreferencesArgs = {
  language: Scalars['String']['input'];
  session: Scalars['String']['input'];
  weeklyReport: Scalars['Boolean']['input'];
};


export type MutationChangePasswordArgs = {
  current: Scalars['String']['input'];
  password: Scalars['String']['input'];
  session: Scalars['String']['input'];
};


export type MutationChangeSavedSearchArgs = {
  criteria: CriteriaInput;
  rhythm: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


export type MutationConfirmOwnerEmailArgs = {
  token: Scalars['String']['input'];
};


export type MutationConfirmSavedSearchArgs = {
  token: Scalars['String']['input'];
};


export type MutationConfirmSubscriptionArgs = {
  token: Scalars['String']['input'];
};


export type MutationCreateLeadArgs = {
  lead: LeadInput;
};


export type MutationDeleteSavedSearchArgs = {
  token: Scalars['String']['input'];
};


export type MutationLogInOwnerArgs = {
  identifier: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


export type MutationLogOutOwnerArgs = {
  session: Scalars['String']['input'];
};


export type MutationRecordVisitsArgs = {
  batch: Scalars['String']['input'];
  visits: Array<VisitInput>;
};


export type MutationRequestPasswordResetArgs = {
  email: Scalars['String']['input'];
  language: Scalars['String']['input'];
};


export type MutationSetPasswordArgs = {
  password: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


export type MutationStopOwnerReportArgs = {
  token: Scalars['String']['input'];
};


export type MutationStopSavedSearchArgs = {
  token: Scalars['String']['input'];
};


export type MutationStopSubscriptionArgs = {
  token: Scalars['String']['input'];
};

/** How many have one within the metres that a search takes where none are said. */
export type NearFacet = {
  count: Scalars['Int']['output'];
  kind: NearKind;
};

export type NearKind =
  | 'park'
  | 'school'
  | 'shop'
  | 'station'
  | 'stop';

export type NearbyGroup = {
  kind: NearKind;
  /** The nearest three within 1,500 m as the crow flies. */
  places: Array<NearbyPlace>;
};

export type NearbyPlace = {
  /** Whose data it is, as they want to be named. */
  attribution: Scalars['String']['output'];
  latitude: Scalars['Float']['output'];
  longitude: Scalars['Float']['output'];
  metres: Scalars['Int']['output'];
  name: Scalars['String']['output'];
};

/** Who asked for the newsletter, as the link in a mail shows it. */
export type NewsletterSubscription = {
  /** The first letter and the domain: l…@example.org. */
  email: Scalars['String']['output'];
  /** pending, active or stopped */
  state: Scalars['String']['output'];
};

export type OfferInput = {
  amount: Scalars['Float']['input'];
  conditions?: InputMaybe<Scalars['String']['input']>;
};

export type OfficeHours = {
  closes: Scalars['String']['output'];
  /** `monday` to `sunday` */
  fromDay: Scalars['String']['output'];
  /** `09:00` */
  opens: Scalars['String']['output'];
  toDay: Maybe<Scalars['String']['output']>;
};

export type OldAddress = {
  isPermanent: Scalars['Boolean']['output'];
  language: Maybe<Scalars['String']['output']>;
  to: Scalars['String']['output'];
};

export type OpenHouse = {
  from: Scalars['String']['output'];
  id: Scalars['Int']['output'];
  note: Maybe<Scalars['String']['output']>;
  /** How many may come; null for as many as like. */
  places: Maybe<Scalars['Int']['output']>;
  to: Scalars['String']['output'];
};

/** Numbers, never who (OWN-8). */
export type OutcomeCounts = {
  enquiries: Scalars['Int']['output'];
  /** To buy or to rent. */
  offers: Scalars['Int']['output'];
  /** In all those that fit now; in a period those that it was matched with then. */
  savedSearches: Scalars['Int']['output'];
  views: Scalars['Int']['output'];
  visitsAsked: Scalars['Int']['output'];
  visitsDone: Scalars['Int']['output'];
  /** Agreed for after the period. */
  visitsPlanned: Scalars['Int']['output'];
};

/** From views to visits over the last 90 days. */
export type OutcomeFunnel = {
  /** How many are compared; 0 when fewer than three are like it. */
  listings: Scalars['Int']['output'];
  since: Scalars['Date']['output'];
  steps: Array<FunnelStep>;
};

/** A listing of the owner, also one that is sold, rented or withdrawn. */
export type OwnedListing = {
  /** available, option, sold or rented. */
  availability: Scalars['String']['output'];
  /** Null when it has no page on the site. */
  card: Maybe<ListingCard>;
  /** Whether it has a page on the site. */
  isShown: Scalars['Boolean']['output'];
  /** Postal code and city. */
  place: Scalars['String']['output'];
  reference: Scalars['String']['output'];
  title: Scalars['String']['output'];
  /** What its advert lacks while it is held back from the site for that; empty otherwise. */
  waitsFor: Array<AdvertKind>;
};

export type OwnerAccount = {
  email: Scalars['String']['output'];
  firstName: Maybe<Scalars['String']['output']>;
  language: Scalars['String']['output'];
  lastName: Scalars['String']['output'];
  /** The login of this session or a later one, and the one before. */
  loggedInAt: Maybe<Scalars['DateTime']['output']>;
  /** The address that waits for its confirmation by mail. */
  newEmail: Maybe<Scalars['String']['output']>;
  phone: Maybe<Scalars['String']['output']>;
  previousLoginAt: Maybe<Scalars['DateTime']['output']>;
  /** mr, ms or miss */
  title: Maybe<Scalars['String']['output']>;
  weeklyReport: Scalars['Boolean']['output'];
};

export type OwnerCalendar = {
  /** Every day of the month; of days to come there are no visits. */
  days: Array<VisitDay>;
  /** The month in which the listing began, yyyy-mm. */
  firstMonth: Scalars['String']['output'];
  /** yyyy-mm */
  month: Scalars['String']['output'];
  /** The day since which the listing is online: before it there was nothing to visit. */
  since: Scalars['Date']['output'];
  /** Of this month, the first one first. */
  viewings: Array<Viewing>;
};

/** Who of the agency answers for a listing: the agent and the office of its page. */
export type OwnerColleague = {
  agent: Maybe<TeamAgent>;
  office: Maybe<TeamOffice>;
};

/** What staff share with the owner of a listing. */
export type OwnerDocument = {
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** In bytes. */
  size: Scalars['Int']['output'];
};

/** An address that waits for its confirmation by a link in a mail. */
export type OwnerEmailLink = {
  /** The first letter and the domain: l…@example.org. */
  email: Scalars['String']['output'];
  language: Scalars['String']['output'];
};

export type OwnerHistory = {
  rows: Array<HistoryRow>;
  states: Array<Scalars['String']['output']>;
  /** How many the filter lets through. */
  total: Scalars['Int']['output'];
  /** All types and states of this history, whatever the filter: its choices. */
  types: Array<Scalars['String']['output']>;
};

export type OwnerHistoryKind =
  | 'appearances'
  | 'communications'
  | 'onlineMedia';

/** What staff wrote to the owner. */
export type OwnerNote = {
  at: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  text: Scalars['String']['output'];
};

export type OwnerOutcomes = {
  /** Where the period begins: the login before this one, or the Monday of the week; null at the first login. */
  from: Maybe<Scalars['DateTime']['output']>;
  listings: Array<ListingOutcome>;
  to: Scalars['DateTime']['output'];
};

/** The weekly report to an owner, as the link in a mail shows it. */
export type OwnerReport = {
  /** The first letter and the domain: l…@example.org. */
  email: Scalars['String']['output'];
  isStopped: Scalars['Boolean']['output'];
};

/** Given back to the CMS with everything that is asked for an owner; seven days at most. */
export type OwnerSession = {
  language: Scalars['String']['output'];
  session: Scalars['String']['output'];
};

export type Page = {
  banner: Maybe<ComponentLayoutBanner>;
  breadcrumb: Scalars['Boolean']['output'];
  content: Maybe<Scalars['JSON']['output']>;
  createdAt: Maybe<Scalars['DateTime']['output']>;
  css: Maybe<Scalars['String']['output']>;
  description: Maybe<Scalars['String']['output']>;
  documentId: Scalars['ID']['output'];
  fixedMenu: Scalars['Boolean']['output'];
  image: Maybe<UploadFile>;
  key: Scalars['String']['output'];
  locale: Maybe<Scalars['String']['output']>;
  logo: Maybe<UploadFile>;
  modules: Array<Maybe<Module>>;
  ownOrder: Maybe<Scalars['Boolean']['output']>;
  parent: Maybe<Page>;
  path: Maybe<Scalars['String']['output']>;
  publishedAt: Maybe<Scalars['DateTime']['output']>;
  redirect: Scalars['Boolean']['output'];
  redirectUrl: Maybe<Scalars['String']['output']>;
  seo: Maybe<ComponentSeoParams>;
  showInMenu: Scalars['Boolean']['output'];
  sort: Scalars['Int']['output'];
  title: Scalars['String']['output'];
  type: Enum_Page_Type;
  updatedAt: Maybe<Scalars['DateTime']['output']>;
};


export type PageModulesArgs = {
  filters?: InputMaybe<ModuleFiltersInput>;
  pagination?: InputMaybe<PaginationArg>;
  sort?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};

export type PageFiltersInput = {
  and?: InputMaybe<Array<InputMaybe<PageFiltersInput>>>;
  banner?: InputMaybe<ComponentLayoutBannerFiltersInput>;
  breadcrumb?: InputMaybe<BooleanFilterInput>;
  content?: InputMaybe<JsonFilterInput>;
  createdAt?: InputMaybe<DateTimeFilterInput>;
  css?: InputMaybe<StringFilterInput>;
  description?: InputMaybe<StringFilterInput>;
  documentId?: InputMaybe<IdFilterInput>;
  fixedMenu?: InputMaybe<BooleanFilterInput>;
  key?: InputMaybe<StringFilterInput>;
  locale?: InputMaybe<StringFilterInput>;
  modules?: InputMaybe<ModuleFiltersInput>;
  not?: InputMaybe<PageFiltersInput>;
  or?: InputMaybe<Array<InputMaybe<PageFiltersInput>>>;
  ownOrder?: InputMaybe<BooleanFilterInput>;
  parent?: InputMaybe<PageFiltersInput>;
  path?: InputMaybe<StringFilterInput>;
  publishedAt?: InputMaybe<DateTimeFilterInput>;
  redirect?: InputMaybe<BooleanFilterInput>;
  redirectUrl?: InputMaybe<StringFilterInput>;
  seo?: InputMaybe<ComponentSeoParamsFiltersInput>;
  showInMenu?: InputMaybe<BooleanFilterInput>;
  sort?: InputMaybe<IntFilterInput>;
  title?: InputMaybe<StringFilterInput>;
  type?: InputMaybe<StringFilterInput>;
  updatedAt?: InputMaybe<DateTimeFilterInput>;
};

export type Pagination = {
  page: Scalars['Int']['output'];
  pageCount: Scalars['Int']['output'];
  pageSize: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

export type PaginationArg = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  start?: InputMaybe<Scalars['Int']['input']>;
};

/** A link to a new password that works. */
export type PasswordLink = {
  /** The first letter and the domain: l…@example.org. */
  email: Scalars['String']['output'];
  isInvitation: Scalars['Boolean']['output'];
  language: Scalars['String']['output'];
};

/** Two instants. */
export type Period = {
  from: Scalars['String']['output'];
  to: Scalars['String']['output'];
};

/**
 * A picture; its files are `${src}-${width}.${format}`, width of `widths`, format avif, webp or jpg.
 * While `widths` is empty they are still being made, and `src` is the address of the original.
 */
export type Picture = {
  alt: Scalars['String']['output'];
  /** The side and the edge that what matters is near, such as right top; null in the middle. */
  focus: Maybe<Scalars['String']['output']>;
  height: Scalars['Int']['output'];
  /** photo or plan, for pictures of a listing */
  kind: Maybe<Scalars['String']['output']>;
  /** Word for a picture that is no plain photograph, such as Illustration; alt ends in it. Shown with the picture. */
  mark: Maybe<Scalars['String']['output']>;
  /** A JPEG of 1200 by 630 for those who share the page. */
  share: Maybe<Scalars['String']['output']>;
  src: Scalars['String']['output'];
  width: Scalars['Int']['output'];
  widths: Array<Scalars['Int']['output']>;
};

export type PreferredTimeInput = {
  /** YYYY-MM-DD */
  day: Scalars['String']['input'];
  /** morning, afternoon or evening */
  part: Scalars['String']['input'];
};

export type PriceChange = {
  at: Scalars['DateTime']['output'];
  from: Scalars['Float']['output'];
  to: Scalars['Float']['output'];
};

/** How many cost this much and less than the next; of published prices. */
export type PriceStep = {
  count: Scalars['Int']['output'];
  from: Scalars['Float']['output'];
};

export type ProjectAddress = {
  slugs: Array<ProjectSlug>;
  updatedAt: Scalars['String']['output'];
};

/** A new-build project as a list shows it, in one language. What is not published is null. */
export type ProjectCard = {
  address: Maybe<Scalars['String']['output']>;
  cityName: Scalars['String']['output'];
  countryId: Scalars['Int']['output'];
  countryName: Scalars['String']['output'];
  /** The beginning of the description, without tags. */
  excerpt: Scalars['String']['output'];
  fromGoal: Maybe<Goal>;
  /** Of the units on offer, the lowest published price and its goal. */
  fromPrice: Maybe<Scalars['Float']['output']>;
  /** Whether a studio is among them: it has no bedroom to count. */
  hasStudio: Scalars['Boolean']['output'];
  id: Scalars['String']['output'];
  /** True if all are sold or let; false while another one waits until its advert is complete. */
  isSoldOut: Scalars['Boolean']['output'];
  maxArea: Maybe<Scalars['Float']['output']>;
  maxBedrooms: Maybe<Scalars['Int']['output']>;
  minArea: Maybe<Scalars['Float']['output']>;
  minBedrooms: Maybe<Scalars['Int']['output']>;
  picture: Maybe<Picture>;
  /** What its address ends in: the title as a slug, then the id. */
  slug: Scalars['String']['output'];
  title: Scalars['String']['output'];
  /** The units that are on the site, sold and rented ones included. */
  units: Scalars['Int']['output'];
  /** Those that are available. */
  unitsAvailable: Scalars['Int']['output'];
  /** Those that are available or under option. */
  unitsOnOffer: Scalars['Int']['output'];
  zip: Scalars['String']['output'];
};

export type ProjectDetail = {
  card: ProjectCard;
  description: Scalars['String']['output'];
  localized: Array<ProjectSlug>;
  pictures: Array<Picture>;
  /** From the ground floor up. */
  units: Array<ProjectUnit>;
};

export type ProjectSlug = {
  language: Scalars['String']['output'];
  slug: Scalars['String']['output'];
};

export type ProjectUnit = {
  card: ListingCard;
  /** The storey it lies on; 0 is the ground floor. */
  floor: Maybe<Scalars['Int']['output']>;
};

export type PublicationFilter =
  | 'HAS_PUBLISHED_VERSION'
  | 'HAS_PUBLISHED_VERSION_DOCUMENT'
  | 'MODIFIED'
  | 'NEVER_PUBLISHED'
  | 'NEVER_PUBLISHED_DOCUMENT'
  | 'PUBLISHED_WITHOUT_DRAFT'
  | 'PUBLISHED_WITH_DRAFT'
  | 'UNMODIFIED';

export type PublicationStatus =
  | 'DRAFT'
  | 'PUBLISHED';

export type Query = {
  /** Null for a wrong token and for a visit that is no longer known. */
  appointmentByToken: Maybe<Appointment>;
  /** The moments with a free seat at which the listing can be visited, the next one first; at most 200. */
  appointmentSlots: Array<AppointmentSlot>;
  /** True when there are such moments, and no seat left at any of them (ERR-8). */
  appointmentsFull: Scalars['Boolean']['output'];
  article: Maybe<Article>;
  articleCategories: Array<Maybe<ArticleCategory>>;
  articleCategory: Maybe<ArticleCategory>;
  articleSubcategories: Array<Maybe<ArticleSubcategory>>;
  articleSubcategory: Maybe<ArticleSubcategory>;
  articles: Array<Maybe<Article>>;
  articles_connection: Maybe<ArticleEntityResponseCollection>;
  /** How cities, each `name|zip`, are called in every language. */
  cityNames: Array<CityNames>;
  consentNumbers: ConsentNumbers;
  cookieConsent: Maybe<CookieConsent>;
  /** How many a search would find, without the search. */
  countListings: Scalars['Int']['output'];
  footer: Maybe<Footer>;
  header: Maybe<Header>;
  /** Those with at least one listing. */
  landingAddresses: Array<LandingAddress>;
  /** Null for a place or a type that nobody knows; slugs of any language are understood. */
  landingPage: Maybe<LandingPage>;
  /** The landing page that says the same as a filter by one city and at most one type; null when none does. */
  landingSlugs: Maybe<Array<LandingSlugs>>;
  landingText: Maybe<LandingText>;
  landingTexts: Array<Maybe<LandingText>>;
  /** What counts where the site settings say nothing of the same name, region and day. */
  lawRates: Array<LawRate>;
  listingAddresses: Array<ListingAddress>;
  /** What the adverts of these listings say, at most 50; one that has no page on the site is left out. */
  listingAdverts: Array<ListingAdvert>;
  /** The cards with these ids, at most 50, in their order; what does not exist is left out. */
  listingCards: Array<ListingCard>;
  listingChoices: ListingChoices;
  listingCounts: ListingCounts;
  /** Null when there is no such listing or it is withdrawn; sold and rented ones answer. */
  listingDetail: Maybe<ListingDetail>;
  listingMap: ListingMap;
  /** What a map shows of a search at a zoom of 0 to 19. */
  listingPlaces: ListingPlaces;
  /**
   * The changes of a listing's published price, newest first; empty unless its price is published
   * now. The site shows them only if its settings say so.
   */
  listingPrices: Array<PriceChange>;
  module: Maybe<Module>;
  modules: Array<Maybe<Module>>;
  /** Where an address of the former site or of a campaign leads; null if nowhere. Counts it. */
  oldAddress: Maybe<OldAddress>;
  /** Null when the session is over. */
  ownedListings: Maybe<Array<OwnedListing>>;
  /** Null when the session is over. */
  ownerAccount: Maybe<OwnerAccount>;
  /** Also null for a month (yyyy-mm) before the listing's first or after this one. */
  ownerCalendar: Maybe<OwnerCalendar>;
  /** Null when the session is over or the listing is not the owner's. */
  ownerColleague: Maybe<OwnerColleague>;
  /** The newest first. Null when the session is over or the listing is not the owner's. */
  ownerDocuments: Maybe<Array<OwnerDocument>>;
  /** Null for a link that is used, replaced, too old or made up. */
  ownerEmailLink: Maybe<OwnerEmailLink>;
  /** Of each of the owner's listings. Null when the session is over. */
  ownerFigures: Maybe<Array<ListingFigures>>;
  ownerFunnel: Maybe<OutcomeFunnel>;
  /** Sorted by a column, for example date:desc, which is how it comes; 25 rows a page, at most 1000. */
  ownerHistory: Maybe<OwnerHistory>;
  /** Null when the session is over, and for a week (its Monday) that is not over. */
  ownerOutcomes: Maybe<OwnerOutcomes>;
  /** Null for a token that is wrong or whose owner is gone; so is the mutation. */
  ownerReportByToken: Maybe<OwnerReport>;
  /** Of one listing, or of all that are the owner's. Null when the session is over or the listing is not the owner's. */
  ownerStatistics: Maybe<VisitStatistics>;
  page: Maybe<Page>;
  pages: Array<Maybe<Page>>;
  /** Null for a link that is used, replaced, too old or made up. */
  passwordLink: Maybe<PasswordLink>;
  /** By an id, or by what ends in one, such as a slug; null when there is none or it is withdrawn. */
  project: Maybe<ProjectDetail>;
  /** Every project that is on the site, for the sitemap. */
  projectAddresses: Array<ProjectAddress>;
  /** The project that a listing belongs to. */
  projectOfListing: Maybe<ProjectCard>;
  /** Projects with something on offer first, the newest first among them; sold out ones only when asked for. */
  projects: Array<ProjectCard>;
  quickSearch: QuickSearch;
  /** The path that what stood at `path` has now in this language, without slashes around; null when nothing did. */
  redirect: Maybe<Scalars['String']['output']>;
  /** Null for a token that is wrong or whose saved search is gone; so are the mutations. */
  savedSearchByToken: Maybe<SavedSearch>;
  searchListings: ListingSearch;
  searchReading: SearchReading;
  /** On offer for the same goal, of the same type and within 30 % of the price, the nearest first, then within 60 % where those are fewer than three; at most 12. */
  similarListings: Array<ListingCard>;
  site: Maybe<Site>;
  /** Null for a token that is wrong or whose subscription is gone; so are the mutations. */
  subscriptionByToken: Maybe<NewsletterSubscription>;
  team: Team;
  /** Of the agent with this key, or else of the office. */
  teamListings: TeamListings;
  testimonial: Maybe<Testimonial>;
  testimonials: Array<Maybe<Testimonial>>;
  testimonials_connection: Maybe<TestimonialEntityResponseCollection>;
};


export type QueryAppointmentByTokenArgs = {
  token: Scalars['String']['input'];
};


export type QueryAppointmentSlotsArgs = {
  listing: Scalars['String']['input'];
};


export type QueryAppointmentsFullArgs = {
  listing: Scalars['String']['input'];
};


export type QueryArticleArgs = {
  documentId: Scalars['ID']['input'];
  hasPublishedVersion?: InputMaybe<Scalars['Boolean']['input']>;
  locale?: InputMaybe<Scalars['I18NLocaleCode']['input']>;
  publicationFilter?: InputMaybe<PublicationFilter>;
  status?: InputMaybe<PublicationStatus>;
};


export type QueryArticleCategoriesArgs = {
  filters?: InputMaybe<ArticleCategoryFiltersInput>;
  hasPublishedVersion?: InputMaybe<Scalars['Boolean']['input']>;
  locale?: InputMaybe<Scalars['I18NLocaleCode']['input']>;
  pagination?: InputMaybe<PaginationArg>;
  publicationFilter?: InputMaybe<PublicationFilter>;
  sort?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  status?: InputMaybe<PublicationStatus>;
};


export type QueryArticleCategoryArgs = {
  documentId: Scalars['ID']['input'];
  hasPublishedVersion?: InputMaybe<Scalars['Boolean']['input']>;
  locale?: InputMaybe<Scalars['I18NLocaleCode']['input']>;
  publicationFilter?: InputMaybe<PublicationFilter>;
  status?: InputMaybe<PublicationStatus>;
};


export type QueryArticleSubcategoriesArgs = {
  filters?: InputMaybe<ArticleSubcategoryFiltersInput>;
  hasPublishedVersion?: InputMaybe<Scalars['Boolean']['input']>;
  locale?: InputMaybe<Scalars['I18NLocaleCode']['input']>;
  pagination?: InputMaybe<PaginationArg>;
  publicationFilter?: InputMaybe<PublicationFilter>;
  sort?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  status?: InputMaybe<PublicationStatus>;
};


export type QueryArticleSubcategoryArgs = {
  documentId: Scalars['ID']['input'];
  hasPublishedVersion?: InputMaybe<Scalars['Boolean']['input']>;
  locale?: InputMaybe<Scalars['I18NLocaleCode']['input']>;
  publicationFilter?: InputMaybe<PublicationFilter>;
  status?: InputMaybe<PublicationStatus>;
};


export type QueryArticlesArgs = {
  filters?: InputMaybe<ArticleFiltersInput>;
  hasPublishedVersion?: InputMaybe<Scalars['Boolean']['input']>;
  locale?: InputMaybe<Scalars['I18NLocaleCode']['input']>;
  pagination?: InputMaybe<PaginationArg>;
  publicationFilter?: InputMaybe<PublicationFilter>;
  sort?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  status?: InputMaybe<PublicationStatus>;
};


export type QueryArticles_ConnectionArgs = {
  filters?: InputMaybe<ArticleFiltersInput>;
  hasPublishedVersion?: InputMaybe<Scalars['Boolean']['input']>;
  locale?: InputMaybe<Scalars['I18NLocaleCode']['input']>;
  pagination?: InputMaybe<PaginationArg>;
  publicationFilter?: InputMaybe<PublicationFilter>;
  sort?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  status?: InputMaybe<PublicationStatus>;
};


export type QueryCityNamesArgs = {
  cities: Array<Scalars['String']['input']>;
  language: Scalars['String']['input'];
};


export type QueryCookieConsentArgs = {
  hasPublishedVersion?: InputMaybe<Scalars['Boolean']['input']>;
  locale?: InputMaybe<Scalars['I18NLocaleCode']['input']>;
  publicationFilter?: InputMaybe<PublicationFilter>;
  status?: InputMaybe<PublicationStatus>;
};


export type QueryCountListingsArgs = {
  filter: ListingFilter;
  language: Scalars['String']['input'];
};


export type QueryFooterArgs = {
  hasPublishedVersion?: InputMaybe<Scalars['Boolean']['input']>;
  locale?: InputMaybe<Scalars['I18NLocaleCode']['input']>;
  publicationFilter?: InputMaybe<PublicationFilter>;
  status?: InputMaybe<PublicationStatus>;
};


export type QueryHeaderArgs = {
  hasPublishedVersion?: InputMaybe<Scalars['Boolean']['input']>;
  locale?: InputMaybe<Scalars['I18NLocaleCode']['input']>;
  publicationFilter?: InputMaybe<PublicationFilter>;
  status?: InputMaybe<PublicationStatus>;
};


export type QueryLandingPageArgs = {
  citySlug: Scalars['String']['input'];
  goal: Goal;
  language: Scalars['String']['input'];
  typeSlug?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLandingSlugsArgs = {
  city: Scalars['String']['input'];
  type?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLandingTextArgs = {
  documentId: Scalars['ID']['input'];
  hasPublishedVersion?: InputMaybe<Scalars['Boolean']['input']>;
  locale?: InputMaybe<Scalars['I18NLocaleCode']['input']>;
  publicationFilter?: InputMaybe<PublicationFilter>;
  status?: InputMaybe<PublicationStatus>;
};


export type QueryLandingTextsArgs = {
  filters?: InputMaybe<LandingTextFiltersInput>;
  hasPublishedVersion?: InputMaybe<Scalars['Boolean']['input']>;
  locale?: InputMaybe<Scalars['I18NLocaleCode']['input']>;
  pagination?: InputMaybe<PaginationArg>;
  publicationFilter?: InputMaybe<PublicationFilter>;
  sort?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  status?: InputMaybe<PublicationStatus>;
};


export type QueryLawRatesArgs = {
  language: Scalars['I18NLocaleCode']['input'];
};


export type QueryListingAddressesArgs = {
  part: Scalars['Int']['input'];
};


export type QueryListingAdvertsArgs = {
  ids: Array<Scalars['String']['input']>;
  language: Scalars['String']['input'];
};


export type QueryListingCardsArgs = {
  ids: Array<Scalars['String']['input']>;
  language: Scalars['String']['input'];
};


export type QueryListingChoicesArgs = {
  language: Scalars['String']['input'];
};


export type QueryListingDetailArgs = {
  id: Scalars['String']['input'];
  language: Scalars['String']['input'];
};


export type QueryListingPlacesArgs = {
  filter: ListingFilter;
  language: Scalars['String']['input'];
  zoom: Scalars['Int']['input'];
};


export type QueryListingPricesArgs = {
  id: Scalars['String']['input'];
  language: Scalars['String']['input'];
};


export type QueryModuleArgs = {
  documentId: Scalars['ID']['input'];
  hasPublishedVersion?: InputMaybe<Scalars['Boolean']['input']>;
  locale?: InputMaybe<Scalars['I18NLocaleCode']['input']>;
  publicationFilter?: InputMaybe<PublicationFilter>;
  status?: InputMaybe<PublicationStatus>;
};


export type QueryModulesArgs = {
  filters?: InputMaybe<ModuleFiltersInput>;
  hasPublishedVersion?: InputMaybe<Scalars['Boolean']['input']>;
  locale?: InputMaybe<Scalars['I18NLocaleCode']['input']>;
  pagination?: InputMaybe<PaginationArg>;
  publicationFilter?: InputMaybe<PublicationFilter>;
  sort?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  status?: InputMaybe<PublicationStatus>;
};


export type QueryOldAddressArgs = {
  address: Scalars['String']['input'];
};


export type QueryOwnedListingsArgs = {
  language: Scalars['String']['input'];
  session: Scalars['String']['input'];
};


export type QueryOwnerAccountArgs = {
  session: Scalars['String']['input'];
};


export type QueryOwnerCalendarArgs = {
  listing: Scalars['String']['input'];
  month: Scalars['String']['input'];
  session: Scalars['String']['input'];
};


export type QueryOwnerColleagueArgs = {
  language: Scalars['String']['input'];
  listing: Scalars['String']['input'];
  session: Scalars['String']['input'];
};


export type QueryOwnerDocumentsArgs = {
  listing: Scalars['String']['input'];
  session: Scalars['String']['input'];
};


export type QueryOwnerEmailLinkArgs = {
  token: Scalars['String']['input'];
};


export type QueryOwnerFiguresArgs = {
  session: Scalars['String']['input'];
};


export type QueryOwnerFunnelArgs = {
  listing: Scalars['String']['input'];
  session: Scalars['String']['input'];
};


export type QueryOwnerHistoryArgs = {
  filter?: InputMaybe<HistoryFilter>;
  kind: OwnerHistoryKind;
  listing: Scalars['String']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  session: Scalars['String']['input'];
  sort?: InputMaybe<Scalars['String']['input']>;
};


export type QueryOwnerOutcomesArgs = {
  session: Scalars['String']['input'];
  week?: InputMaybe<Scalars['Date']['input']>;
};


export type QueryOwnerReportByTokenArgs = {
  token: Scalars['String']['input'];
};


export type QueryOwnerStatisticsArgs = {
  listing?: InputMaybe<Scalars['String']['input']>;
  session: Scalars['String']['input'];
};


export type QueryPageArgs = {
  documentId: Scalars['ID']['input'];
  hasPublishedVersion?: InputMaybe<Scalars['Boolean']['input']>;
  locale?: InputMaybe<Scalars['I18NLocaleCode']['input']>;
  publicationFilter?: InputMaybe<PublicationFilter>;
  status?: InputMaybe<PublicationStatus>;
};


export type QueryPagesArgs = {
  filters?: InputMaybe<PageFiltersInput>;
  hasPublishedVersion?: InputMaybe<Scalars['Boolean']['input']>;
  locale?: InputMaybe<Scalars['I18NLocaleCode']['input']>;
  pagination?: InputMaybe<PaginationArg>;
  publicationFilter?: InputMaybe<PublicationFilter>;
  sort?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  status?: InputMaybe<PublicationStatus>;
};


export type QueryPasswordLinkArgs = {
  token: Scalars['String']['input'];
};


export type QueryProjectArgs = {
  language: Scalars['String']['input'];
  slug: Scalars['String']['input'];
};


export type QueryProjectOfListingArgs = {
  id: Scalars['String']['input'];
  language: Scalars['String']['input'];
};


export type QueryProjectsArgs = {
  language: Scalars['String']['input'];
  withSold: Scalars['Boolean']['input'];
};


export type QueryQuickSearchArgs = {
  language: Scalars['String']['input'];
  text: Scalars['String']['input'];
};


export type QueryRedirectArgs = {
  language: Scalars['String']['input'];
  path: Scalars['String']['input'];
};


export type QuerySavedSearchByTokenArgs = {
  token: Scalars['String']['input'];
};


export type QuerySearchListingsArgs = {
  filter: ListingFilter;
  language: Scalars['String']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ListingSort>;
};


export type QuerySearchReadingArgs = {
  language: Scalars['String']['input'];
  text: Scalars['String']['input'];
};


export type QuerySimilarListingsArgs = {
  count: Scalars['Int']['input'];
  id: Scalars['String']['input'];
  language: Scalars['String']['input'];
};


export type QuerySiteArgs = {
  hasPublishedVersion?: InputMaybe<Scalars['Boolean']['input']>;
  locale?: InputMaybe<Scalars['I18NLocaleCode']['input']>;
  publicationFilter?: InputMaybe<PublicationFilter>;
  status?: InputMaybe<PublicationStatus>;
};


export type QuerySubscriptionByTokenArgs = {
  token: Scalars['String']['input'];
};


export type QueryTeamArgs = {
  language: Scalars['I18NLocaleCode']['input'];
};


export type QueryTeamListingsArgs = {
  agent?: InputMaybe<Scalars['String']['input']>;
  language: Scalars['String']['input'];
  office?: InputMaybe<Scalars['String']['input']>;
};


export type QueryTestimonialArgs = {
  documentId: Scalars['ID']['input'];
  hasPublishedVersion?: InputMaybe<Scalars['Boolean']['input']>;
  locale?: InputMaybe<Scalars['I18NLocaleCode']['input']>;
  publicationFilter?: InputMaybe<PublicationFilter>;
  status?: InputMaybe<PublicationStatus>;
};


export type QueryTestimonialsArgs = {
  filters?: InputMaybe<TestimonialFiltersInput>;
  hasPublishedVersion?: InputMaybe<Scalars['Boolean']['input']>;
  locale?: InputMaybe<Scalars['I18NLocaleCode']['input']>;
  pagination?: InputMaybe<PaginationArg>;
  publicationFilter?: InputMaybe<PublicationFilter>;
  sort?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  status?: InputMaybe<PublicationStatus>;
};


export type QueryTestimonials_ConnectionArgs = {
  filters?: InputMaybe<TestimonialFiltersInput>;
  hasPublishedVersion?: InputMaybe<Scalars['Boolean']['input']>;
  locale?: InputMaybe<Scalars['I18NLocaleCode']['input']>;
  pagination?: InputMaybe<PaginationArg>;
  publicationFilter?: InputMaybe<PublicationFilter>;
  sort?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  status?: InputMaybe<PublicationStatus>;
};

export type QuickCity = {
  countRent: Scalars['Int']['output'];
  countSale: Scalars['Int']['output'];
  countryId: Scalars['Int']['output'];
  countryName: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** Of its landing pages in this language; null where it has none. */
  slug: Maybe<Scalars['String']['output']>;
  /** As `cities` of a filter takes it. */
  value: Scalars['String']['output'];
  zip: Scalars['String']['output'];
};

export type QuickSearch = {
  cities: Array<QuickCity>;
  listings: Array<ListingCard>;
  types: Array<QuickType>;
};

export type QuickType = {
  countRent: Scalars['Int']['output'];
  countSale: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  webId: Scalars['String']['output'];
};

export type RentalInput = {
  endDate?: InputMaybe<Scalars['String']['input']>;
  monthlyIncome: Scalars['Float']['input'];
  persons: Scalars['Int']['input'];
  /** YYYY-MM-DD */
  startDate?: InputMaybe<Scalars['String']['input']>;
};

/** What someone asked to be mailed about, as its link in a mail shows it. */
export type SavedSearch = {
  criteria: SavedSearchCriteria;
  /** The first letter and the domain: l…@example.org. */
  email: Scalars['String']['output'];
  language: Scalars['String']['output'];
  /** instant, daily or weekly */
  rhythm: Scalars['String']['output'];
  /** pending, active or stopped */
  state: Scalars['String']['output'];
};

export type SavedSearchCriteria = {
  amenities: Array<Scalars['String']['output']>;
  /** A day such as 2027-01-01. */
  availableBy: Maybe<Scalars['String']['output']>;
  /** sale or rent */
  goal: Scalars['String']['output'];
  maxArea: Maybe<Scalars['Float']['output']>;
  maxBedrooms: Maybe<Scalars['Int']['output']>;
  maxGround: Maybe<Scalars['Float']['output']>;
  maxPrice: Maybe<Scalars['Float']['output']>;
  maxYear: Maybe<Scalars['Float']['output']>;
  minArea: Maybe<Scalars['Float']['output']>;
  minBathrooms: Maybe<Scalars['Float']['output']>;
  minBedrooms: Maybe<Scalars['Int']['output']>;
  minGarages: Maybe<Scalars['Int']['output']>;
  minGround: Maybe<Scalars['Float']['output']>;
  minParkings: Maybe<Scalars['Int']['output']>;
  minPrice: Maybe<Scalars['Float']['output']>;
  minYear: Maybe<Scalars['Float']['output']>;
  /** WebIDs, as in ListingFilter. */
  types: Array<Scalars['String']['output']>;
  zips: Array<Scalars['String']['output']>;
};

/** A misspelt word of a sentence and what was taken for it. */
export type SearchCorrection = {
  taken: Scalars['String']['output'];
  typed: Scalars['String']['output'];
};

/** What a visitor means who types this (FIND-13, FIND-14): one listing, or the filters of a sentence. */
export type SearchReading = {
  amenities: Array<Scalars['String']['output']>;
  /** What has several meanings, as typed, of which one was taken. */
  assumed: Array<Scalars['String']['output']>;
  /** A day such as 2027-01-01, or now. */
  availableBy: Maybe<Scalars['String']['output']>;
  /** As `cities` of a filter takes them. */
  cities: Array<Scalars['String']['output']>;
  cityNames: Array<Scalars['String']['output']>;
  corrected: Array<SearchCorrection>;
  countRent: Scalars['Int']['output'];
  countSale: Scalars['Int']['output'];
  energy: Array<Scalars['String']['output']>;
  goal: Maybe<Goal>;
  /** By its exact reference; sold and rented ones too. */
  listing: Maybe<ListingCard>;
  maxArea: Maybe<Scalars['Float']['output']>;
  maxBedrooms: Maybe<Scalars['Int']['output']>;
  maxGround: Maybe<Scalars['Float']['output']>;
  maxPrice: Maybe<Scalars['Float']['output']>;
  maxYear: Maybe<Scalars['Int']['output']>;
  minArea: Maybe<Scalars['Float']['output']>;
  minBathrooms: Maybe<Scalars['Int']['output']>;
  minBedrooms: Maybe<Scalars['Int']['output']>;
  minGround: Maybe<Scalars['Float']['output']>;
  minPrice: Maybe<Scalars['Float']['output']>;
  minYear: Maybe<Scalars['Int']['output']>;
  /** Each `kind:metres`. */
  near: Array<Scalars['String']['output']>;
  newWithinDays: Maybe<Scalars['Int']['output']>;
  /** Negations and limits that no filter can honour, as typed. */
  refused: Array<Scalars['String']['output']>;
  /** What was not understood. */
  text: Scalars['String']['output'];
  /** In the order of the types. */
  typeNames: Array<Scalars['String']['output']>;
  types: Array<Scalars['String']['output']>;
};

/** Of listings of others on the site that are like this one: the mean visits of one of them. */
export type SimilarVisits = {
  /** On each of the 30 days, the oldest first. */
  days: Array<Scalars['Float']['output']>;
  last30: Scalars['Float']['output'];
  listings: Scalars['Int']['output'];
};

export type Site = {
  agencyName: Scalars['String']['output'];
  analytics: Maybe<ComponentSiteAnalytics>;
  appearance: Maybe<ComponentSiteAppearance>;
  appointmentNoticeHours: Scalars['Int']['output'];
  cookieDays: Scalars['Int']['output'];
  createdAt: Maybe<Scalars['DateTime']['output']>;
  defaultLanguage: Enum_Site_Defaultlanguage;
  documentId: Scalars['ID']['output'];
  enabledLanguages: Array<Maybe<ComponentSiteLanguage>>;
  energyLadders: Maybe<Scalars['JSON']['output']>;
  incompleteAdverts: Maybe<Enum_Site_Incompleteadverts>;
  legal: Maybe<ComponentSiteLegal>;
  locale: Maybe<Scalars['String']['output']>;
  map: Maybe<ComponentSiteMap>;
  notaryCalculatorUrl: Maybe<Scalars['String']['output']>;
  publishedAt: Maybe<Scalars['DateTime']['output']>;
  rates: Maybe<Array<Maybe<ComponentSiteRate>>>;
  renovationYears: Maybe<Scalars['Int']['output']>;
  retention: Maybe<Array<Maybe<ComponentSiteRetention>>>;
  seo: Maybe<ComponentSeoParams>;
  showPriceHistory: Maybe<Scalars['Boolean']['output']>;
  showSearchCount: Scalars['Boolean']['output'];
  tagline: Maybe<Scalars['String']['output']>;
  tourHosts: Maybe<Scalars['String']['output']>;
  updatedAt: Maybe<Scalars['DateTime']['output']>;
};


export type SiteEnabledLanguagesArgs = {
  filters?: InputMaybe<ComponentSiteLanguageFiltersInput>;
  pagination?: InputMaybe<PaginationArg>;
  sort?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};


export type SiteRatesArgs = {
  filters?: InputMaybe<ComponentSiteRateFiltersInput>;
  pagination?: InputMaybe<PaginationArg>;
  sort?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};


export type SiteRetentionArgs = {
  filters?: InputMaybe<ComponentSiteRetentionFiltersInput>;
  pagination?: InputMaybe<PaginationArg>;
  sort?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};

export type StringFilterInput = {
  and?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  between?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  contains?: InputMaybe<Scalars['String']['input']>;
  containsi?: InputMaybe<Scalars['String']['input']>;
  endsWith?: InputMaybe<Scalars['String']['input']>;
  eq?: InputMaybe<Scalars['String']['input']>;
  eqi?: InputMaybe<Scalars['String']['input']>;
  gt?: InputMaybe<Scalars['String']['input']>;
  gte?: InputMaybe<Scalars['String']['input']>;
  in?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  lt?: InputMaybe<Scalars['String']['input']>;
  lte?: InputMaybe<Scalars['String']['input']>;
  ne?: InputMaybe<Scalars['String']['input']>;
  nei?: InputMaybe<Scalars['String']['input']>;
  not?: InputMaybe<StringFilterInput>;
  notContains?: InputMaybe<Scalars['String']['input']>;
  notContainsi?: InputMaybe<Scalars['String']['input']>;
  notIn?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  notNull?: InputMaybe<Scalars['Boolean']['input']>;
  null?: InputMaybe<Scalars['Boolean']['input']>;
  or?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  startsWith?: InputMaybe<Scalars['String']['input']>;
};

export type Team = {
  agents: Array<TeamAgent>;
  offices: Array<TeamOffice>;
};

/** Somebody of the agency; where mails to them go is not told. */
export type TeamAgent = {
  /** Then there are no phones: the office answers. */
  isAbsent: Scalars['Boolean']['output'];
  key: Scalars['String']['output'];
  /** Codes such as `lb`. */
  languages: Array<Scalars['String']['output']>;
  localized: Array<LocalizedSlug>;
  mobile: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  officeKey: Maybe<Scalars['String']['output']>;
  phone: Maybe<Scalars['String']['output']>;
  picture: Maybe<Picture>;
  registration: Maybe<Scalars['String']['output']>;
  role: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  text: Scalars['String']['output'];
  updatedAt: Scalars['String']['output'];
};

/** The newest twelve of each. */
export type TeamListings = {
  closed: Array<ListingCard>;
  onOffer: Array<ListingCard>;
};

export type TeamOffice = {
  city: Scalars['String']['output'];
  countryId: Scalars['Int']['output'];
  hours: Array<OfficeHours>;
  key: Scalars['String']['output'];
  localized: Array<LocalizedSlug>;
  mail: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  phone: Maybe<Scalars['String']['output']>;
  picture: Maybe<Picture>;
  slug: Scalars['String']['output'];
  street: Scalars['String']['output'];
  text: Scalars['String']['output'];
  updatedAt: Scalars['String']['output'];
  zip: Scalars['String']['output'];
  /** The postal codes it serves. */
  zips: Array<Scalars['String']['output']>;
};

export type Testimonial = {
  comment: Scalars['String']['output'];
  createdAt: Maybe<Scalars['DateTime']['output']>;
  date: Maybe<Scalars['Date']['output']>;
  documentId: Scalars['ID']['output'];
  image: Maybe<UploadFile>;
  key: Maybe<Scalars['String']['output']>;
  locale: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  publishedAt: Maybe<Scalars['DateTime']['output']>;
  slug: Maybe<Scalars['String']['output']>;
  subject: Maybe<Scalars['String']['output']>;
  updatedAt: Maybe<Scalars['DateTime']['output']>;
  website: Maybe<Scalars['String']['output']>;
};

export type TestimonialEntityResponseCollection = {
  nodes: Array<Testimonial>;
  pageInfo: Pagination;
};

export type TestimonialFiltersInput = {
  and?: InputMaybe<Array<InputMaybe<TestimonialFiltersInput>>>;
  comment?: InputMaybe<StringFilterInput>;
  createdAt?: InputMaybe<DateTimeFilterInput>;
  date?: InputMaybe<DateFilterInput>;
  documentId?: InputMaybe<IdFilterInput>;
  key?: InputMaybe<StringFilterInput>;
  locale?: InputMaybe<StringFilterInput>;
  name?: InputMaybe<StringFilterInput>;
  not?: InputMaybe<TestimonialFiltersInput>;
  or?: InputMaybe<Array<InputMaybe<TestimonialFiltersInput>>>;
  publishedAt?: InputMaybe<DateTimeFilterInput>;
  slug?: InputMaybe<StringFilterInput>;
  subject?: InputMaybe<StringFilterInput>;
  updatedAt?: InputMaybe<DateTimeFilterInput>;
  website?: InputMaybe<StringFilterInput>;
};

/** A word of the text that finds nothing, and the place that was taken for it: one typing error away. */
export type TextCorrection = {
  taken: Scalars['String']['output'];
  typed: Scalars['String']['output'];
};

export type TypeChoice = {
  name: Scalars['String']['output'];
  parentId: Maybe<Scalars['String']['output']>;
  webId: Scalars['String']['output'];
};

export type TypeFacet = {
  count: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  parentId: Maybe<Scalars['String']['output']>;
  webId: Scalars['String']['output'];
};

/** How many match all but this filter and do not state its fact, so that they are not in the list. */
export type UnstatedCount = {
  count: Scalars['Int']['output'];
  /** The field of ListingFilter, or an amenity. */
  filter: Scalars['String']['output'];
};

export type UploadFile = {
  alternativeText: Maybe<Scalars['String']['output']>;
  caption: Maybe<Scalars['String']['output']>;
  documentId: Scalars['ID']['output'];
  ext: Maybe<Scalars['String']['output']>;
  height: Maybe<Scalars['Int']['output']>;
  mime: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** This file as a picture, described in the language of the query; null when it is none. */
  picture: Maybe<Picture>;
  url: Scalars['String']['output'];
  width: Maybe<Scalars['Int']['output']>;
};

export type UploadFileFiltersInput = {
  alternativeText?: InputMaybe<StringFilterInput>;
  and?: InputMaybe<Array<InputMaybe<UploadFileFiltersInput>>>;
  caption?: InputMaybe<StringFilterInput>;
  documentId?: InputMaybe<IdFilterInput>;
  ext?: InputMaybe<StringFilterInput>;
  height?: InputMaybe<IntFilterInput>;
  mime?: InputMaybe<StringFilterInput>;
  name?: InputMaybe<StringFilterInput>;
  not?: InputMaybe<UploadFileFiltersInput>;
  or?: InputMaybe<Array<InputMaybe<UploadFileFiltersInput>>>;
  url?: InputMaybe<StringFilterInput>;
  width?: InputMaybe<IntFilterInput>;
};

export type ValuationInput = {
  bedrooms?: InputMaybe<Scalars['Int']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
  /** m² */
  livingArea?: InputMaybe<Scalars['Float']['input']>;
  propertyType?: InputMaybe<Scalars['String']['input']>;
  street?: InputMaybe<Scalars['String']['input']>;
  zip?: InputMaybe<Scalars['String']['input']>;
};

/** A moment at which visitors come to see the home, and how many have a place. */
export type Viewing = {
  booked: Scalars['Int']['output'];
  end: Scalars['DateTime']['output'];
  start: Scalars['DateTime']['output'];
};

export type VisitDay = {
  day: Scalars['Date']['output'];
  visits: Scalars['Int']['output'];
};

/** A listing's reference, and how often it was looked at since the last time: 1 to 1000. */
export type VisitInput = {
  count: Scalars['Int']['input'];
  listing: Scalars['String']['input'];
};

/** Data about the visit that led to the lead; names no person. */
export type VisitSourceInput = {
  /** Query string of the campaign parameters that the visitor's consent covers. */
  campaign?: InputMaybe<Scalars['String']['input']>;
  /** Path of the first page of the visit. */
  entryPage?: InputMaybe<Scalars['String']['input']>;
  /** Path of the page with the form. */
  page?: InputMaybe<Scalars['String']['input']>;
  /** Host of the site that linked to the first page. */
  referrer?: InputMaybe<Scalars['String']['input']>;
  /** True if the visit began with a link in an alert mail. */
  savedSearch?: InputMaybe<Scalars['Boolean']['input']>;
};

export type VisitStatistics = {
  /** The last 30 days, the oldest first, today the last. */
  days: Array<VisitDay>;
  last30: Scalars['Int']['output'];
  /** Null for all listings together, and when fewer than three are like this one. */
  similar: Maybe<SimilarVisits>;
  /** The day since which the listing is online; null for all listings together. */
  since: Maybe<Scalars['Date']['output']>;
  totals: VisitTotals;
};

/** Days begin at midnight in Brussels, weeks on Monday; the total is of all time. */
export type VisitTotals = {
  month: Scalars['Int']['output'];
  today: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
  week: Scalars['Int']['output'];
};

export type ZipChoice = {
  countryId: Scalars['Int']['output'];
  countryName: Scalars['String']['output'];
  /** Of the places with this postal code; at least one. */
  names: Array<Scalars['String']['output']>;
  /** brussels, flanders or wallonia; empty elsewhere. */
  region: Scalars['String']['output'];
  zip: Scalars['String']['output'];
};

export type ArticlesBlockFragment = { category: { key: string, name: string, slug: string | null } | null };

export type BannerBlockFragment = { type: Enum_Componentmodulebanner_Type, title: string | null, text: string | null, link: string | null, linkLabel: string | null, videoUrl: string | null, images: Array<{ url: string, width: number | null, height: number | null, alternativeText: string | null, mime: string, picture: { focus: string | null, src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null } | null } | null>, video: { url: string, width: number | null, height: number | null, alternativeText: string | null, mime: string, picture: { focus: string | null, src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null } | null } | null, poster: { url: string, width: number | null, height: number | null, alternativeText: string | null, mime: string, picture: { focus: string | null, src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null } | null } | null };

export type ContactFormBlockFragment = { form: Enum_Componentmodulecontactform_Form };

export type KeptDataBlockFragment = { withMails: boolean };

export type MapBlockFragment = { shows: Enum_Componentmodulemap_Shows };

export type ListingPlacesQueryVariables = Exact<{
  language: Scalars['String']['input'];
  filter: ListingFilter;
  pageSize: Scalars['Int']['input'];
}>;


export type ListingPlacesQuery = { searchListings: { items: Array<{ latitude: number | null, longitude: number | null, id: string, goal: Goal, availability: Availability, title: string, textLanguage: string, typeId: string | null, typeName: string, typeSlug: string, cityName: string, citySlug: string, zip: string, countryId: number, countryName: string, address: string | null, price: number | null, priceUnit: number | null, pricePublished: boolean, bedrooms: number | null, livingArea: number | null, groundArea: number | null, energyLabel: string | null, marquee: number, marqueeName: string | null, publishedAt: string | null, photoCount: number, openHouse: { from: string, to: string } | null, picture: { src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null, focus: string | null } | null }> } };

export type PageModuleFragment = { key: string, title: string | null, description: string | null, position: Enum_Module_Position, span: Enum_Module_Span, sort: number | null, columnsSm: number | null, columnsMd: number | null, columnsLg: number | null, view: Enum_Module_View, cssClass: string | null, active: boolean, itemsPerRow: number | null, maxItems: number | null, image: { url: string, width: number | null, height: number | null, alternativeText: string | null, mime: string, picture: { focus: string | null, src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null } | null } | null, blocks: Array<
    | { __typename: 'ComponentModuleArticles', category: { key: string, name: string, slug: string | null } | null }
    | { __typename: 'ComponentModuleBanner', type: Enum_Componentmodulebanner_Type, title: string | null, text: string | null, link: string | null, linkLabel: string | null, videoUrl: string | null, images: Array<{ url: string, width: number | null, height: number | null, alternativeText: string | null, mime: string, picture: { focus: string | null, src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null } | null } | null>, video: { url: string, width: number | null, height: number | null, alternativeText: string | null, mime: string, picture: { focus: string | null, src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null } | null } | null, poster: { url: string, width: number | null, height: number | null, alternativeText: string | null, mime: string, picture: { focus: string | null, src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null } | null } | null }
    | { __typename: 'ComponentModuleContactForm', form: Enum_Componentmodulecontactform_Form }
    | { __typename: 'ComponentModuleKeptData', withMails: boolean }
    | { __typename: 'ComponentModuleMap', shows: Enum_Componentmodulemap_Shows }
    | { __typename: 'ComponentModuleProjects', showSold: boolean }
    | { __typename: 'ComponentModulePropertyList', goal: Enum_Componentmodulepropertylist_Goal, mode: Enum_Componentmodulepropertylist_Mode, types: string | null, places: string | null, listings: string | null }
    | { __typename: 'ComponentModuleQuickSearch', intro: string | null, showSearchCount: boolean, logo: { url: string, width: number | null, height: number | null, alternativeText: string | null, mime: string, picture: { focus: string | null, src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null } | null } | null }
    | { __typename: 'ComponentModuleRichText', body: unknown }
    | { __typename: 'ComponentModuleTestimonials', showImages: boolean }
    | { __typename: 'Error' }
   | null> };

export type ProjectsBlockFragment = { showSold: boolean };

export type PropertyListBlockFragment = { goal: Enum_Componentmodulepropertylist_Goal, mode: Enum_Componentmodulepropertylist_Mode, types: string | null, places: string | null, listings: string | null };

export type QuickSearchBlockFragment = { intro: string | null, showSearchCount: boolean, logo: { url: string, width: number | null, height: number | null, alternativeText: string | null, mime: string, picture: { focus: string | null, src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null } | null } | null };

export type RichTextBlockFragment = { body: unknown };

export type TestimonialsBlockFragment = { showImages: boolean };

export type UnsavedBlocksQueryVariables = Exact<{
  language: Scalars['I18NLocaleCode']['input'];
  keys: Array<Scalars['String']['input']> | Scalars['String']['input'];
}>;


export type UnsavedBlocksQuery = { modules: Array<{ key: string, title: string | null, description: string | null, position: Enum_Module_Position, span: Enum_Module_Span, sort: number | null, columnsSm: number | null, columnsMd: number | null, columnsLg: number | null, view: Enum_Module_View, cssClass: string | null, active: boolean, itemsPerRow: number | null, maxItems: number | null, image: { url: string, width: number | null, height: number | null, alternativeText: string | null, mime: string, picture: { focus: string | null, src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null } | null } | null, blocks: Array<
      | { __typename: 'ComponentModuleArticles', category: { key: string, name: string, slug: string | null } | null }
      | { __typename: 'ComponentModuleBanner', type: Enum_Componentmodulebanner_Type, title: string | null, text: string | null, link: string | null, linkLabel: string | null, videoUrl: string | null, images: Array<{ url: string, width: number | null, height: number | null, alternativeText: string | null, mime: string, picture: { focus: string | null, src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null } | null } | null>, video: { url: string, width: number | null, height: number | null, alternativeText: string | null, mime: string, picture: { focus: string | null, src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null } | null } | null, poster: { url: string, width: number | null, height: number | null, alternativeText: string | null, mime: string, picture: { focus: string | null, src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null } | null } | null }
      | { __typename: 'ComponentModuleContactForm', form: Enum_Componentmodulecontactform_Form }
      | { __typename: 'ComponentModuleKeptData', withMails: boolean }
      | { __typename: 'ComponentModuleMap', shows: Enum_Componentmodulemap_Shows }
      | { __typename: 'ComponentModuleProjects', showSold: boolean }
      | { __typename: 'ComponentModulePropertyList', goal: Enum_Componentmodulepropertylist_Goal, mode: Enum_Componentmodulepropertylist_Mode, types: string | null, places: string | null, listings: string | null }
      | { __typename: 'ComponentModuleQuickSearch', intro: string | null, showSearchCount: boolean, logo: { url: string, width: number | null, height: number | null, alternativeText: string | null, mime: string, picture: { focus: string | null, src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null } | null } | null }
      | { __typename: 'ComponentModuleRichText', body: unknown }
      | { __typename: 'ComponentModuleTestimonials', showImages: boolean }
      | { __typename: 'Error' }
     | null> } | null> };

export type ListingAdvertsQueryVariables = Exact<{
  language: Scalars['String']['input'];
  ids: Array<Scalars['String']['input']> | Scalars['String']['input'];
}>;


export type ListingAdvertsQuery = { listingAdverts: Array<{ id: string, advert: Array<{ kind: AdvertKind, text: string | null, number: number | null, isWanted: boolean }> }> };

export type ListingCardsQueryVariables = Exact<{
  language: Scalars['String']['input'];
  ids: Array<Scalars['String']['input']> | Scalars['String']['input'];
}>;


export type ListingCardsQuery = { listingCards: Array<{ id: string, goal: Goal, availability: Availability, title: string, textLanguage: string, typeId: string | null, typeName: string, typeSlug: string, cityName: string, citySlug: string, zip: string, countryId: number, countryName: string, address: string | null, price: number | null, priceUnit: number | null, pricePublished: boolean, bedrooms: number | null, livingArea: number | null, groundArea: number | null, energyLabel: string | null, marquee: number, marqueeName: string | null, publishedAt: string | null, photoCount: number, openHouse: { from: string, to: string } | null, picture: { src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null, focus: string | null } | null }> };

export type ListingCardFragment = { id: string, goal: Goal, availability: Availability, title: string, textLanguage: string, typeId: string | null, typeName: string, typeSlug: string, cityName: string, citySlug: string, zip: string, countryId: number, countryName: string, address: string | null, price: number | null, priceUnit: number | null, pricePublished: boolean, bedrooms: number | null, livingArea: number | null, groundArea: number | null, energyLabel: string | null, marquee: number, marqueeName: string | null, publishedAt: string | null, photoCount: number, openHouse: { from: string, to: string } | null, picture: { src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null, focus: string | null } | null };

export type ListingPictureFragment = { src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null, focus: string | null };

export type ListingAddressQueryVariables = Exact<{
  language: Scalars['String']['input'];
  id: Scalars['String']['input'];
}>;


export type ListingAddressQuery = { listingDetail: { card: { id: string, goal: Goal, citySlug: string, typeSlug: string } } | null };

export type NewestListingsQueryVariables = Exact<{
  language: Scalars['String']['input'];
  filter: ListingFilter;
  sort: ListingSort;
  pageSize: Scalars['Int']['input'];
}>;


export type NewestListingsQuery = { searchListings: { items: Array<{ id: string, goal: Goal, availability: Availability, title: string, textLanguage: string, typeId: string | null, typeName: string, typeSlug: string, cityName: string, citySlug: string, zip: string, countryId: number, countryName: string, address: string | null, price: number | null, priceUnit: number | null, pricePublished: boolean, bedrooms: number | null, livingArea: number | null, groundArea: number | null, energyLabel: string | null, marquee: number, marqueeName: string | null, publishedAt: string | null, photoCount: number, openHouse: { from: string, to: string } | null, picture: { src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null, focus: string | null } | null }> } };

export type ListingDetailQueryVariables = Exact<{
  language: Scalars['String']['input'];
  id: Scalars['String']['input'];
}>;


export type ListingDetailQuery = { listingDetail: { isExactPlace: boolean, description: string, region: string | null, energyScale: Array<string>, energyLimits: Array<number>, agentKey: string | null, writtenIn: Array<string>, videoUrl: string | null, virtualTourUrl: string | null, typeDescription: string | null, lift: boolean | null, furnished: boolean | null, availableFrom: string | null, availabilityText: string | null, chargesOwner: number | null, chargesRenter: number | null, notaryFees: number | null, registrationRights: number | null, vat: number | null, totalCost: number | null, depositAmount: number | null, agencyCost: number | null, inventoryCost: number | null, totalArea: number | null, terraceArea: number | null, gardenArea: number | null, officeArea: number | null, storeArea: number | null, builtArea: number | null, frontWidth: number | null, plotWidth: number | null, bathrooms: number | null, showerRooms: number | null, toilets: number | null, garages: number | null, parkings: number | null, floor: number | null, floors: number | null, garden: boolean | null, terrace: boolean | null, extraRooms: string | null, constructionYear: number | null, renovationYear: number | null, facades: number | null, uniqueCode: string | null, energyPerformance: number | null, energyTotal: number | null, co2Emission: number | null, epcNumber: string | null, epcExpiresAt: string | null, eLevel: string | null, permit: string | null, planningDestination: string | null, allotmentPermit: string | null, summons: string | null, preemptionRight: string | null, judicialDecision: boolean | null, floodZone: string | null, gScore: string | null, pScore: string | null, asbestosType: string | null, asbestosDate: string | null, electricityCertificate: string | null, gasCertificate: string | null, waterMeter: boolean | null, gasMeter: boolean | null, electricityMeter: boolean | null, heating: string | null, kitchen: string | null, roof: string | null, windowFrame: string | null, glazing: string | null, gardenOrientation: string | null, terraceOrientation: string | null, facadeOrientation: string | null, lifeAnnuity: boolean | null, annuityBouquet: number | null, annuityMonthly: number | null, annuityValue: number | null, annuityOccupied: boolean | null, annuityIndexed: boolean | null, annuityMaxYears: number | null, annuityHeads: number | null, annuityAges: string | null, card: { typeId: string | null, publishedAt: string | null, latitude: number | null, longitude: number | null, id: string, goal: Goal, availability: Availability, title: string, textLanguage: string, typeName: string, typeSlug: string, cityName: string, citySlug: string, zip: string, countryId: number, countryName: string, address: string | null, price: number | null, priceUnit: number | null, pricePublished: boolean, bedrooms: number | null, livingArea: number | null, groundArea: number | null, energyLabel: string | null, marquee: number, marqueeName: string | null, photoCount: number, openHouse: { from: string, to: string } | null, picture: { src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null, focus: string | null } | null }, pictures: Array<{ src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null, focus: string | null }>, documents: Array<{ id: string, kind: string, name: string }>, openHouses: Array<{ id: number, from: string, to: string, places: number | null, note: string | null }>, agent: { key: string, name: string, role: string, slug: string, officeKey: string | null, isAbsent: boolean, phone: string | null, mobile: string | null, languages: Array<string>, registration: string | null, picture: { src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null, focus: string | null } | null } | null, office: { key: string, name: string, slug: string, street: string, zip: string, city: string, countryId: number, phone: string | null, mail: string | null, hours: Array<{ fromDay: string, toDay: string | null, opens: string, closes: string }>, picture: { src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null, focus: string | null } | null } | null, advert: Array<{ kind: AdvertKind, text: string | null, number: number | null, isWanted: boolean }>, nearby: Array<{ kind: NearKind, places: Array<{ name: string, metres: number, latitude: number, longitude: number, attribution: string }> }>, landing: { citySlug: string, typeSlug: string | null } | null, localized: Array<{ language: string, citySlug: string, typeSlug: string }> } | null };

export type ListingWithSimilarQueryVariables = Exact<{
  language: Scalars['String']['input'];
  id: Scalars['String']['input'];
  count: Scalars['Int']['input'];
}>;


export type ListingWithSimilarQuery = { listingDetail: { isExactPlace: boolean, description: string, region: string | null, energyScale: Array<string>, energyLimits: Array<number>, agentKey: string | null, writtenIn: Array<string>, videoUrl: string | null, virtualTourUrl: string | null, typeDescription: string | null, lift: boolean | null, furnished: boolean | null, availableFrom: string | null, availabilityText: string | null, chargesOwner: number | null, chargesRenter: number | null, notaryFees: number | null, registrationRights: number | null, vat: number | null, totalCost: number | null, depositAmount: number | null, agencyCost: number | null, inventoryCost: number | null, totalArea: number | null, terraceArea: number | null, gardenArea: number | null, officeArea: number | null, storeArea: number | null, builtArea: number | null, frontWidth: number | null, plotWidth: number | null, bathrooms: number | null, showerRooms: number | null, toilets: number | null, garages: number | null, parkings: number | null, floor: number | null, floors: number | null, garden: boolean | null, terrace: boolean | null, extraRooms: string | null, constructionYear: number | null, renovationYear: number | null, facades: number | null, uniqueCode: string | null, energyPerformance: number | null, energyTotal: number | null, co2Emission: number | null, epcNumber: string | null, epcExpiresAt: string | null, eLevel: string | null, permit: string | null, planningDestination: string | null, allotmentPermit: string | null, summons: string | null, preemptionRight: string | null, judicialDecision: boolean | null, floodZone: string | null, gScore: string | null, pScore: string | null, asbestosType: string | null, asbestosDate: string | null, electricityCertificate: string | null, gasCertificate: string | null, waterMeter: boolean | null, gasMeter: boolean | null, electricityMeter: boolean | null, heating: string | null, kitchen: string | null, roof: string | null, windowFrame: string | null, glazing: string | null, gardenOrientation: string | null, terraceOrientation: string | null, facadeOrientation: string | null, lifeAnnuity: boolean | null, annuityBouquet: number | null, annuityMonthly: number | null, annuityValue: number | null, annuityOccupied: boolean | null, annuityIndexed: boolean | null, annuityMaxYears: number | null, annuityHeads: number | null, annuityAges: string | null, card: { typeId: string | null, publishedAt: string | null, latitude: number | null, longitude: number | null, id: string, goal: Goal, availability: Availability, title: string, textLanguage: string, typeName: string, typeSlug: string, cityName: string, citySlug: string, zip: string, countryId: number, countryName: string, address: string | null, price: number | null, priceUnit: number | null, pricePublished: boolean, bedrooms: number | null, livingArea: number | null, groundArea: number | null, energyLabel: string | null, marquee: number, marqueeName: string | null, photoCount: number, openHouse: { from: string, to: string } | null, picture: { src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null, focus: string | null } | null }, pictures: Array<{ src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null, focus: string | null }>, documents: Array<{ id: string, kind: string, name: string }>, openHouses: Array<{ id: number, from: string, to: string, places: number | null, note: string | null }>, agent: { key: string, name: string, role: string, slug: string, officeKey: string | null, isAbsent: boolean, phone: string | null, mobile: string | null, languages: Array<string>, registration: string | null, picture: { src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null, focus: string | null } | null } | null, office: { key: string, name: string, slug: string, street: string, zip: string, city: string, countryId: number, phone: string | null, mail: string | null, hours: Array<{ fromDay: string, toDay: string | null, opens: string, closes: string }>, picture: { src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null, focus: string | null } | null } | null, advert: Array<{ kind: AdvertKind, text: string | null, number: number | null, isWanted: boolean }>, nearby: Array<{ kind: NearKind, places: Array<{ name: string, metres: number, latitude: number, longitude: number, attribution: string }> }>, landing: { citySlug: string, typeSlug: string | null } | null, localized: Array<{ language: string, citySlug: string, typeSlug: string }> } | null, similarListings: Array<{ id: string, goal: Goal, availability: Availability, title: string, textLanguage: string, typeId: string | null, typeName: string, typeSlug: string, cityName: string, citySlug: string, zip: string, countryId: number, countryName: string, address: string | null, price: number | null, priceUnit: number | null, pricePublished: boolean, bedrooms: number | null, livingArea: number | null, groundArea: number | null, energyLabel: string | null, marquee: number, marqueeName: string | null, publishedAt: string | null, photoCount: number, openHouse: { from: string, to: string } | null, picture: { src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null, focus: string | null } | null }> };

export type ListingPricesQueryVariables = Exact<{
  language: Scalars['String']['input'];
  id: Scalars['String']['input'];
}>;


export type ListingPricesQuery = { listingPrices: Array<{ at: string, from: number }> };

export type ListingDetailFragment = { isExactPlace: boolean, description: string, region: string | null, energyScale: Array<string>, energyLimits: Array<number>, agentKey: string | null, writtenIn: Array<string>, videoUrl: string | null, virtualTourUrl: string | null, typeDescription: string | null, lift: boolean | null, furnished: boolean | null, availableFrom: string | null, availabilityText: string | null, chargesOwner: number | null, chargesRenter: number | null, notaryFees: number | null, registrationRights: number | null, vat: number | null, totalCost: number | null, depositAmount: number | null, agencyCost: number | null, inventoryCost: number | null, totalArea: number | null, terraceArea: number | null, gardenArea: number | null, officeArea: number | null, storeArea: number | null, builtArea: number | null, frontWidth: number | null, plotWidth: number | null, bathrooms: number | null, showerRooms: number | null, toilets: number | null, garages: number | null, parkings: number | null, floor: number | null, floors: number | null, garden: boolean | null, terrace: boolean | null, extraRooms: string | null, constructionYear: number | null, renovationYear: number | null, facades: number | null, uniqueCode: string | null, energyPerformance: number | null, energyTotal: number | null, co2Emission: number | null, epcNumber: string | null, epcExpiresAt: string | null, eLevel: string | null, permit: string | null, planningDestination: string | null, allotmentPermit: string | null, summons: string | null, preemptionRight: string | null, judicialDecision: boolean | null, floodZone: string | null, gScore: string | null, pScore: string | null, asbestosType: string | null, asbestosDate: string | null, electricityCertificate: string | null, gasCertificate: string | null, waterMeter: boolean | null, gasMeter: boolean | null, electricityMeter: boolean | null, heating: string | null, kitchen: string | null, roof: string | null, windowFrame: string | null, glazing: string | null, gardenOrientation: string | null, terraceOrientation: string | null, facadeOrientation: string | null, lifeAnnuity: boolean | null, annuityBouquet: number | null, annuityMonthly: number | null, annuityValue: number | null, annuityOccupied: boolean | null, annuityIndexed: boolean | null, annuityMaxYears: number | null, annuityHeads: number | null, annuityAges: string | null, card: { typeId: string | null, publishedAt: string | null, latitude: number | null, longitude: number | null, id: string, goal: Goal, availability: Availability, title: string, textLanguage: string, typeName: string, typeSlug: string, cityName: string, citySlug: string, zip: string, countryId: number, countryName: string, address: string | null, price: number | null, priceUnit: number | null, pricePublished: boolean, bedrooms: number | null, livingArea: number | null, groundArea: number | null, energyLabel: string | null, marquee: number, marqueeName: string | null, photoCount: number, openHouse: { from: string, to: string } | null, picture: { src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null, focus: string | null } | null }, pictures: Array<{ src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null, focus: string | null }>, documents: Array<{ id: string, kind: string, name: string }>, openHouses: Array<{ id: number, from: string, to: string, places: number | null, note: string | null }>, agent: { key: string, name: string, role: string, slug: string, officeKey: string | null, isAbsent: boolean, phone: string | null, mobile: string | null, languages: Array<string>, registration: string | null, picture: { src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null, focus: string | null } | null } | null, office: { key: string, name: string, slug: string, street: string, zip: string, city: string, countryId: number, phone: string | null, mail: string | null, hours: Array<{ fromDay: string, toDay: string | null, opens: string, closes: string }>, picture: { src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null, focus: string | null } | null } | null, advert: Array<{ kind: AdvertKind, text: string | null, number: number | null, isWanted: boolean }>, nearby: Array<{ kind: NearKind, places: Array<{ name: string, metres: number, latitude: number, longitude: number, attribution: string }> }>, landing: { citySlug: string, typeSlug: string | null } | null, localized: Array<{ language: string, citySlug: string, typeSlug: string }> };

export type ProjectsQueryVariables = Exact<{
  language: Scalars['String']['input'];
  withSold: Scalars['Boolean']['input'];
}>;


export type ProjectsQuery = { projects: Array<{ id: string, title: string, slug: string, excerpt: string, cityName: string, zip: string, countryId: number, countryName: string, address: string | null, units: number, unitsOnOffer: number, unitsAvailable: number, isSoldOut: boolean, fromPrice: number | null, fromGoal: Goal | null, minBedrooms: number | null, maxBedrooms: number | null, hasStudio: boolean, minArea: number | null, maxArea: number | null, picture: { src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null, focus: string | null } | null }> };

export type ProjectQueryVariables = Exact<{
  language: Scalars['String']['input'];
  slug: Scalars['String']['input'];
}>;


export type ProjectQuery = { project: { description: string, card: { id: string, title: string, slug: string, excerpt: string, cityName: string, zip: string, countryId: number, countryName: string, address: string | null, units: number, unitsOnOffer: number, unitsAvailable: number, isSoldOut: boolean, fromPrice: number | null, fromGoal: Goal | null, minBedrooms: number | null, maxBedrooms: number | null, hasStudio: boolean, minArea: number | null, maxArea: number | null, picture: { src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null, focus: string | null } | null }, pictures: Array<{ src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null, focus: string | null }>, units: Array<{ floor: number | null, card: { id: string, goal: Goal, availability: Availability, title: string, textLanguage: string, typeId: string | null, typeName: string, typeSlug: string, cityName: string, citySlug: string, zip: string, countryId: number, countryName: string, address: string | null, price: number | null, priceUnit: number | null, pricePublished: boolean, bedrooms: number | null, livingArea: number | null, groundArea: number | null, energyLabel: string | null, marquee: number, marqueeName: string | null, publishedAt: string | null, photoCount: number, openHouse: { from: string, to: string } | null, picture: { src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null, focus: string | null } | null } }>, localized: Array<{ language: string, slug: string }> } | null };

export type ProjectOfListingQueryVariables = Exact<{
  language: Scalars['String']['input'];
  id: Scalars['String']['input'];
}>;


export type ProjectOfListingQuery = { projectOfListing: { title: string, slug: string } | null };

export type ProjectCardFragment = { id: string, title: string, slug: string, excerpt: string, cityName: string, zip: string, countryId: number, countryName: string, address: string | null, units: number, unitsOnOffer: number, unitsAvailable: number, isSoldOut: boolean, fromPrice: number | null, fromGoal: Goal | null, minBedrooms: number | null, maxBedrooms: number | null, hasStudio: boolean, minArea: number | null, maxArea: number | null, picture: { src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null, focus: string | null } | null };

export type ProjectDetailFragment = { description: string, card: { id: string, title: string, slug: string, excerpt: string, cityName: string, zip: string, countryId: number, countryName: string, address: string | null, units: number, unitsOnOffer: number, unitsAvailable: number, isSoldOut: boolean, fromPrice: number | null, fromGoal: Goal | null, minBedrooms: number | null, maxBedrooms: number | null, hasStudio: boolean, minArea: number | null, maxArea: number | null, picture: { src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null, focus: string | null } | null }, pictures: Array<{ src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null, focus: string | null }>, units: Array<{ floor: number | null, card: { id: string, goal: Goal, availability: Availability, title: string, textLanguage: string, typeId: string | null, typeName: string, typeSlug: string, cityName: string, citySlug: string, zip: string, countryId: number, countryName: string, address: string | null, price: number | null, priceUnit: number | null, pricePublished: boolean, bedrooms: number | null, livingArea: number | null, groundArea: number | null, energyLabel: string | null, marquee: number, marqueeName: string | null, publishedAt: string | null, photoCount: number, openHouse: { from: string, to: string } | null, picture: { src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null, focus: string | null } | null } }>, localized: Array<{ language: string, slug: string }> };

export type TeamQueryVariables = Exact<{
  language: Scalars['I18NLocaleCode']['input'];
}>;


export type TeamQuery = { team: { agents: Array<{ updatedAt: string, text: string, key: string, name: string, role: string, slug: string, officeKey: string | null, isAbsent: boolean, phone: string | null, mobile: string | null, languages: Array<string>, registration: string | null, localized: Array<{ language: string, slug: string }>, picture: { src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null, focus: string | null } | null }>, offices: Array<{ updatedAt: string, text: string, zips: Array<string>, key: string, name: string, slug: string, street: string, zip: string, city: string, countryId: number, phone: string | null, mail: string | null, localized: Array<{ language: string, slug: string }>, hours: Array<{ fromDay: string, toDay: string | null, opens: string, closes: string }>, picture: { src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null, focus: string | null } | null }> } };

export type TeamListingsQueryVariables = Exact<{
  language: Scalars['String']['input'];
  agent?: InputMaybe<Scalars['String']['input']>;
  office?: InputMaybe<Scalars['String']['input']>;
}>;


export type TeamListingsQuery = { teamListings: { onOffer: Array<{ id: string, goal: Goal, availability: Availability, title: string, textLanguage: string, typeId: string | null, typeName: string, typeSlug: string, cityName: string, citySlug: string, zip: string, countryId: number, countryName: string, address: string | null, price: number | null, priceUnit: number | null, pricePublished: boolean, bedrooms: number | null, livingArea: number | null, groundArea: number | null, energyLabel: string | null, marquee: number, marqueeName: string | null, publishedAt: string | null, photoCount: number, openHouse: { from: string, to: string } | null, picture: { src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null, focus: string | null } | null }>, closed: Array<{ id: string, goal: Goal, availability: Availability, title: string, textLanguage: string, typeId: string | null, typeName: string, typeSlug: string, cityName: string, citySlug: string, zip: string, countryId: number, countryName: string, address: string | null, price: number | null, priceUnit: number | null, pricePublished: boolean, bedrooms: number | null, livingArea: number | null, groundArea: number | null, energyLabel: string | null, marquee: number, marqueeName: string | null, publishedAt: string | null, photoCount: number, openHouse: { from: string, to: string } | null, picture: { src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null, focus: string | null } | null }> } };

export type AgentCardFragment = { key: string, name: string, role: string, slug: string, officeKey: string | null, isAbsent: boolean, phone: string | null, mobile: string | null, languages: Array<string>, registration: string | null, picture: { src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null, focus: string | null } | null };

export type OfficeCardFragment = { key: string, name: string, slug: string, street: string, zip: string, city: string, countryId: number, phone: string | null, mail: string | null, hours: Array<{ fromDay: string, toDay: string | null, opens: string, closes: string }>, picture: { src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null, focus: string | null } | null };

export type ArticlesQueryVariables = Exact<{
  language: Scalars['I18NLocaleCode']['input'];
  filters?: InputMaybe<ArticleFiltersInput>;
  sort?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>> | InputMaybe<Scalars['String']['input']>>;
  limit: Scalars['Int']['input'];
  status: PublicationStatus;
}>;


export type ArticlesQuery = { articles: Array<{ title: string, summary: string | null, date: string | null, key: string, slug: string | null, image: { url: string, width: number | null, height: number | null, alternativeText: string | null, mime: string, picture: { focus: string | null, src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null } | null } | null, category: { key: string, name: string, slug: string | null } | null, subcategory: { key: string, name: string, slug: string | null, category: { key: string } | null } | null } | null> };

export type ArticleListQueryVariables = Exact<{
  language: Scalars['I18NLocaleCode']['input'];
  filters?: InputMaybe<ArticleFiltersInput>;
  sort?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>> | InputMaybe<Scalars['String']['input']>>;
  page: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
  status: PublicationStatus;
}>;


export type ArticleListQuery = { articles_connection: { nodes: Array<{ title: string, summary: string | null, date: string | null, key: string, slug: string | null, image: { url: string, width: number | null, height: number | null, alternativeText: string | null, mime: string, picture: { focus: string | null, src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null } | null } | null, category: { key: string, name: string, slug: string | null } | null, subcategory: { key: string, name: string, slug: string | null, category: { key: string } | null } | null }>, pageInfo: { total: number } } | null };

export type ArticleQueryVariables = Exact<{
  language: Scalars['I18NLocaleCode']['input'];
  category: Scalars['String']['input'];
  slug: Scalars['String']['input'];
  status: PublicationStatus;
}>;


export type ArticleQuery = { articles: Array<{ author: string | null, body: unknown | null, publishedAt: string | null, title: string, summary: string | null, date: string | null, key: string, slug: string | null, image: { url: string, width: number | null, height: number | null, alternativeText: string | null, mime: string, picture: { focus: string | null, src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null } | null } | null, seo: { active: boolean, pageTitle: string | null, metadataTitle: string | null, metadataDescription: string | null, ogTitle: string | null, ogDescription: string | null, ogUrl: string | null, ogSite: string | null, twitterTitle: string | null, twitterDescription: string | null, twitterUrl: string | null, twitterSite: string | null, ogImage: { picture: { src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string } | null } | null, twitterImage: { picture: { src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string } | null } | null } | null, related: Array<{ title: string, summary: string | null, date: string | null, key: string, slug: string | null, image: { url: string, width: number | null, height: number | null, alternativeText: string | null, mime: string, picture: { focus: string | null, src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null } | null } | null, category: { key: string, name: string, slug: string | null } | null, subcategory: { key: string, name: string, slug: string | null, category: { key: string } | null } | null } | null>, category: { key: string, name: string, slug: string | null } | null, subcategory: { key: string, name: string, slug: string | null, category: { key: string } | null } | null } | null> };

export type ArticleAddressesQueryVariables = Exact<{
  key: Scalars['String']['input'];
  status: PublicationStatus;
}>;


export type ArticleAddressesQuery = { nl: Array<{ key: string, slug: string | null, seo: { active: boolean } | null, category: { key: string, name: string, slug: string | null } | null, subcategory: { key: string, name: string, slug: string | null, category: { key: string } | null } | null } | null>, fr: Array<{ key: string, slug: string | null, seo: { active: boolean } | null, category: { key: string, name: string, slug: string | null } | null, subcategory: { key: string, name: string, slug: string | null, category: { key: string } | null } | null } | null>, en: Array<{ key: string, slug: string | null, seo: { active: boolean } | null, category: { key: string, name: string, slug: string | null } | null, subcategory: { key: string, name: string, slug: string | null, category: { key: string } | null } | null } | null>, de: Array<{ key: string, slug: string | null, seo: { active: boolean } | null, category: { key: string, name: string, slug: string | null } | null, subcategory: { key: string, name: string, slug: string | null, category: { key: string } | null } | null } | null> };

export type ArticleSectionQueryVariables = Exact<{
  language: Scalars['I18NLocaleCode']['input'];
  category: Scalars['String']['input'];
  subcategory: Scalars['String']['input'];
  status: PublicationStatus;
}>;


export type ArticleSectionQuery = { articleCategories: Array<{ description: string | null, image: { url: string, width: number | null, height: number | null, alternativeText: string | null, mime: string, picture: { focus: string | null, src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null } | null } | null, seo: { active: boolean, pageTitle: string | null, metadataTitle: string | null, metadataDescription: string | null, ogTitle: string | null, ogDescription: string | null, ogUrl: string | null, ogSite: string | null, twitterTitle: string | null, twitterDescription: string | null, twitterUrl: string | null, twitterSite: string | null, ogImage: { picture: { src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string } | null } | null, twitterImage: { picture: { src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string } | null } | null } | null, modules: Array<{ key: string, title: string | null, description: string | null, position: Enum_Module_Position, span: Enum_Module_Span, sort: number | null, columnsSm: number | null, columnsMd: number | null, columnsLg: number | null, view: Enum_Module_View, cssClass: string | null, active: boolean, itemsPerRow: number | null, maxItems: number | null, image: { url: string, width: number | null, height: number | null, alternativeText: string | null, mime: string, picture: { focus: string | null, src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null } | null } | null, blocks: Array<
        | { __typename: 'ComponentModuleArticles', category: { key: string, name: string, slug: string | null } | null }
        | { __typename: 'ComponentModuleBanner', type: Enum_Componentmodulebanner_Type, title: string | null, text: string | null, link: string | null, linkLabel: string | null, videoUrl: string | null, images: Array<{ url: string, width: number | null, height: number | null, alternativeText: string | null, mime: string, picture: { focus: string | null, src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null } | null } | null>, video: { url: string, width: number | null, height: number | null, alternativeText: string | null, mime: string, picture: { focus: string | null, src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null } | null } | null, poster: { url: string, width: number | null, height: number | null, alternativeText: string | null, mime: string, picture: { focus: string | null, src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null } | null } | null }
        | { __typename: 'ComponentModuleContactForm', form: Enum_Componentmodulecontactform_Form }
        | { __typename: 'ComponentModuleKeptData', withMails: boolean }
        | { __typename: 'ComponentModuleMap', shows: Enum_Componentmodulemap_Shows }
        | { __typename: 'ComponentModuleProjects', showSold: boolean }
        | { __typename: 'ComponentModulePropertyList', goal: Enum_Componentmodulepropertylist_Goal, mode: Enum_Componentmodulepropertylist_Mode, types: string | null, places: string | null, listings: string | null }
        | { __typename: 'ComponentModuleQuickSearch', intro: string | null, showSearchCount: boolean, logo: { url: string, width: number | null, height: number | null, alternativeText: string | null, mime: string, picture: { focus: string | null, src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null } | null } | null }
        | { __typename: 'ComponentModuleRichText', body: unknown }
        | { __typename: 'ComponentModuleTestimonials', showImages: boolean }
        | { __typename: 'Error' }
       | null> } | null> } | null>, articleSubcategories: Array<{ description: string | null, image: { url: string, width: number | null, height: number | null, alternativeText: string | null, mime: string, picture: { focus: string | null, src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null } | null } | null, seo: { active: boolean, pageTitle: string | null, metadataTitle: string | null, metadataDescription: string | null, ogTitle: string | null, ogDescription: string | null, ogUrl: string | null, ogSite: string | null, twitterTitle: string | null, twitterDescription: string | null, twitterUrl: string | null, twitterSite: string | null, ogImage: { picture: { src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string } | null } | null, twitterImage: { picture: { src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string } | null } | null } | null } | null> };

export type SectionPictureFragment = { url: string, width: number | null, height: number | null, alternativeText: string | null, mime: string, picture: { focus: string | null, src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null } | null };

export type ArticlePlaceFragment = { key: string, slug: string | null, category: { key: string, name: string, slug: string | null } | null, subcategory: { key: string, name: string, slug: string | null, category: { key: string } | null } | null };

export type ArticleTeaserFragment = { title: string, summary: string | null, date: string | null, key: string, slug: string | null, image: { url: string, width: number | null, height: number | null, alternativeText: string | null, mime: string, picture: { focus: string | null, src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null } | null } | null, category: { key: string, name: string, slug: string | null } | null, subcategory: { key: string, name: string, slug: string | null, category: { key: string } | null } | null };

export type TestimonialsQueryVariables = Exact<{
  language: Scalars['I18NLocaleCode']['input'];
  limit: Scalars['Int']['input'];
  status: PublicationStatus;
}>;


export type TestimonialsQuery = { testimonials: Array<{ documentId: string, key: string | null, slug: string | null, name: string, subject: string | null, comment: string, date: string | null, image: { url: string, width: number | null, height: number | null, alternativeText: string | null, mime: string, picture: { focus: string | null, src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null } | null } | null } | null> };

export type TestimonialListQueryVariables = Exact<{
  language: Scalars['I18NLocaleCode']['input'];
  page: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
  status: PublicationStatus;
}>;


export type TestimonialListQuery = { testimonials_connection: { nodes: Array<{ documentId: string, key: string | null, slug: string | null, name: string, subject: string | null, comment: string, date: string | null, image: { url: string, width: number | null, height: number | null, alternativeText: string | null, mime: string, picture: { focus: string | null, src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null } | null } | null }>, pageInfo: { total: number } } | null };

export type TestimonialQueryVariables = Exact<{
  language: Scalars['I18NLocaleCode']['input'];
  slug: Scalars['String']['input'];
  status: PublicationStatus;
}>;


export type TestimonialQuery = { testimonials: Array<{ website: string | null, documentId: string, key: string | null, slug: string | null, name: string, subject: string | null, comment: string, date: string | null, image: { url: string, width: number | null, height: number | null, alternativeText: string | null, mime: string, picture: { focus: string | null, src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null } | null } | null } | null> };

export type TestimonialOrderQueryVariables = Exact<{
  language: Scalars['I18NLocaleCode']['input'];
  status: PublicationStatus;
}>;


export type TestimonialOrderQuery = { testimonials: Array<{ documentId: string, slug: string | null, name: string, subject: string | null } | null> };

export type TestimonialAddressesQueryVariables = Exact<{
  documentId: Scalars['ID']['input'];
  status: PublicationStatus;
}>;


export type TestimonialAddressesQuery = { nl: Array<{ slug: string | null } | null>, fr: Array<{ slug: string | null } | null>, en: Array<{ slug: string | null } | null>, de: Array<{ slug: string | null } | null> };

export type TestimonialSectionQueryVariables = Exact<{
  language: Scalars['I18NLocaleCode']['input'];
  key: Scalars['String']['input'];
  status: PublicationStatus;
}>;


export type TestimonialSectionQuery = { pages: Array<{ title: string, description: string | null, image: { url: string, width: number | null, height: number | null, alternativeText: string | null, mime: string, picture: { focus: string | null, src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null } | null } | null, seo: { active: boolean, pageTitle: string | null, metadataTitle: string | null, metadataDescription: string | null, ogTitle: string | null, ogDescription: string | null, ogUrl: string | null, ogSite: string | null, twitterTitle: string | null, twitterDescription: string | null, twitterUrl: string | null, twitterSite: string | null, ogImage: { picture: { src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string } | null } | null, twitterImage: { picture: { src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string } | null } | null } | null, modules: Array<{ key: string, title: string | null, description: string | null, position: Enum_Module_Position, span: Enum_Module_Span, sort: number | null, columnsSm: number | null, columnsMd: number | null, columnsLg: number | null, view: Enum_Module_View, cssClass: string | null, active: boolean, itemsPerRow: number | null, maxItems: number | null, image: { url: string, width: number | null, height: number | null, alternativeText: string | null, mime: string, picture: { focus: string | null, src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null } | null } | null, blocks: Array<
        | { __typename: 'ComponentModuleArticles', category: { key: string, name: string, slug: string | null } | null }
        | { __typename: 'ComponentModuleBanner', type: Enum_Componentmodulebanner_Type, title: string | null, text: string | null, link: string | null, linkLabel: string | null, videoUrl: string | null, images: Array<{ url: string, width: number | null, height: number | null, alternativeText: string | null, mime: string, picture: { focus: string | null, src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null } | null } | null>, video: { url: string, width: number | null, height: number | null, alternativeText: string | null, mime: string, picture: { focus: string | null, src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null } | null } | null, poster: { url: string, width: number | null, height: number | null, alternativeText: string | null, mime: string, picture: { focus: string | null, src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null } | null } | null }
        | { __typename: 'ComponentModuleContactForm', form: Enum_Componentmodulecontactform_Form }
        | { __typename: 'ComponentModuleKeptData', withMails: boolean }
        | { __typename: 'ComponentModuleMap', shows: Enum_Componentmodulemap_Shows }
        | { __typename: 'ComponentModuleProjects', showSold: boolean }
        | { __typename: 'ComponentModulePropertyList', goal: Enum_Componentmodulepropertylist_Goal, mode: Enum_Componentmodulepropertylist_Mode, types: string | null, places: string | null, listings: string | null }
        | { __typename: 'ComponentModuleQuickSearch', intro: string | null, showSearchCount: boolean, logo: { url: string, width: number | null, height: number | null, alternativeText: string | null, mime: string, picture: { focus: string | null, src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null } | null } | null }
        | { __typename: 'ComponentModuleRichText', body: unknown }
        | { __typename: 'ComponentModuleTestimonials', showImages: boolean }
        | { __typename: 'Error' }
       | null> } | null> } | null> };

export type TestimonialCardFragment = { documentId: string, key: string | null, slug: string | null, name: string, subject: string | null, comment: string, date: string | null, image: { url: string, width: number | null, height: number | null, alternativeText: string | null, mime: string, picture: { focus: string | null, src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null } | null } | null };

export type ConsentWordsQueryVariables = Exact<{
  language: Scalars['I18NLocaleCode']['input'];
  status: PublicationStatus;
}>;


export type ConsentWordsQuery = { cookieConsent: { title: string, text: string, settingsText: string, necessary: string, analytical: string, marketing: string, social: string, unclassified: string, cookies: Array<{ name: string, category: Enum_Componentconsentcookie_Category, setBy: string, purpose: string, duration: string, service: Enum_Componentconsentcookie_Service | null } | null> | null } | null, consentNumbers: { number: number } };

export type AppointmentSlotsQueryVariables = Exact<{
  listing: Scalars['String']['input'];
}>;


export type AppointmentSlotsQuery = { appointmentsFull: boolean, appointmentSlots: Array<{ id: string, start: string, end: string, free: number }> };

export type CreateLeadMutationVariables = Exact<{
  lead: LeadInput;
}>;


export type CreateLeadMutation = { createLead: string };

export type ChangeOwnerPreferencesMutationVariables = Exact<{
  session: Scalars['String']['input'];
  language: Scalars['String']['input'];
  weeklyReport: Scalars['Boolean']['input'];
}>;


export type ChangeOwnerPreferencesMutation = { changeOwnerPreferences: boolean };

export type AskOwnerEmailMutationVariables = Exact<{
  session: Scalars['String']['input'];
  email: Scalars['String']['input'];
  current: Scalars['String']['input'];
}>;


export type AskOwnerEmailMutation = { askOwnerEmail: boolean | null };

export type LogInOwnerMutationVariables = Exact<{
  identifier: Scalars['String']['input'];
  password: Scalars['String']['input'];
}>;


export type LogInOwnerMutation = { logInOwner: { session: string } | null };

export type LogOutOwnerMutationVariables = Exact<{
  session: Scalars['String']['input'];
}>;


export type LogOutOwnerMutation = { logOutOwner: boolean };

export type RequestPasswordResetMutationVariables = Exact<{
  email: Scalars['String']['input'];
  language: Scalars['String']['input'];
}>;


export type RequestPasswordResetMutation = { requestPasswordReset: boolean };

export type SetPasswordMutationVariables = Exact<{
  token: Scalars['String']['input'];
  password: Scalars['String']['input'];
}>;


export type SetPasswordMutation = { setPassword: { session: string } | null };

export type PasswordLinkQueryVariables = Exact<{
  token: Scalars['String']['input'];
}>;


export type PasswordLinkQuery = { passwordLink: { email: string, isInvitation: boolean } | null };

export type MailSavedSearchFragment = { email: string, state: string, rhythm: string, criteria: { goal: string, types: Array<string>, zips: Array<string>, minPrice: number | null, maxPrice: number | null, minBedrooms: number | null, maxBedrooms: number | null, minGarages: number | null, minParkings: number | null, minArea: number | null, maxArea: number | null, minBathrooms: number | null, minGround: number | null, maxGround: number | null, minYear: number | null, maxYear: number | null, availableBy: string | null, amenities: Array<string> } };

export type MailSubscriptionFragment = { email: string, state: string };

export type MailAppointmentFragment = { listing: string | null, state: string, start: string, end: string };

export type SavedSearchByTokenQueryVariables = Exact<{
  token: Scalars['String']['input'];
}>;


export type SavedSearchByTokenQuery = { savedSearchByToken: { email: string, state: string, rhythm: string, criteria: { goal: string, types: Array<string>, zips: Array<string>, minPrice: number | null, maxPrice: number | null, minBedrooms: number | null, maxBedrooms: number | null, minGarages: number | null, minParkings: number | null, minArea: number | null, maxArea: number | null, minBathrooms: number | null, minGround: number | null, maxGround: number | null, minYear: number | null, maxYear: number | null, availableBy: string | null, amenities: Array<string> } } | null };

export type ConfirmSavedSearchMutationVariables = Exact<{
  token: Scalars['String']['input'];
}>;


export type ConfirmSavedSearchMutation = { confirmSavedSearch: { email: string, state: string, rhythm: string, criteria: { goal: string, types: Array<string>, zips: Array<string>, minPrice: number | null, maxPrice: number | null, minBedrooms: number | null, maxBedrooms: number | null, minGarages: number | null, minParkings: number | null, minArea: number | null, maxArea: number | null, minBathrooms: number | null, minGround: number | null, maxGround: number | null, minYear: number | null, maxYear: number | null, availableBy: string | null, amenities: Array<string> } } | null };

export type ChangeSavedSearchMutationVariables = Exact<{
  token: Scalars['String']['input'];
  criteria: CriteriaInput;
  rhythm: Scalars['String']['input'];
}>;


export type ChangeSavedSearchMutation = { changeSavedSearch: { email: string, state: string, rhythm: string, criteria: { goal: string, types: Array<string>, zips: Array<string>, minPrice: number | null, maxPrice: number | null, minBedrooms: number | null, maxBedrooms: number | null, minGarages: number | null, minParkings: number | null, minArea: number | null, maxArea: number | null, minBathrooms: number | null, minGround: number | null, maxGround: number | null, minYear: number | null, maxYear: number | null, availableBy: string | null, amenities: Array<string> } } | null };

export type StopSavedSearchMutationVariables = Exact<{
  token: Scalars['String']['input'];
}>;


export type StopSavedSearchMutation = { stopSavedSearch: { email: string, state: string, rhythm: string, criteria: { goal: string, types: Array<string>, zips: Array<string>, minPrice: number | null, maxPrice: number | null, minBedrooms: number | null, maxBedrooms: number | null, minGarages: number | null, minParkings: number | null, minArea: number | null, maxArea: number | null, minBathrooms: number | null, minGround: number | null, maxGround: number | null, minYear: number | null, maxYear: number | null, availableBy: string | null, amenities: Array<string> } } | null };

export type DeleteSavedSearchMutationVariables = Exact<{
  token: Scalars['String']['input'];
}>;


export type DeleteSavedSearchMutation = { deleteSavedSearch: boolean };

export type SubscriptionByTokenQueryVariables = Exact<{
  token: Scalars['String']['input'];
}>;


export type SubscriptionByTokenQuery = { subscriptionByToken: { email: string, state: string } | null };

export type ConfirmSubscriptionMutationVariables = Exact<{
  token: Scalars['String']['input'];
}>;


export type ConfirmSubscriptionMutation = { confirmSubscription: { email: string, state: string } | null };

export type StopSubscriptionMutationVariables = Exact<{
  token: Scalars['String']['input'];
}>;


export type StopSubscriptionMutation = { stopSubscription: { email: string, state: string } | null };

export type OwnerReportByTokenQueryVariables = Exact<{
  token: Scalars['String']['input'];
}>;


export type OwnerReportByTokenQuery = { ownerReportByToken: { email: string, isStopped: boolean } | null };

export type StopOwnerReportMutationVariables = Exact<{
  token: Scalars['String']['input'];
}>;


export type StopOwnerReportMutation = { stopOwnerReport: { isStopped: boolean } | null };

export type OwnerEmailLinkQueryVariables = Exact<{
  token: Scalars['String']['input'];
}>;


export type OwnerEmailLinkQuery = { ownerEmailLink: { email: string } | null };

export type ConfirmOwnerEmailMutationVariables = Exact<{
  token: Scalars['String']['input'];
}>;


export type ConfirmOwnerEmailMutation = { confirmOwnerEmail: boolean };

export type AppointmentByTokenQueryVariables = Exact<{
  token: Scalars['String']['input'];
}>;


export type AppointmentByTokenQuery = { appointmentByToken: { listing: string | null, state: string, start: string, end: string } | null };

export type CancelAppointmentMutationVariables = Exact<{
  token: Scalars['String']['input'];
}>;


export type CancelAppointmentMutation = { cancelAppointment: { listing: string | null, state: string, start: string, end: string } | null };

export type MapPlacesQueryVariables = Exact<{
  language: Scalars['String']['input'];
  filter: ListingFilter;
  zoom: Scalars['Int']['input'];
}>;


export type MapPlacesQuery = { listingPlaces: { points: Array<{ id: string, goal: Goal, availability: Availability, latitude: number, longitude: number, isExact: boolean, price: number | null, priceUnit: number | null, pricePublished: boolean }>, clusters: Array<{ latitude: number, longitude: number, count: number, south: number, west: number, north: number, east: number }> } };

export type ChangePasswordMutationVariables = Exact<{
  session: Scalars['String']['input'];
  current: Scalars['String']['input'];
  password: Scalars['String']['input'];
}>;


export type ChangePasswordMutation = { changePassword: { session: string } | null };

export type ListingCalendarQueryVariables = Exact<{
  session: Scalars['String']['input'];
  listing: Scalars['String']['input'];
  month: Scalars['String']['input'];
}>;


export type ListingCalendarQuery = { ownerCalendar: { month: string, firstMonth: string, since: string, days: Array<{ day: string, visits: number }>, viewings: Array<{ start: string, end: string, booked: number }> } | null };

export type OwnerVisitsQueryVariables = Exact<{
  session: Scalars['String']['input'];
}>;


export type OwnerVisitsQuery = { ownerStatistics: { last30: number, totals: { today: number, week: number, month: number, total: number }, days: Array<{ day: string, visits: number }> } | null };

export type OwnerFiguresQueryVariables = Exact<{
  session: Scalars['String']['input'];
}>;


export type OwnerFiguresQuery = { ownerFigures: Array<{ reference: string, last30: number, viewings: Array<{ start: string, end: string, booked: number }> }> | null };

export type OwnerDocumentsQueryVariables = Exact<{
  session: Scalars['String']['input'];
  listing: Scalars['String']['input'];
}>;


export type OwnerDocumentsQuery = { ownerDocuments: Array<{ id: string, name: string, size: number, createdAt: string }> | null };

export type ListingHistoryQueryVariables = Exact<{
  session: Scalars['String']['input'];
  listing: Scalars['String']['input'];
  kind: OwnerHistoryKind;
  filter?: InputMaybe<HistoryFilter>;
  sort?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
}>;


export type ListingHistoryQuery = { ownerHistory: { total: number, types: Array<string>, states: Array<string>, rows: Array<{ id: string, date: string, type: string | null, contact: string | null, subject: string | null, comment: string | null, state: string | null, source: string | null, url: string | null }> } | null };

export type HistoryRowFragment = { id: string, date: string, type: string | null, contact: string | null, subject: string | null, comment: string | null, state: string | null, source: string | null, url: string | null };

export type ListingColleagueQueryVariables = Exact<{
  session: Scalars['String']['input'];
  listing: Scalars['String']['input'];
  language: Scalars['String']['input'];
}>;


export type ListingColleagueQuery = { ownerColleague: { agent: { key: string, name: string, role: string, slug: string, officeKey: string | null, isAbsent: boolean, phone: string | null, mobile: string | null, languages: Array<string>, registration: string | null, picture: { src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null, focus: string | null } | null } | null, office: { key: string, name: string, slug: string, street: string, zip: string, city: string, countryId: number, phone: string | null, mail: string | null, hours: Array<{ fromDay: string, toDay: string | null, opens: string, closes: string }>, picture: { src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null, focus: string | null } | null } | null } | null };

export type ListingVisitsQueryVariables = Exact<{
  session: Scalars['String']['input'];
  listing: Scalars['String']['input'];
}>;


export type ListingVisitsQuery = { ownerStatistics: { since: string | null, last30: number, totals: { today: number, week: number, month: number, total: number }, days: Array<{ day: string, visits: number }>, similar: { listings: number, days: Array<number>, last30: number } | null } | null };

export type OutcomeCountsFragment = { views: number, enquiries: number, visitsAsked: number, visitsPlanned: number, visitsDone: number, offers: number, savedSearches: number };

export type ListingOutcomeFragment = { reference: string, total: { views: number, enquiries: number, visitsAsked: number, visitsPlanned: number, visitsDone: number, offers: number, savedSearches: number }, period: { views: number, enquiries: number, visitsAsked: number, visitsPlanned: number, visitsDone: number, offers: number, savedSearches: number }, prices: Array<{ at: string, from: number, to: number }>, feedback: Array<{ id: string, at: string, text: string }>, nextStep: { id: string, at: string, text: string } | null };

export type OwnerOutcomesQueryVariables = Exact<{
  session: Scalars['String']['input'];
  week?: InputMaybe<Scalars['Date']['input']>;
}>;


export type OwnerOutcomesQuery = { ownerOutcomes: { from: string | null, to: string, listings: Array<{ reference: string, total: { views: number, enquiries: number, visitsAsked: number, visitsPlanned: number, visitsDone: number, offers: number, savedSearches: number }, period: { views: number, enquiries: number, visitsAsked: number, visitsPlanned: number, visitsDone: number, offers: number, savedSearches: number }, prices: Array<{ at: string, from: number, to: number }>, feedback: Array<{ id: string, at: string, text: string }>, nextStep: { id: string, at: string, text: string } | null }> } | null };

export type OwnerFunnelQueryVariables = Exact<{
  session: Scalars['String']['input'];
  listing: Scalars['String']['input'];
}>;


export type OwnerFunnelQuery = { ownerFunnel: { since: string, listings: number, steps: Array<{ step: FunnelStepName, own: number, similar: number | null }> } | null };

export type OwnedListingsQueryVariables = Exact<{
  session: Scalars['String']['input'];
  language: Scalars['String']['input'];
}>;


export type OwnedListingsQuery = { ownedListings: Array<{ reference: string, title: string, place: string, availability: string, isShown: boolean, waitsFor: Array<AdvertKind>, card: { id: string, goal: Goal, availability: Availability, title: string, textLanguage: string, typeId: string | null, typeName: string, typeSlug: string, cityName: string, citySlug: string, zip: string, countryId: number, countryName: string, address: string | null, price: number | null, priceUnit: number | null, pricePublished: boolean, bedrooms: number | null, livingArea: number | null, groundArea: number | null, energyLabel: string | null, marquee: number, marqueeName: string | null, publishedAt: string | null, photoCount: number, openHouse: { from: string, to: string } | null, picture: { src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null, focus: string | null } | null } | null }> | null };

export type OwnerAccountQueryVariables = Exact<{
  session: Scalars['String']['input'];
}>;


export type OwnerAccountQuery = { ownerAccount: { firstName: string | null, lastName: string, email: string, phone: string | null, language: string, loggedInAt: string | null, previousLoginAt: string | null, weeklyReport: boolean, newEmail: string | null } | null };

export type AskAgencyMutationVariables = Exact<{
  session: Scalars['String']['input'];
  listing: Scalars['String']['input'];
  text: Scalars['String']['input'];
  submissionId: Scalars['String']['input'];
}>;


export type AskAgencyMutation = { askAgency: boolean | null };

export type ListingChoicesQueryVariables = Exact<{
  language: Scalars['String']['input'];
}>;


export type ListingChoicesQuery = { listingChoices: { types: Array<{ webId: string, parentId: string | null, name: string }>, zips: Array<{ zip: string, names: Array<string>, countryId: number, countryName: string, region: string }> } };

export type CityNamesQueryVariables = Exact<{
  language: Scalars['String']['input'];
  cities: Array<Scalars['String']['input']> | Scalars['String']['input'];
}>;


export type CityNamesQuery = { cityNames: Array<{ city: string, names: Array<{ language: string, name: string }> }> };

export type LandingPageQueryVariables = Exact<{
  language: Scalars['String']['input'];
  goal: Goal;
  citySlug: Scalars['String']['input'];
  typeSlug?: InputMaybe<Scalars['String']['input']>;
}>;


export type LandingPageQuery = { landingPage: { place: string, placeName: string, countryId: number, countryName: string, typeId: string | null, typeName: string | null, total: number, slugs: Array<{ language: string, citySlug: string, typeSlug: string | null }>, types: Array<{ name: string, citySlug: string, typeSlug: string | null, count: number }>, neighbours: Array<{ name: string, citySlug: string, typeSlug: string | null, count: number }> } | null };

export type LandingLinkFragment = { name: string, citySlug: string, typeSlug: string | null, count: number };

export type LandingSlugsQueryVariables = Exact<{
  city: Scalars['String']['input'];
  type?: InputMaybe<Scalars['String']['input']>;
}>;


export type LandingSlugsQuery = { landingSlugs: Array<{ language: string, citySlug: string, typeSlug: string | null }> | null };

export type LandingTextsQueryVariables = Exact<{
  language: Scalars['I18NLocaleCode']['input'];
  goal: Scalars['String']['input'];
  place: Scalars['String']['input'];
  status: PublicationStatus;
}>;


export type LandingTextsQuery = { landingTexts: Array<{ type: string | null, introduction: unknown } | null> };

export type QuickSearchQueryVariables = Exact<{
  language: Scalars['String']['input'];
  text: Scalars['String']['input'];
}>;


export type QuickSearchQuery = { quickSearch: { types: Array<{ webId: string, name: string, countSale: number, countRent: number }>, cities: Array<{ value: string, name: string, zip: string, countryId: number, countryName: string, slug: string | null, countSale: number, countRent: number }>, listings: Array<{ id: string, title: string, excerpt: string, picture: { src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null, focus: string | null } | null }> } };

export type ListingCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type ListingCountsQuery = { listingCounts: { sale: number, rent: number } };

export type ReadSentenceFragment = { goal: Goal | null, types: Array<string>, typeNames: Array<string>, cities: Array<string>, cityNames: Array<string>, minPrice: number | null, maxPrice: number | null, minBedrooms: number | null, minArea: number | null, minBathrooms: number | null, minGround: number | null, minYear: number | null, maxBedrooms: number | null, maxArea: number | null, maxGround: number | null, maxYear: number | null, availableBy: string | null, energy: Array<string>, amenities: Array<string>, newWithinDays: number | null, near: Array<string>, text: string, refused: Array<string>, assumed: Array<string>, corrected: Array<{ typed: string, taken: string }> };

export type SearchReadingQueryVariables = Exact<{
  language: Scalars['String']['input'];
  text: Scalars['String']['input'];
}>;


export type SearchReadingQuery = { searchReading: { goal: Goal | null, types: Array<string>, typeNames: Array<string>, cities: Array<string>, cityNames: Array<string>, minPrice: number | null, maxPrice: number | null, minBedrooms: number | null, minArea: number | null, minBathrooms: number | null, minGround: number | null, minYear: number | null, maxBedrooms: number | null, maxArea: number | null, maxGround: number | null, maxYear: number | null, availableBy: string | null, energy: Array<string>, amenities: Array<string>, newWithinDays: number | null, near: Array<string>, text: string, refused: Array<string>, assumed: Array<string>, listing: { id: string, goal: Goal, citySlug: string, typeSlug: string } | null, corrected: Array<{ typed: string, taken: string }> } };

export type SearchReadingOfGoalsQueryVariables = Exact<{
  language: Scalars['String']['input'];
  text: Scalars['String']['input'];
}>;


export type SearchReadingOfGoalsQuery = { searchReading: { countSale: number, countRent: number, goal: Goal | null, types: Array<string>, typeNames: Array<string>, cities: Array<string>, cityNames: Array<string>, minPrice: number | null, maxPrice: number | null, minBedrooms: number | null, minArea: number | null, minBathrooms: number | null, minGround: number | null, minYear: number | null, maxBedrooms: number | null, maxArea: number | null, maxGround: number | null, maxYear: number | null, availableBy: string | null, energy: Array<string>, amenities: Array<string>, newWithinDays: number | null, near: Array<string>, text: string, refused: Array<string>, assumed: Array<string>, listing: { id: string, goal: Goal, citySlug: string, typeSlug: string } | null, corrected: Array<{ typed: string, taken: string }> } };

export type SearchListingsQueryVariables = Exact<{
  language: Scalars['String']['input'];
  filter: ListingFilter;
  sort: ListingSort;
  page: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
}>;


export type SearchListingsQuery = { searchListings: { total: number, corrections: Array<{ typed: string, taken: string }>, items: Array<{ id: string, goal: Goal, availability: Availability, title: string, textLanguage: string, typeId: string | null, typeName: string, typeSlug: string, cityName: string, citySlug: string, zip: string, countryId: number, countryName: string, address: string | null, price: number | null, priceUnit: number | null, pricePublished: boolean, bedrooms: number | null, livingArea: number | null, groundArea: number | null, energyLabel: string | null, marquee: number, marqueeName: string | null, publishedAt: string | null, photoCount: number, openHouse: { from: string, to: string } | null, picture: { src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null, focus: string | null } | null }>, types: Array<{ webId: string, parentId: string | null, name: string, count: number }>, cities: Array<{ value: string, name: string, zip: string, countryId: number, countryName: string, count: number, selectedBy: Array<string>, spellings: Array<{ name: string, count: number, selectedBy: Array<string> }> }>, choices: Array<{ filter: string, values: Array<{ value: string, count: number }> }>, amenities: Array<{ amenity: string, count: number }>, near: Array<{ kind: NearKind, count: number }>, minimums: Array<{ filter: string, steps: Array<{ atLeast: number, count: number }> }>, prices: Array<{ from: number, count: number }>, unstated: Array<{ filter: string, count: number }> } };

export type SearchFacetsFragment = { total: number, types: Array<{ webId: string, parentId: string | null, name: string, count: number }>, cities: Array<{ value: string, name: string, zip: string, countryId: number, countryName: string, count: number, selectedBy: Array<string>, spellings: Array<{ name: string, count: number, selectedBy: Array<string> }> }>, choices: Array<{ filter: string, values: Array<{ value: string, count: number }> }>, amenities: Array<{ amenity: string, count: number }>, near: Array<{ kind: NearKind, count: number }>, minimums: Array<{ filter: string, steps: Array<{ atLeast: number, count: number }> }>, prices: Array<{ from: number, count: number }>, unstated: Array<{ filter: string, count: number }> };

export type CountChoicesQueryVariables = Exact<{
  language: Scalars['String']['input'];
  filter: ListingFilter;
}>;


export type CountChoicesQuery = { searchListings: { total: number, types: Array<{ webId: string, parentId: string | null, name: string, count: number }>, cities: Array<{ value: string, name: string, zip: string, countryId: number, countryName: string, count: number, selectedBy: Array<string>, spellings: Array<{ name: string, count: number, selectedBy: Array<string> }> }>, choices: Array<{ filter: string, values: Array<{ value: string, count: number }> }>, amenities: Array<{ amenity: string, count: number }>, near: Array<{ kind: NearKind, count: number }>, minimums: Array<{ filter: string, steps: Array<{ atLeast: number, count: number }> }>, prices: Array<{ from: number, count: number }>, unstated: Array<{ filter: string, count: number }> } };

export type CountListingsQueryVariables = Exact<{
  language: Scalars['String']['input'];
  filter: ListingFilter;
}>;


export type CountListingsQuery = { countListings: number };

export type FeedListingsQueryVariables = Exact<{
  language: Scalars['String']['input'];
  goal: Goal;
  pageSize: Scalars['Int']['input'];
}>;


export type FeedListingsQuery = { searchListings: { items: Array<{ excerpt: string, publishedAt: string | null, id: string, goal: Goal, availability: Availability, title: string, textLanguage: string, typeId: string | null, typeName: string, typeSlug: string, cityName: string, citySlug: string, zip: string, countryId: number, countryName: string, address: string | null, price: number | null, priceUnit: number | null, pricePublished: boolean, bedrooms: number | null, livingArea: number | null, groundArea: number | null, energyLabel: string | null, marquee: number, marqueeName: string | null, photoCount: number, openHouse: { from: string, to: string } | null, picture: { src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null, focus: string | null } | null }> } };

export type SeoParamsFragment = { active: boolean, pageTitle: string | null, metadataTitle: string | null, metadataDescription: string | null, ogTitle: string | null, ogDescription: string | null, ogUrl: string | null, ogSite: string | null, twitterTitle: string | null, twitterDescription: string | null, twitterUrl: string | null, twitterSite: string | null, ogImage: { picture: { src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string } | null } | null, twitterImage: { picture: { src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string } | null } | null };

export type SharePictureFragment = { src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string };

export type RecordVisitsMutationVariables = Exact<{
  batch: Scalars['String']['input'];
  visits: Array<VisitInput> | VisitInput;
}>;


export type RecordVisitsMutation = { recordVisits: number };

export type ExportIdsQueryVariables = Exact<{
  language: Scalars['String']['input'];
  goal: Goal;
  page: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
}>;


export type ExportIdsQuery = { searchListings: { total: number, items: Array<{ id: string }> } };

export type ExportListingQueryVariables = Exact<{
  id: Scalars['String']['input'];
}>;


export type ExportListingQuery = { nl: { isExactPlace: boolean, description: string, videoUrl: string | null, virtualTourUrl: string | null, chargesOwner: number | null, chargesRenter: number | null, depositAmount: number | null, totalArea: number | null, terraceArea: number | null, gardenArea: number | null, bathrooms: number | null, toilets: number | null, parkings: number | null, floor: number | null, floors: number | null, constructionYear: number | null, renovationYear: number | null, energyPerformance: number | null, epcExpiresAt: string | null, card: { typeId: string | null, latitude: number | null, longitude: number | null, id: string, goal: Goal, availability: Availability, title: string, textLanguage: string, typeName: string, typeSlug: string, cityName: string, citySlug: string, zip: string, countryId: number, countryName: string, address: string | null, price: number | null, priceUnit: number | null, pricePublished: boolean, bedrooms: number | null, livingArea: number | null, groundArea: number | null, energyLabel: string | null, marquee: number, marqueeName: string | null, publishedAt: string | null, photoCount: number, openHouse: { from: string, to: string } | null, picture: { src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null, focus: string | null } | null }, advert: Array<{ kind: AdvertKind, text: string | null, number: number | null, isWanted: boolean }>, pictures: Array<{ src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null, focus: string | null }> } | null, fr: { isExactPlace: boolean, description: string, videoUrl: string | null, virtualTourUrl: string | null, chargesOwner: number | null, chargesRenter: number | null, depositAmount: number | null, totalArea: number | null, terraceArea: number | null, gardenArea: number | null, bathrooms: number | null, toilets: number | null, parkings: number | null, floor: number | null, floors: number | null, constructionYear: number | null, renovationYear: number | null, energyPerformance: number | null, epcExpiresAt: string | null, card: { typeId: string | null, latitude: number | null, longitude: number | null, id: string, goal: Goal, availability: Availability, title: string, textLanguage: string, typeName: string, typeSlug: string, cityName: string, citySlug: string, zip: string, countryId: number, countryName: string, address: string | null, price: number | null, priceUnit: number | null, pricePublished: boolean, bedrooms: number | null, livingArea: number | null, groundArea: number | null, energyLabel: string | null, marquee: number, marqueeName: string | null, publishedAt: string | null, photoCount: number, openHouse: { from: string, to: string } | null, picture: { src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null, focus: string | null } | null }, advert: Array<{ kind: AdvertKind, text: string | null, number: number | null, isWanted: boolean }>, pictures: Array<{ src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null, focus: string | null }> } | null, en: { isExactPlace: boolean, description: string, videoUrl: string | null, virtualTourUrl: string | null, chargesOwner: number | null, chargesRenter: number | null, depositAmount: number | null, totalArea: number | null, terraceArea: number | null, gardenArea: number | null, bathrooms: number | null, toilets: number | null, parkings: number | null, floor: number | null, floors: number | null, constructionYear: number | null, renovationYear: number | null, energyPerformance: number | null, epcExpiresAt: string | null, card: { typeId: string | null, latitude: number | null, longitude: number | null, id: string, goal: Goal, availability: Availability, title: string, textLanguage: string, typeName: string, typeSlug: string, cityName: string, citySlug: string, zip: string, countryId: number, countryName: string, address: string | null, price: number | null, priceUnit: number | null, pricePublished: boolean, bedrooms: number | null, livingArea: number | null, groundArea: number | null, energyLabel: string | null, marquee: number, marqueeName: string | null, publishedAt: string | null, photoCount: number, openHouse: { from: string, to: string } | null, picture: { src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null, focus: string | null } | null }, advert: Array<{ kind: AdvertKind, text: string | null, number: number | null, isWanted: boolean }>, pictures: Array<{ src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null, focus: string | null }> } | null, de: { isExactPlace: boolean, description: string, videoUrl: string | null, virtualTourUrl: string | null, chargesOwner: number | null, chargesRenter: number | null, depositAmount: number | null, totalArea: number | null, terraceArea: number | null, gardenArea: number | null, bathrooms: number | null, toilets: number | null, parkings: number | null, floor: number | null, floors: number | null, constructionYear: number | null, renovationYear: number | null, energyPerformance: number | null, epcExpiresAt: string | null, card: { typeId: string | null, latitude: number | null, longitude: number | null, id: string, goal: Goal, availability: Availability, title: string, textLanguage: string, typeName: string, typeSlug: string, cityName: string, citySlug: string, zip: string, countryId: number, countryName: string, address: string | null, price: number | null, priceUnit: number | null, pricePublished: boolean, bedrooms: number | null, livingArea: number | null, groundArea: number | null, energyLabel: string | null, marquee: number, marqueeName: string | null, publishedAt: string | null, photoCount: number, openHouse: { from: string, to: string } | null, picture: { src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null, focus: string | null } | null }, advert: Array<{ kind: AdvertKind, text: string | null, number: number | null, isWanted: boolean }>, pictures: Array<{ src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null, focus: string | null }> } | null };

export type ExportListingFragment = { isExactPlace: boolean, description: string, videoUrl: string | null, virtualTourUrl: string | null, chargesOwner: number | null, chargesRenter: number | null, depositAmount: number | null, totalArea: number | null, terraceArea: number | null, gardenArea: number | null, bathrooms: number | null, toilets: number | null, parkings: number | null, floor: number | null, floors: number | null, constructionYear: number | null, renovationYear: number | null, energyPerformance: number | null, epcExpiresAt: string | null, card: { typeId: string | null, latitude: number | null, longitude: number | null, id: string, goal: Goal, availability: Availability, title: string, textLanguage: string, typeName: string, typeSlug: string, cityName: string, citySlug: string, zip: string, countryId: number, countryName: string, address: string | null, price: number | null, priceUnit: number | null, pricePublished: boolean, bedrooms: number | null, livingArea: number | null, groundArea: number | null, energyLabel: string | null, marquee: number, marqueeName: string | null, publishedAt: string | null, photoCount: number, openHouse: { from: string, to: string } | null, picture: { src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null, focus: string | null } | null }, advert: Array<{ kind: AdvertKind, text: string | null, number: number | null, isWanted: boolean }>, pictures: Array<{ src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null, focus: string | null }> };

export type SitemapPagesQueryVariables = Exact<{
  language: Scalars['I18NLocaleCode']['input'];
  start: Scalars['Int']['input'];
  limit: Scalars['Int']['input'];
}>;


export type SitemapPagesQuery = { pages: Array<{ key: string, publishedAt: string | null, modules: Array<{ active: boolean, publishedAt: string | null, blocks: Array<
        | { __typename: 'ComponentModuleArticles' }
        | { __typename: 'ComponentModuleBanner' }
        | { __typename: 'ComponentModuleContactForm' }
        | { __typename: 'ComponentModuleKeptData' }
        | { __typename: 'ComponentModuleMap' }
        | { __typename: 'ComponentModuleProjects' }
        | { __typename: 'ComponentModulePropertyList', goal: Enum_Componentmodulepropertylist_Goal }
        | { __typename: 'ComponentModuleQuickSearch' }
        | { __typename: 'ComponentModuleRichText' }
        | { __typename: 'ComponentModuleTestimonials' }
        | { __typename: 'Error' }
       | null> } | null> } | null> };

export type SitemapArticlesQueryVariables = Exact<{
  language: Scalars['I18NLocaleCode']['input'];
  start: Scalars['Int']['input'];
  limit: Scalars['Int']['input'];
}>;


export type SitemapArticlesQuery = { articles: Array<{ publishedAt: string | null, key: string, slug: string | null, category: { key: string, name: string, slug: string | null, seo: { active: boolean } | null } | null, subcategory: { key: string, name: string, slug: string | null, seo: { active: boolean } | null, category: { key: string } | null } | null, seo: { active: boolean } | null } | null> };

export type SitemapTestimonialsQueryVariables = Exact<{
  language: Scalars['I18NLocaleCode']['input'];
  start: Scalars['Int']['input'];
  limit: Scalars['Int']['input'];
}>;


export type SitemapTestimonialsQuery = { testimonials: Array<{ documentId: string, slug: string | null, publishedAt: string | null } | null> };

export type SitemapListingsQueryVariables = Exact<{
  part: Scalars['Int']['input'];
}>;


export type SitemapListingsQuery = { listingAddresses: Array<{ id: string, goal: Goal, updatedAt: string, slugs: Array<{ language: string, citySlug: string, typeSlug: string }> }> };

export type ListingMapQueryVariables = Exact<{ [key: string]: never; }>;


export type ListingMapQuery = { listingMap: { saleUpdatedAt: string | null, rentUpdatedAt: string | null, parts: Array<{ number: number, updatedAt: string }> } };

export type SitemapProjectsQueryVariables = Exact<{ [key: string]: never; }>;


export type SitemapProjectsQuery = { projectAddresses: Array<{ updatedAt: string, slugs: Array<{ language: string, slug: string }> }> };

export type SitemapPlacesQueryVariables = Exact<{ [key: string]: never; }>;


export type SitemapPlacesQuery = { landingAddresses: Array<{ goal: Goal, updatedAt: string, slugs: Array<{ language: string, citySlug: string, typeSlug: string | null }> }> };

export type PageQueryVariables = Exact<{
  language: Scalars['I18NLocaleCode']['input'];
  key: Scalars['String']['input'];
  status: PublicationStatus;
}>;


export type PageQuery = { pages: Array<{ key: string, title: string, description: string | null, breadcrumb: boolean, content: unknown | null, css: string | null, fixedMenu: boolean, ownOrder: boolean | null, image: { url: string, width: number | null, height: number | null, alternativeText: string | null, mime: string, picture: { focus: string | null, src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null } | null } | null, logo: { url: string, width: number | null, height: number | null, alternativeText: string | null, mime: string, picture: { focus: string | null, src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null } | null } | null, banner: { type: Enum_Componentlayoutbanner_Type, title: string | null, description: string | null, color: string | null, transparent: boolean, videoUrl: string | null, images: Array<{ url: string, width: number | null, height: number | null, alternativeText: string | null, mime: string, picture: { focus: string | null, src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null } | null } | null>, video: { url: string, width: number | null, height: number | null, alternativeText: string | null, mime: string, picture: { focus: string | null, src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null } | null } | null, poster: { url: string, width: number | null, height: number | null, alternativeText: string | null, mime: string, picture: { focus: string | null, src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null } | null } | null } | null, seo: { active: boolean, pageTitle: string | null, metadataTitle: string | null, metadataDescription: string | null, ogTitle: string | null, ogDescription: string | null, ogUrl: string | null, ogSite: string | null, twitterTitle: string | null, twitterDescription: string | null, twitterUrl: string | null, twitterSite: string | null, ogImage: { picture: { src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string } | null } | null, twitterImage: { picture: { src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string } | null } | null } | null, modules: Array<{ key: string, title: string | null, description: string | null, position: Enum_Module_Position, span: Enum_Module_Span, sort: number | null, columnsSm: number | null, columnsMd: number | null, columnsLg: number | null, view: Enum_Module_View, cssClass: string | null, active: boolean, itemsPerRow: number | null, maxItems: number | null, image: { url: string, width: number | null, height: number | null, alternativeText: string | null, mime: string, picture: { focus: string | null, src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null } | null } | null, blocks: Array<
        | { __typename: 'ComponentModuleArticles', category: { key: string, name: string, slug: string | null } | null }
        | { __typename: 'ComponentModuleBanner', type: Enum_Componentmodulebanner_Type, title: string | null, text: string | null, link: string | null, linkLabel: string | null, videoUrl: string | null, images: Array<{ url: string, width: number | null, height: number | null, alternativeText: string | null, mime: string, picture: { focus: string | null, src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null } | null } | null>, video: { url: string, width: number | null, height: number | null, alternativeText: string | null, mime: string, picture: { focus: string | null, src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null } | null } | null, poster: { url: string, width: number | null, height: number | null, alternativeText: string | null, mime: string, picture: { focus: string | null, src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null } | null } | null }
        | { __typename: 'ComponentModuleContactForm', form: Enum_Componentmodulecontactform_Form }
        | { __typename: 'ComponentModuleKeptData', withMails: boolean }
        | { __typename: 'ComponentModuleMap', shows: Enum_Componentmodulemap_Shows }
        | { __typename: 'ComponentModuleProjects', showSold: boolean }
        | { __typename: 'ComponentModulePropertyList', goal: Enum_Componentmodulepropertylist_Goal, mode: Enum_Componentmodulepropertylist_Mode, types: string | null, places: string | null, listings: string | null }
        | { __typename: 'ComponentModuleQuickSearch', intro: string | null, showSearchCount: boolean, logo: { url: string, width: number | null, height: number | null, alternativeText: string | null, mime: string, picture: { focus: string | null, src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null } | null } | null }
        | { __typename: 'ComponentModuleRichText', body: unknown }
        | { __typename: 'ComponentModuleTestimonials', showImages: boolean }
        | { __typename: 'Error' }
       | null> } | null> } | null> };

export type PageContentFragment = { key: string, title: string, description: string | null, breadcrumb: boolean, content: unknown | null, css: string | null, fixedMenu: boolean, ownOrder: boolean | null, image: { url: string, width: number | null, height: number | null, alternativeText: string | null, mime: string, picture: { focus: string | null, src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null } | null } | null, logo: { url: string, width: number | null, height: number | null, alternativeText: string | null, mime: string, picture: { focus: string | null, src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null } | null } | null, banner: { type: Enum_Componentlayoutbanner_Type, title: string | null, description: string | null, color: string | null, transparent: boolean, videoUrl: string | null, images: Array<{ url: string, width: number | null, height: number | null, alternativeText: string | null, mime: string, picture: { focus: string | null, src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null } | null } | null>, video: { url: string, width: number | null, height: number | null, alternativeText: string | null, mime: string, picture: { focus: string | null, src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null } | null } | null, poster: { url: string, width: number | null, height: number | null, alternativeText: string | null, mime: string, picture: { focus: string | null, src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null } | null } | null } | null, seo: { active: boolean, pageTitle: string | null, metadataTitle: string | null, metadataDescription: string | null, ogTitle: string | null, ogDescription: string | null, ogUrl: string | null, ogSite: string | null, twitterTitle: string | null, twitterDescription: string | null, twitterUrl: string | null, twitterSite: string | null, ogImage: { picture: { src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string } | null } | null, twitterImage: { picture: { src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string } | null } | null } | null, modules: Array<{ key: string, title: string | null, description: string | null, position: Enum_Module_Position, span: Enum_Module_Span, sort: number | null, columnsSm: number | null, columnsMd: number | null, columnsLg: number | null, view: Enum_Module_View, cssClass: string | null, active: boolean, itemsPerRow: number | null, maxItems: number | null, image: { url: string, width: number | null, height: number | null, alternativeText: string | null, mime: string, picture: { focus: string | null, src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null } | null } | null, blocks: Array<
      | { __typename: 'ComponentModuleArticles', category: { key: string, name: string, slug: string | null } | null }
      | { __typename: 'ComponentModuleBanner', type: Enum_Componentmodulebanner_Type, title: string | null, text: string | null, link: string | null, linkLabel: string | null, videoUrl: string | null, images: Array<{ url: string, width: number | null, height: number | null, alternativeText: string | null, mime: string, picture: { focus: string | null, src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null } | null } | null>, video: { url: string, width: number | null, height: number | null, alternativeText: string | null, mime: string, picture: { focus: string | null, src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null } | null } | null, poster: { url: string, width: number | null, height: number | null, alternativeText: string | null, mime: string, picture: { focus: string | null, src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null } | null } | null }
      | { __typename: 'ComponentModuleContactForm', form: Enum_Componentmodulecontactform_Form }
      | { __typename: 'ComponentModuleKeptData', withMails: boolean }
      | { __typename: 'ComponentModuleMap', shows: Enum_Componentmodulemap_Shows }
      | { __typename: 'ComponentModuleProjects', showSold: boolean }
      | { __typename: 'ComponentModulePropertyList', goal: Enum_Componentmodulepropertylist_Goal, mode: Enum_Componentmodulepropertylist_Mode, types: string | null, places: string | null, listings: string | null }
      | { __typename: 'ComponentModuleQuickSearch', intro: string | null, showSearchCount: boolean, logo: { url: string, width: number | null, height: number | null, alternativeText: string | null, mime: string, picture: { focus: string | null, src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null } | null } | null }
      | { __typename: 'ComponentModuleRichText', body: unknown }
      | { __typename: 'ComponentModuleTestimonials', showImages: boolean }
      | { __typename: 'Error' }
     | null> } | null> };

export type OldAddressQueryVariables = Exact<{
  address: Scalars['String']['input'];
}>;


export type OldAddressQuery = { oldAddress: { to: string, language: string | null, isPermanent: boolean } | null };

export type RedirectQueryVariables = Exact<{
  language: Scalars['String']['input'];
  path: Scalars['String']['input'];
}>;


export type RedirectQuery = { redirect: string | null };

export type SiteQueryVariables = Exact<{
  language: Scalars['I18NLocaleCode']['input'];
  status: PublicationStatus;
}>;


export type SiteQuery = { site: { agencyName: string, tagline: string | null, defaultLanguage: Enum_Site_Defaultlanguage, showSearchCount: boolean, showPriceHistory: boolean | null, renovationYears: number | null, notaryCalculatorUrl: string | null, tourHosts: string | null, cookieDays: number, retention: Array<{ kind: Enum_Componentsiteretention_Kind, days: number } | null> | null, rates: Array<{ name: Enum_Componentsiterate_Name, region: Enum_Componentsiterate_Region | null, value: number, labels: string | null, target: string | null, validFrom: string, source: string | null } | null> | null, enabledLanguages: Array<{ code: Enum_Componentsitelanguage_Code } | null>, legal: { companyName: string, street: string | null, houseNumber: string | null, zip: string | null, city: string | null, country: string | null, phone: string | null, email: string | null, companyNumber: string | null, vatNumber: string | null, professionalTitle: string | null, bivNumber: string | null, recognitionCountry: string | null, supervisor: string | null, insurer: string | null, policyNumber: string | null, conductUrl: string | null } | null, appearance: { accentColor: string | null, inkColor: string | null, paperColor: string | null, brassColor: string | null, headingFont: Enum_Componentsiteappearance_Headingfont, textFont: Enum_Componentsiteappearance_Textfont, logo: { url: string, width: number | null, height: number | null, alternativeText: string | null, mime: string, picture: { focus: string | null, src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null } | null } | null } | null, analytics: { tagManagerId: string | null, analyticsId: string | null, adsId: string | null, socialPixelId: string | null } | null, map: { tileUrl: string | null, attribution: string | null, streetViewUrl: string | null, streetViewInPage: boolean | null, latitude: number | null, longitude: number | null } | null, seo: { active: boolean, pageTitle: string | null, metadataTitle: string | null, metadataDescription: string | null, ogTitle: string | null, ogDescription: string | null, ogUrl: string | null, ogSite: string | null, twitterTitle: string | null, twitterDescription: string | null, twitterUrl: string | null, twitterSite: string | null, ogImage: { picture: { src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string } | null } | null, twitterImage: { picture: { src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string } | null } | null } | null } | null, consentNumbers: { askedFrom: number }, lawRates: Array<{ name: string, region: string | null, value: number, labels: string | null, target: string | null, validFrom: string, source: string | null }>, team: { offices: Array<{ name: string, hours: Array<{ fromDay: string, toDay: string | null, opens: string, closes: string }> }> }, header: { appBar: boolean, menu: boolean, menuMobile: boolean, languageSwitcher: boolean, propertySearch: boolean, phone: string | null, freeEvaluation: boolean, logo: { url: string, width: number | null, height: number | null, alternativeText: string | null, mime: string, picture: { focus: string | null, src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null } | null } | null, links: Array<{ side: Enum_Componentmenulink_Side, active: boolean, label: string, link: string, icon: Enum_Componentmenulink_Icon, color: string | null } | null> | null, banner: { type: Enum_Componentlayoutbanner_Type, title: string | null, description: string | null, color: string | null, transparent: boolean, videoUrl: string | null, images: Array<{ url: string, width: number | null, height: number | null, alternativeText: string | null, mime: string, picture: { focus: string | null, src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null } | null } | null>, video: { url: string, width: number | null, height: number | null, alternativeText: string | null, mime: string, picture: { focus: string | null, src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null } | null } | null, poster: { url: string, width: number | null, height: number | null, alternativeText: string | null, mime: string, picture: { focus: string | null, src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null } | null } | null } | null } | null, footer: { copyright: string | null, blocks: Array<{ id: string, title: string | null, introText: string | null, fullText: unknown | null, columnsSm: number | null, columnsMd: number | null, columnsLg: number | null, public: boolean, image: { url: string, width: number | null, height: number | null, alternativeText: string | null, mime: string, picture: { focus: string | null, src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null } | null } | null } | null> | null } | null, articleCategories: Array<{ key: string, name: string, slug: string | null, seo: { active: boolean } | null } | null>, articleSubcategories: Array<{ key: string, name: string, slug: string | null, seo: { active: boolean } | null, category: { key: string } | null } | null>, pages: Array<{ key: string, title: string, path: string | null, type: Enum_Page_Type, showInMenu: boolean, redirect: boolean, redirectUrl: string | null, parent: { key: string } | null, seo: { active: boolean } | null } | null> };

export type SiteSettingsFragment = { agencyName: string, tagline: string | null, defaultLanguage: Enum_Site_Defaultlanguage, showSearchCount: boolean, showPriceHistory: boolean | null, renovationYears: number | null, notaryCalculatorUrl: string | null, tourHosts: string | null, cookieDays: number, retention: Array<{ kind: Enum_Componentsiteretention_Kind, days: number } | null> | null, rates: Array<{ name: Enum_Componentsiterate_Name, region: Enum_Componentsiterate_Region | null, value: number, labels: string | null, target: string | null, validFrom: string, source: string | null } | null> | null, enabledLanguages: Array<{ code: Enum_Componentsitelanguage_Code } | null>, legal: { companyName: string, street: string | null, houseNumber: string | null, zip: string | null, city: string | null, country: string | null, phone: string | null, email: string | null, companyNumber: string | null, vatNumber: string | null, professionalTitle: string | null, bivNumber: string | null, recognitionCountry: string | null, supervisor: string | null, insurer: string | null, policyNumber: string | null, conductUrl: string | null } | null, appearance: { accentColor: string | null, inkColor: string | null, paperColor: string | null, brassColor: string | null, headingFont: Enum_Componentsiteappearance_Headingfont, textFont: Enum_Componentsiteappearance_Textfont, logo: { url: string, width: number | null, height: number | null, alternativeText: string | null, mime: string, picture: { focus: string | null, src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null } | null } | null } | null, analytics: { tagManagerId: string | null, analyticsId: string | null, adsId: string | null, socialPixelId: string | null } | null, map: { tileUrl: string | null, attribution: string | null, streetViewUrl: string | null, streetViewInPage: boolean | null, latitude: number | null, longitude: number | null } | null, seo: { active: boolean, pageTitle: string | null, metadataTitle: string | null, metadataDescription: string | null, ogTitle: string | null, ogDescription: string | null, ogUrl: string | null, ogSite: string | null, twitterTitle: string | null, twitterDescription: string | null, twitterUrl: string | null, twitterSite: string | null, ogImage: { picture: { src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string } | null } | null, twitterImage: { picture: { src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string } | null } | null } | null };

export type MenuPageFragment = { key: string, title: string, path: string | null, type: Enum_Page_Type, showInMenu: boolean, redirect: boolean, redirectUrl: string | null, parent: { key: string } | null, seo: { active: boolean } | null };

export type HeaderConfigFragment = { appBar: boolean, menu: boolean, menuMobile: boolean, languageSwitcher: boolean, propertySearch: boolean, phone: string | null, freeEvaluation: boolean, logo: { url: string, width: number | null, height: number | null, alternativeText: string | null, mime: string, picture: { focus: string | null, src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null } | null } | null, links: Array<{ side: Enum_Componentmenulink_Side, active: boolean, label: string, link: string, icon: Enum_Componentmenulink_Icon, color: string | null } | null> | null, banner: { type: Enum_Componentlayoutbanner_Type, title: string | null, description: string | null, color: string | null, transparent: boolean, videoUrl: string | null, images: Array<{ url: string, width: number | null, height: number | null, alternativeText: string | null, mime: string, picture: { focus: string | null, src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null } | null } | null>, video: { url: string, width: number | null, height: number | null, alternativeText: string | null, mime: string, picture: { focus: string | null, src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null } | null } | null, poster: { url: string, width: number | null, height: number | null, alternativeText: string | null, mime: string, picture: { focus: string | null, src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null } | null } | null } | null };

export type BannerParamsFragment = { type: Enum_Componentlayoutbanner_Type, title: string | null, description: string | null, color: string | null, transparent: boolean, videoUrl: string | null, images: Array<{ url: string, width: number | null, height: number | null, alternativeText: string | null, mime: string, picture: { focus: string | null, src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null } | null } | null>, video: { url: string, width: number | null, height: number | null, alternativeText: string | null, mime: string, picture: { focus: string | null, src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null } | null } | null, poster: { url: string, width: number | null, height: number | null, alternativeText: string | null, mime: string, picture: { focus: string | null, src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null } | null } | null };

export type FooterConfigFragment = { copyright: string | null, blocks: Array<{ id: string, title: string | null, introText: string | null, fullText: unknown | null, columnsSm: number | null, columnsMd: number | null, columnsLg: number | null, public: boolean, image: { url: string, width: number | null, height: number | null, alternativeText: string | null, mime: string, picture: { focus: string | null, src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null } | null } | null } | null> | null };

export type MediaFragment = { url: string, width: number | null, height: number | null, alternativeText: string | null, mime: string, picture: { focus: string | null, src: string, width: number, height: number, widths: Array<number>, share: string | null, alt: string, kind: string | null, mark: string | null } | null };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const ListingPictureFragmentDoc = new TypedDocumentString(`
    fragment ListingPicture on Picture {
  src
  width
  height
  widths
  share
  alt
  kind
  mark
  focus
}
    `, {"fragmentName":"ListingPicture"}) as unknown as TypedDocumentString<ListingPictureFragment, unknown>;
export const ListingCardFragmentDoc = new TypedDocumentString(`
    fragment ListingCard on ListingCard {
  id
  goal
  availability
  title
  textLanguage
  typeId
  typeName
  typeSlug
  cityName
  citySlug
  zip
  countryId
  countryName
  address
  price
  priceUnit
  pricePublished
  bedrooms
  livingArea
  groundArea
  energyLabel
  marquee
  marqueeName
  publishedAt
  openHouse {
    from
    to
  }
  picture {
    ...ListingPicture
  }
  photoCount
}
    fragment ListingPicture on Picture {
  src
  width
  height
  widths
  share
  alt
  kind
  mark
  focus
}`, {"fragmentName":"ListingCard"}) as unknown as TypedDocumentString<ListingCardFragment, unknown>;
export const AgentCardFragmentDoc = new TypedDocumentString(`
    fragment AgentCard on TeamAgent {
  key
  name
  role
  slug
  officeKey
  isAbsent
  phone
  mobile
  languages
  registration
  picture {
    ...ListingPicture
  }
}
    fragment ListingPicture on Picture {
  src
  width
  height
  widths
  share
  alt
  kind
  mark
  focus
}`, {"fragmentName":"AgentCard"}) as unknown as TypedDocumentString<AgentCardFragment, unknown>;
export const OfficeCardFragmentDoc = new TypedDocumentString(`
    fragment OfficeCard on TeamOffice {
  key
  name
  slug
  street
  zip
  city
  countryId
  phone
  mail
  hours {
    fromDay
    toDay
    opens
    closes
  }
  picture {
    ...ListingPicture
  }
}
    fragment ListingPicture on Picture {
  src
  width
  height
  widths
  share
  alt
  kind
  mark
  focus
}`, {"fragmentName":"OfficeCard"}) as unknown as TypedDocumentString<OfficeCardFragment, unknown>;
export const ListingDetailFragmentDoc = new TypedDocumentString(`
    fragment ListingDetail on ListingDetail {
  card {
    ...ListingCard
    typeId
    publishedAt
    latitude
    longitude
  }
  isExactPlace
  description
  region
  energyScale
  energyLimits
  pictures {
    ...ListingPicture
  }
  documents {
    id
    kind
    name
  }
  openHouses {
    id
    from
    to
    places
    note
  }
  agentKey
  agent {
    ...AgentCard
  }
  office {
    ...OfficeCard
  }
  advert {
    kind
    text
    number
    isWanted
  }
  nearby {
    kind
    places {
      name
      metres
      latitude
      longitude
      attribution
    }
  }
  landing {
    citySlug
    typeSlug
  }
  writtenIn
  localized {
    language
    citySlug
    typeSlug
  }
  videoUrl
  virtualTourUrl
  typeDescription
  lift
  furnished
  availableFrom
  availabilityText
  chargesOwner
  chargesRenter
  notaryFees
  registrationRights
  vat
  totalCost
  depositAmount
  agencyCost
  inventoryCost
  totalArea
  terraceArea
  gardenArea
  officeArea
  storeArea
  builtArea
  frontWidth
  plotWidth
  bathrooms
  showerRooms
  toilets
  garages
  parkings
  floor
  floors
  garden
  terrace
  extraRooms
  constructionYear
  renovationYear
  facades
  uniqueCode
  energyPerformance
  energyTotal
  co2Emission
  epcNumber
  epcExpiresAt
  eLevel
  permit
  planningDestination
  allotmentPermit
  summons
  preemptionRight
  judicialDecision
  floodZone
  gScore
  pScore
  asbestosType
  asbestosDate
  electricityCertificate
  gasCertificate
  waterMeter
  gasMeter
  electricityMeter
  heating
  kitchen
  roof
  windowFrame
  glazing
  gardenOrientation
  terraceOrientation
  facadeOrientation
  lifeAnnuity
  annuityBouquet
  annuityMonthly
  annuityValue
  annuityOccupied
  annuityIndexed
  annuityMaxYears
  annuityHeads
  annuityAges
}
    fragment ListingCard on ListingCard {
  id
  goal
  availability
  title
  textLanguage
  typeId
  typeName
  typeSlug
  cityName
  citySlug
  zip
  countryId
  countryName
  address
  price
  priceUnit
  pricePublished
  bedrooms
  livingArea
  groundArea
  energyLabel
  marquee
  marqueeName
  publishedAt
  openHouse {
    from
    to
  }
  picture {
    ...ListingPicture
  }
  photoCount
}
fragment ListingPicture on Picture {
  src
  width
  height
  widths
  share
  alt
  kind
  mark
  focus
}
fragment AgentCard on TeamAgent {
  key
  name
  role
  slug
  officeKey
  isAbsent
  phone
  mobile
  languages
  registration
  picture {
    ...ListingPicture
  }
}
fragment OfficeCard on TeamOffice {
  key
  name
  slug
  street
  zip
  city
  countryId
  phone
  mail
  hours {
    fromDay
    toDay
    opens
    closes
  }
  picture {
    ...ListingPicture
  }
}`, {"fragmentName":"ListingDetail"}) as unknown as TypedDocumentString<ListingDetailFragment, unknown>;
export const ProjectCardFragmentDoc = new TypedDocumentString(`
    fragment ProjectCard on ProjectCard {
  id
  title
  slug
  excerpt
  cityName
  zip
  countryId
  countryName
  address
  picture {
    ...ListingPicture
  }
  units
  unitsOnOffer
  unitsAvailable
  isSoldOut
  fromPrice
  fromGoal
  minBedrooms
  maxBedrooms
  hasStudio
  minArea
  maxArea
}
    fragment ListingPicture on Picture {
  src
  width
  height
  widths
  share
  alt
  kind
  mark
  focus
}`, {"fragmentName":"ProjectCard"}) as unknown as TypedDocumentString<ProjectCardFragment, unknown>;
export const ProjectDetailFragmentDoc = new TypedDocumentString(`
    fragment ProjectDetail on ProjectDetail {
  card {
    ...ProjectCard
  }
  description
  pictures {
    ...ListingPicture
  }
  units {
    floor
    card {
      ...ListingCard
    }
  }
  localized {
    language
    slug
  }
}
    fragment ListingCard on ListingCard {
  id
  goal
  availability
  title
  textLanguage
  typeId
  typeName
  typeSlug
  cityName
  citySlug
  zip
  countryId
  countryName
  address
  price
  priceUnit
  pricePublished
  bedrooms
  livingArea
  groundArea
  energyLabel
  marquee
  marqueeName
  publishedAt
  openHouse {
    from
    to
  }
  picture {
    ...ListingPicture
  }
  photoCount
}
fragment ListingPicture on Picture {
  src
  width
  height
  widths
  share
  alt
  kind
  mark
  focus
}
fragment ProjectCard on ProjectCard {
  id
  title
  slug
  excerpt
  cityName
  zip
  countryId
  countryName
  address
  picture {
    ...ListingPicture
  }
  units
  unitsOnOffer
  unitsAvailable
  isSoldOut
  fromPrice
  fromGoal
  minBedrooms
  maxBedrooms
  hasStudio
  minArea
  maxArea
}`, {"fragmentName":"ProjectDetail"}) as unknown as TypedDocumentString<ProjectDetailFragment, unknown>;
export const MediaFragmentDoc = new TypedDocumentString(`
    fragment Media on UploadFile {
  url
  width
  height
  alternativeText
  mime
  picture {
    ...ListingPicture
    focus
  }
}
    fragment ListingPicture on Picture {
  src
  width
  height
  widths
  share
  alt
  kind
  mark
  focus
}`, {"fragmentName":"Media"}) as unknown as TypedDocumentString<MediaFragment, unknown>;
export const SharePictureFragmentDoc = new TypedDocumentString(`
    fragment SharePicture on Picture {
  src
  width
  height
  widths
  share
  alt
}
    `, {"fragmentName":"SharePicture"}) as unknown as TypedDocumentString<SharePictureFragment, unknown>;
export const SectionPictureFragmentDoc = new TypedDocumentString(`
    fragment SectionPicture on UploadFile {
  ...Media
  picture {
    ...SharePicture
  }
}
    fragment ListingPicture on Picture {
  src
  width
  height
  widths
  share
  alt
  kind
  mark
  focus
}
fragment SharePicture on Picture {
  src
  width
  height
  widths
  share
  alt
}
fragment Media on UploadFile {
  url
  width
  height
  alternativeText
  mime
  picture {
    ...ListingPicture
    focus
  }
}`, {"fragmentName":"SectionPicture"}) as unknown as TypedDocumentString<SectionPictureFragment, unknown>;
export const ArticlePlaceFragmentDoc = new TypedDocumentString(`
    fragment ArticlePlace on Article {
  key
  slug
  category {
    key
    name
    slug
  }
  subcategory {
    key
    name
    slug
    category {
      key
    }
  }
}
    `, {"fragmentName":"ArticlePlace"}) as unknown as TypedDocumentString<ArticlePlaceFragment, unknown>;
export const ArticleTeaserFragmentDoc = new TypedDocumentString(`
    fragment ArticleTeaser on Article {
  ...ArticlePlace
  title
  summary
  date
  image {
    ...Media
  }
}
    fragment ListingPicture on Picture {
  src
  width
  height
  widths
  share
  alt
  kind
  mark
  focus
}
fragment ArticlePlace on Article {
  key
  slug
  category {
    key
    name
    slug
  }
  subcategory {
    key
    name
    slug
    category {
      key
    }
  }
}
fragment Media on UploadFile {
  url
  width
  height
  alternativeText
  mime
  picture {
    ...ListingPicture
    focus
  }
}`, {"fragmentName":"ArticleTeaser"}) as unknown as TypedDocumentString<ArticleTeaserFragment, unknown>;
export const TestimonialCardFragmentDoc = new TypedDocumentString(`
    fragment TestimonialCard on Testimonial {
  documentId
  key
  slug
  name
  subject
  comment
  date
  image {
    ...Media
  }
}
    fragment ListingPicture on Picture {
  src
  width
  height
  widths
  share
  alt
  kind
  mark
  focus
}
fragment Media on UploadFile {
  url
  width
  height
  alternativeText
  mime
  picture {
    ...ListingPicture
    focus
  }
}`, {"fragmentName":"TestimonialCard"}) as unknown as TypedDocumentString<TestimonialCardFragment, unknown>;
export const MailSavedSearchFragmentDoc = new TypedDocumentString(`
    fragment MailSavedSearch on SavedSearch {
  email
  state
  rhythm
  criteria {
    goal
    types
    zips
    minPrice
    maxPrice
    minBedrooms
    maxBedrooms
    minGarages
    minParkings
    minArea
    maxArea
    minBathrooms
    minGround
    maxGround
    minYear
    maxYear
    availableBy
    amenities
  }
}
    `, {"fragmentName":"MailSavedSearch"}) as unknown as TypedDocumentString<MailSavedSearchFragment, unknown>;
export const MailSubscriptionFragmentDoc = new TypedDocumentString(`
    fragment MailSubscription on NewsletterSubscription {
  email
  state
}
    `, {"fragmentName":"MailSubscription"}) as unknown as TypedDocumentString<MailSubscriptionFragment, unknown>;
export const MailAppointmentFragmentDoc = new TypedDocumentString(`
    fragment MailAppointment on Appointment {
  listing
  state
  start
  end
}
    `, {"fragmentName":"MailAppointment"}) as unknown as TypedDocumentString<MailAppointmentFragment, unknown>;
export const HistoryRowFragmentDoc = new TypedDocumentString(`
    fragment HistoryRow on HistoryRow {
  id
  date
  type
  contact
  subject
  comment
  state
  source
  url
}
    `, {"fragmentName":"HistoryRow"}) as unknown as TypedDocumentString<HistoryRowFragment, unknown>;
export const OutcomeCountsFragmentDoc = new TypedDocumentString(`
    fragment OutcomeCounts on OutcomeCounts {
  views
  enquiries
  visitsAsked
  visitsPlanned
  visitsDone
  offers
  savedSearches
}
    `, {"fragmentName":"OutcomeCounts"}) as unknown as TypedDocumentString<OutcomeCountsFragment, unknown>;
export const ListingOutcomeFragmentDoc = new TypedDocumentString(`
    fragment ListingOutcome on ListingOutcome {
  reference
  total {
    ...OutcomeCounts
  }
  period {
    ...OutcomeCounts
  }
  prices {
    at
    from
    to
  }
  feedback {
    id
    at
    text
  }
  nextStep {
    id
    at
    text
  }
}
    fragment OutcomeCounts on OutcomeCounts {
  views
  enquiries
  visitsAsked
  visitsPlanned
  visitsDone
  offers
  savedSearches
}`, {"fragmentName":"ListingOutcome"}) as unknown as TypedDocumentString<ListingOutcomeFragment, unknown>;
export const LandingLinkFragmentDoc = new TypedDocumentString(`
    fragment LandingLink on LandingLink {
  name
  citySlug
  typeSlug
  count
}
    `, {"fragmentName":"LandingLink"}) as unknown as TypedDocumentString<LandingLinkFragment, unknown>;
export const ReadSentenceFragmentDoc = new TypedDocumentString(`
    fragment ReadSentence on SearchReading {
  goal
  types
  typeNames
  cities
  cityNames
  minPrice
  maxPrice
  minBedrooms
  minArea
  minBathrooms
  minGround
  minYear
  maxBedrooms
  maxArea
  maxGround
  maxYear
  availableBy
  energy
  amenities
  newWithinDays
  near
  text
  corrected {
    typed
    taken
  }
  refused
  assumed
}
    `, {"fragmentName":"ReadSentence"}) as unknown as TypedDocumentString<ReadSentenceFragment, unknown>;
export const SearchFacetsFragmentDoc = new TypedDocumentString(`
    fragment SearchFacets on ListingSearch {
  total
  types {
    webId
    parentId
    name
    count
  }
  cities {
    value
    name
    zip
    countryId
    countryName
    count
    selectedBy
    spellings {
      name
      count
      selectedBy
    }
  }
  choices {
    filter
    values {
      value
      count
    }
  }
  amenities {
    amenity
    count
  }
  near {
    kind
    count
  }
  minimums {
    filter
    steps {
      atLeast
      count
    }
  }
  prices {
    from
    count
  }
  unstated {
    filter
    count
  }
}
    `, {"fragmentName":"SearchFacets"}) as unknown as TypedDocumentString<SearchFacetsFragment, unknown>;
export const ExportListingFragmentDoc = new TypedDocumentString(`
    fragment ExportListing on ListingDetail {
  card {
    ...ListingCard
    typeId
    latitude
    longitude
  }
  isExactPlace
  description
  advert {
    kind
    text
    number
    isWanted
  }
  pictures {
    ...ListingPicture
  }
  videoUrl
  virtualTourUrl
  chargesOwner
  chargesRenter
  depositAmount
  totalArea
  terraceArea
  gardenArea
  bathrooms
  toilets
  parkings
  floor
  floors
  constructionYear
  renovationYear
  energyPerformance
  epcExpiresAt
}
    fragment ListingCard on ListingCard {
  id
  goal
  availability
  title
  textLanguage
  typeId
  typeName
  typeSlug
  cityName
  citySlug
  zip
  countryId
  countryName
  address
  price
  priceUnit
  pricePublished
  bedrooms
  livingArea
  groundArea
  energyLabel
  marquee
  marqueeName
  publishedAt
  openHouse {
    from
    to
  }
  picture {
    ...ListingPicture
  }
  photoCount
}
fragment ListingPicture on Picture {
  src
  width
  height
  widths
  share
  alt
  kind
  mark
  focus
}`, {"fragmentName":"ExportListing"}) as unknown as TypedDocumentString<ExportListingFragment, unknown>;
export const BannerParamsFragmentDoc = new TypedDocumentString(`
    fragment BannerParams on ComponentLayoutBanner {
  type
  title
  description
  color
  transparent
  videoUrl
  images(pagination: {limit: 8}) {
    ...Media
  }
  video {
    ...Media
  }
  poster {
    ...Media
  }
}
    fragment ListingPicture on Picture {
  src
  width
  height
  widths
  share
  alt
  kind
  mark
  focus
}
fragment Media on UploadFile {
  url
  width
  height
  alternativeText
  mime
  picture {
    ...ListingPicture
    focus
  }
}`, {"fragmentName":"BannerParams"}) as unknown as TypedDocumentString<BannerParamsFragment, unknown>;
export const SeoParamsFragmentDoc = new TypedDocumentString(`
    fragment SeoParams on ComponentSeoParams {
  active
  pageTitle
  metadataTitle
  metadataDescription
  ogTitle
  ogDescription
  ogUrl
  ogSite
  ogImage {
    picture {
      ...SharePicture
    }
  }
  twitterTitle
  twitterDescription
  twitterUrl
  twitterSite
  twitterImage {
    picture {
      ...SharePicture
    }
  }
}
    fragment SharePicture on Picture {
  src
  width
  height
  widths
  share
  alt
}`, {"fragmentName":"SeoParams"}) as unknown as TypedDocumentString<SeoParamsFragment, unknown>;
export const ArticlesBlockFragmentDoc = new TypedDocumentString(`
    fragment ArticlesBlock on ComponentModuleArticles {
  category {
    key
    name
    slug
  }
}
    `, {"fragmentName":"ArticlesBlock"}) as unknown as TypedDocumentString<ArticlesBlockFragment, unknown>;
export const BannerBlockFragmentDoc = new TypedDocumentString(`
    fragment BannerBlock on ComponentModuleBanner {
  type
  title
  text
  link
  linkLabel
  videoUrl
  images(pagination: {limit: 8}) {
    ...Media
  }
  video {
    ...Media
  }
  poster {
    ...Media
  }
}
    fragment ListingPicture on Picture {
  src
  width
  height
  widths
  share
  alt
  kind
  mark
  focus
}
fragment Media on UploadFile {
  url
  width
  height
  alternativeText
  mime
  picture {
    ...ListingPicture
    focus
  }
}`, {"fragmentName":"BannerBlock"}) as unknown as TypedDocumentString<BannerBlockFragment, unknown>;
export const ContactFormBlockFragmentDoc = new TypedDocumentString(`
    fragment ContactFormBlock on ComponentModuleContactForm {
  form
}
    `, {"fragmentName":"ContactFormBlock"}) as unknown as TypedDocumentString<ContactFormBlockFragment, unknown>;
export const KeptDataBlockFragmentDoc = new TypedDocumentString(`
    fragment KeptDataBlock on ComponentModuleKeptData {
  withMails
}
    `, {"fragmentName":"KeptDataBlock"}) as unknown as TypedDocumentString<KeptDataBlockFragment, unknown>;
export const MapBlockFragmentDoc = new TypedDocumentString(`
    fragment MapBlock on ComponentModuleMap {
  shows
}
    `, {"fragmentName":"MapBlock"}) as unknown as TypedDocumentString<MapBlockFragment, unknown>;
export const ProjectsBlockFragmentDoc = new TypedDocumentString(`
    fragment ProjectsBlock on ComponentModuleProjects {
  showSold
}
    `, {"fragmentName":"ProjectsBlock"}) as unknown as TypedDocumentString<ProjectsBlockFragment, unknown>;
export const PropertyListBlockFragmentDoc = new TypedDocumentString(`
    fragment PropertyListBlock on ComponentModulePropertyList {
  goal
  mode
  types
  places
  listings
}
    `, {"fragmentName":"PropertyListBlock"}) as unknown as TypedDocumentString<PropertyListBlockFragment, unknown>;
export const QuickSearchBlockFragmentDoc = new TypedDocumentString(`
    fragment QuickSearchBlock on ComponentModuleQuickSearch {
  intro
  showSearchCount
  logo {
    ...Media
  }
}
    fragment ListingPicture on Picture {
  src
  width
  height
  widths
  share
  alt
  kind
  mark
  focus
}
fragment Media on UploadFile {
  url
  width
  height
  alternativeText
  mime
  picture {
    ...ListingPicture
    focus
  }
}`, {"fragmentName":"QuickSearchBlock"}) as unknown as TypedDocumentString<QuickSearchBlockFragment, unknown>;
export const RichTextBlockFragmentDoc = new TypedDocumentString(`
    fragment RichTextBlock on ComponentModuleRichText {
  body
}
    `, {"fragmentName":"RichTextBlock"}) as unknown as TypedDocumentString<RichTextBlockFragment, unknown>;
export const TestimonialsBlockFragmentDoc = new TypedDocumentString(`
    fragment TestimonialsBlock on ComponentModuleTestimonials {
  showImages
}
    `, {"fragmentName":"TestimonialsBlock"}) as unknown as TypedDocumentString<TestimonialsBlockFragment, unknown>;
export const PageModuleFragmentDoc = new TypedDocumentString(`
    fragment PageModule on Module {
  key
  title
  description
  position
  span
  sort
  columnsSm
  columnsMd
  columnsLg
  view
  cssClass
  active
  itemsPerRow
  maxItems
  image {
    ...Media
  }
  blocks {
    __typename
    ...ArticlesBlock
    ...BannerBlock
    ...ContactFormBlock
    ...KeptDataBlock
    ...MapBlock
    ...ProjectsBlock
    ...PropertyListBlock
    ...QuickSearchBlock
    ...RichTextBlock
    ...TestimonialsBlock
  }
}
    fragment ArticlesBlock on ComponentModuleArticles {
  category {
    key
    name
    slug
  }
}
fragment BannerBlock on ComponentModuleBanner {
  type
  title
  text
  link
  linkLabel
  videoUrl
  images(pagination: {limit: 8}) {
    ...Media
  }
  video {
    ...Media
  }
  poster {
    ...Media
  }
}
fragment ContactFormBlock on ComponentModuleContactForm {
  form
}
fragment KeptDataBlock on ComponentModuleKeptData {
  withMails
}
fragment MapBlock on ComponentModuleMap {
  shows
}
fragment ProjectsBlock on ComponentModuleProjects {
  showSold
}
fragment PropertyListBlock on ComponentModulePropertyList {
  goal
  mode
  types
  places
  listings
}
fragment QuickSearchBlock on ComponentModuleQuickSearch {
  intro
  showSearchCount
  logo {
    ...Media
  }
}
fragment RichTextBlock on ComponentModuleRichText {
  body
}
fragment TestimonialsBlock on ComponentModuleTestimonials {
  showImages
}
fragment ListingPicture on Picture {
  src
  width
  height
  widths
  share
  alt
  kind
  mark
  focus
}
fragment Media on UploadFile {
  url
  width
  height
  alternativeText
  mime
  picture {
    ...ListingPicture
    focus
  }
}`, {"fragmentName":"PageModule"}) as unknown as TypedDocumentString<PageModuleFragment, unknown>;
export const PageContentFragmentDoc = new TypedDocumentString(`
    fragment PageContent on Page {
  key
  title
  description
  breadcrumb
  content
  css
  fixedMenu
  image {
    ...Media
  }
  logo {
    ...Media
  }
  banner {
    ...BannerParams
  }
  seo {
    ...SeoParams
  }
  ownOrder
  modules(pagination: {limit: 24}) {
    ...PageModule
  }
}
    fragment ArticlesBlock on ComponentModuleArticles {
  category {
    key
    name
    slug
  }
}
fragment BannerBlock on ComponentModuleBanner {
  type
  title
  text
  link
  linkLabel
  videoUrl
  images(pagination: {limit: 8}) {
    ...Media
  }
  video {
    ...Media
  }
  poster {
    ...Media
  }
}
fragment ContactFormBlock on ComponentModuleContactForm {
  form
}
fragment KeptDataBlock on ComponentModuleKeptData {
  withMails
}
fragment MapBlock on ComponentModuleMap {
  shows
}
fragment PageModule on Module {
  key
  title
  description
  position
  span
  sort
  columnsSm
  columnsMd
  columnsLg
  view
  cssClass
  active
  itemsPerRow
  maxItems
  image {
    ...Media
  }
  blocks {
    __typename
    ...ArticlesBlock
    ...BannerBlock
    ...ContactFormBlock
    ...KeptDataBlock
    ...MapBlock
    ...ProjectsBlock
    ...PropertyListBlock
    ...QuickSearchBlock
    ...RichTextBlock
    ...TestimonialsBlock
  }
}
fragment ProjectsBlock on ComponentModuleProjects {
  showSold
}
fragment PropertyListBlock on ComponentModulePropertyList {
  goal
  mode
  types
  places
  listings
}
fragment QuickSearchBlock on ComponentModuleQuickSearch {
  intro
  showSearchCount
  logo {
    ...Media
  }
}
fragment RichTextBlock on ComponentModuleRichText {
  body
}
fragment TestimonialsBlock on ComponentModuleTestimonials {
  showImages
}
fragment ListingPicture on Picture {
  src
  width
  height
  widths
  share
  alt
  kind
  mark
  focus
}
fragment SeoParams on ComponentSeoParams {
  active
  pageTitle
  metadataTitle
  metadataDescription
  ogTitle
  ogDescription
  ogUrl
  ogSite
  ogImage {
    picture {
      ...SharePicture
    }
  }
  twitterTitle
  twitterDescription
  twitterUrl
  twitterSite
  twitterImage {
    picture {
      ...SharePicture
    }
  }
}
fragment SharePicture on Picture {
  src
  width
  height
  widths
  share
  alt
}
fragment BannerParams on ComponentLayoutBanner {
  type
  title
  description
  color
  transparent
  videoUrl
  images(pagination: {limit: 8}) {
    ...Media
  }
  video {
    ...Media
  }
  poster {
    ...Media
  }
}
fragment Media on UploadFile {
  url
  width
  height
  alternativeText
  mime
  picture {
    ...ListingPicture
    focus
  }
}`, {"fragmentName":"PageContent"}) as unknown as TypedDocumentString<PageContentFragment, unknown>;
export const SiteSettingsFragmentDoc = new TypedDocumentString(`
    fragment SiteSettings on Site {
  agencyName
  retention {
    kind
    days
  }
  tagline
  defaultLanguage
  showSearchCount
  showPriceHistory
  renovationYears
  notaryCalculatorUrl
  rates(pagination: {limit: 100}) {
    name
    region
    value
    labels
    target
    validFrom
    source
  }
  enabledLanguages {
    code
  }
  legal {
    companyName
    street
    houseNumber
    zip
    city
    country
    phone
    email
    companyNumber
    vatNumber
    professionalTitle
    bivNumber
    recognitionCountry
    supervisor
    insurer
    policyNumber
    conductUrl
  }
  appearance {
    accentColor
    inkColor
    paperColor
    brassColor
    headingFont
    textFont
    logo {
      ...Media
    }
  }
  tourHosts
  cookieDays
  analytics {
    tagManagerId
    analyticsId
    adsId
    socialPixelId
  }
  map {
    tileUrl
    attribution
    streetViewUrl
    streetViewInPage
    latitude
    longitude
  }
  seo {
    ...SeoParams
  }
}
    fragment ListingPicture on Picture {
  src
  width
  height
  widths
  share
  alt
  kind
  mark
  focus
}
fragment SeoParams on ComponentSeoParams {
  active
  pageTitle
  metadataTitle
  metadataDescription
  ogTitle
  ogDescription
  ogUrl
  ogSite
  ogImage {
    picture {
      ...SharePicture
    }
  }
  twitterTitle
  twitterDescription
  twitterUrl
  twitterSite
  twitterImage {
    picture {
      ...SharePicture
    }
  }
}
fragment SharePicture on Picture {
  src
  width
  height
  widths
  share
  alt
}
fragment Media on UploadFile {
  url
  width
  height
  alternativeText
  mime
  picture {
    ...ListingPicture
    focus
  }
}`, {"fragmentName":"SiteSettings"}) as unknown as TypedDocumentString<SiteSettingsFragment, unknown>;
export const MenuPageFragmentDoc = new TypedDocumentString(`
    fragment MenuPage on Page {
  key
  title
  path
  type
  showInMenu
  redirect
  redirectUrl
  parent {
    key
  }
  seo {
    active
  }
}
    `, {"fragmentName":"MenuPage"}) as unknown as TypedDocumentString<MenuPageFragment, unknown>;
export const HeaderConfigFragmentDoc = new TypedDocumentString(`
    fragment HeaderConfig on Header {
  appBar
  menu
  menuMobile
  languageSwitcher
  propertySearch
  phone
  freeEvaluation
  logo {
    ...Media
  }
  links {
    side
    active
    label
    link
    icon
    color
  }
  banner {
    ...BannerParams
  }
}
    fragment ListingPicture on Picture {
  src
  width
  height
  widths
  share
  alt
  kind
  mark
  focus
}
fragment BannerParams on ComponentLayoutBanner {
  type
  title
  description
  color
  transparent
  videoUrl
  images(pagination: {limit: 8}) {
    ...Media
  }
  video {
    ...Media
  }
  poster {
    ...Media
  }
}
fragment Media on UploadFile {
  url
  width
  height
  alternativeText
  mime
  picture {
    ...ListingPicture
    focus
  }
}`, {"fragmentName":"HeaderConfig"}) as unknown as TypedDocumentString<HeaderConfigFragment, unknown>;
export const FooterConfigFragmentDoc = new TypedDocumentString(`
    fragment FooterConfig on Footer {
  copyright
  blocks {
    id
    title
    introText
    fullText
    columnsSm
    columnsMd
    columnsLg
    public
    image {
      ...Media
    }
  }
}
    fragment ListingPicture on Picture {
  src
  width
  height
  widths
  share
  alt
  kind
  mark
  focus
}
fragment Media on UploadFile {
  url
  width
  height
  alternativeText
  mime
  picture {
    ...ListingPicture
    focus
  }
}`, {"fragmentName":"FooterConfig"}) as unknown as TypedDocumentString<FooterConfigFragment, unknown>;
export const ListingPlacesDocument = new TypedDocumentString(`
    query ListingPlaces($language: String!, $filter: ListingFilter!, $pageSize: Int!) {
  searchListings(
    language: $language
    filter: $filter
    sort: newest
    page: 1
    pageSize: $pageSize
  ) {
    items {
      ...ListingCard
      latitude
      longitude
    }
  }
}
    fragment ListingCard on ListingCard {
  id
  goal
  availability
  title
  textLanguage
  typeId
  typeName
  typeSlug
  cityName
  citySlug
  zip
  countryId
  countryName
  address
  price
  priceUnit
  pricePublished
  bedrooms
  livingArea
  groundArea
  energyLabel
  marquee
  marqueeName
  publishedAt
  openHouse {
    from
    to
  }
  picture {
    ...ListingPicture
  }
  photoCount
}
fragment ListingPicture on Picture {
  src
  width
  height
  widths
  share
  alt
  kind
  mark
  focus
}`) as unknown as TypedDocumentString<ListingPlacesQuery, ListingPlacesQueryVariables>;
export const UnsavedBlocksDocument = new TypedDocumentString(`
    query UnsavedBlocks($language: I18NLocaleCode!, $keys: [String!]!) {
  modules(
    status: DRAFT
    locale: $language
    filters: {key: {in: $keys}}
    pagination: {limit: 24}
  ) {
    ...PageModule
  }
}
    fragment ArticlesBlock on ComponentModuleArticles {
  category {
    key
    name
    slug
  }
}
fragment BannerBlock on ComponentModuleBanner {
  type
  title
  text
  link
  linkLabel
  videoUrl
  images(pagination: {limit: 8}) {
    ...Media
  }
  video {
    ...Media
  }
  poster {
    ...Media
  }
}
fragment ContactFormBlock on ComponentModuleContactForm {
  form
}
fragment KeptDataBlock on ComponentModuleKeptData {
  withMails
}
fragment MapBlock on ComponentModuleMap {
  shows
}
fragment PageModule on Module {
  key
  title
  description
  position
  span
  sort
  columnsSm
  columnsMd
  columnsLg
  view
  cssClass
  active
  itemsPerRow
  maxItems
  image {
    ...Media
  }
  blocks {
    __typename
    ...ArticlesBlock
    ...BannerBlock
    ...ContactFormBlock
    ...KeptDataBlock
    ...MapBlock
    ...ProjectsBlock
    ...PropertyListBlock
    ...QuickSearchBlock
    ...RichTextBlock
    ...TestimonialsBlock
  }
}
fragment ProjectsBlock on ComponentModuleProjects {
  showSold
}
fragment PropertyListBlock on ComponentModulePropertyList {
  goal
  mode
  types
  places
  listings
}
fragment QuickSearchBlock on ComponentModuleQuickSearch {
  intro
  showSearchCount
  logo {
    ...Media
  }
}
fragment RichTextBlock on ComponentModuleRichText {
  body
}
fragment TestimonialsBlock on ComponentModuleTestimonials {
  showImages
}
fragment ListingPicture on Picture {
  src
  width
  height
  widths
  share
  alt
  kind
  mark
  focus
}
fragment Media on UploadFile {
  url
  width
  height
  alternativeText
  mime
  picture {
    ...ListingPicture
    focus
  }
}`) as unknown as TypedDocumentString<UnsavedBlocksQuery, UnsavedBlocksQueryVariables>;
export const ListingAdvertsDocument = new TypedDocumentString(`
    query ListingAdverts($language: String!, $ids: [String!]!) {
  listingAdverts(language: $language, ids: $ids) {
    id
    advert {
      kind
      text
      number
      isWanted
    }
  }
}
    `) as unknown as TypedDocumentString<ListingAdvertsQuery, ListingAdvertsQueryVariables>;
export const ListingCardsDocument = new TypedDocumentString(`
    query ListingCards($language: String!, $ids: [String!]!) {
  listingCards(language: $language, ids: $ids) {
    ...ListingCard
  }
}
    fragment ListingCard on ListingCard {
  id
  goal
  availability
  title
  textLanguage
  typeId
  typeName
  typeSlug
  cityName
  citySlug
  zip
  countryId
  countryName
  address
  price
  priceUnit
  pricePublished
  bedrooms
  livingArea
  groundArea
  energyLabel
  marquee
  marqueeName
  publishedAt
  openHouse {
    from
    to
  }
  picture {
    ...ListingPicture
  }
  photoCount
}
fragment ListingPicture on Picture {
  src
  width
  height
  widths
  share
  alt
  kind
  mark
  focus
}`) as unknown as TypedDocumentString<ListingCardsQuery, ListingCardsQueryVariables>;
export const ListingAddressDocument = new TypedDocumentString(`
    query ListingAddress($language: String!, $id: String!) {
  listingDetail(language: $language, id: $id) {
    card {
      id
      goal
      citySlug
      typeSlug
    }
  }
}
    `) as unknown as TypedDocumentString<ListingAddressQuery, ListingAddressQueryVariables>;
export const NewestListingsDocument = new TypedDocumentString(`
    query NewestListings($language: String!, $filter: ListingFilter!, $sort: ListingSort!, $pageSize: Int!) {
  searchListings(
    language: $language
    filter: $filter
    sort: $sort
    page: 1
    pageSize: $pageSize
  ) {
    items {
      ...ListingCard
    }
  }
}
    fragment ListingCard on ListingCard {
  id
  goal
  availability
  title
  textLanguage
  typeId
  typeName
  typeSlug
  cityName
  citySlug
  zip
  countryId
  countryName
  address
  price
  priceUnit
  pricePublished
  bedrooms
  livingArea
  groundArea
  energyLabel
  marquee
  marqueeName
  publishedAt
  openHouse {
    from
    to
  }
  picture {
    ...ListingPicture
  }
  photoCount
}
fragment ListingPicture on Picture {
  src
  width
  height
  widths
  share
  alt
  kind
  mark
  focus
}`) as unknown as TypedDocumentString<NewestListingsQuery, NewestListingsQueryVariables>;
export const ListingDetailDocument = new TypedDocumentString(`
    query ListingDetail($language: String!, $id: String!) {
  listingDetail(language: $language, id: $id) {
    ...ListingDetail
  }
}
    fragment ListingCard on ListingCard {
  id
  goal
  availability
  title
  textLanguage
  typeId
  typeName
  typeSlug
  cityName
  citySlug
  zip
  countryId
  countryName
  address
  price
  priceUnit
  pricePublished
  bedrooms
  livingArea
  groundArea
  energyLabel
  marquee
  marqueeName
  publishedAt
  openHouse {
    from
    to
  }
  picture {
    ...ListingPicture
  }
  photoCount
}
fragment ListingPicture on Picture {
  src
  width
  height
  widths
  share
  alt
  kind
  mark
  focus
}
fragment ListingDetail on ListingDetail {
  card {
    ...ListingCard
    typeId
    publishedAt
    latitude
    longitude
  }
  isExactPlace
  description
  region
  energyScale
  energyLimits
  pictures {
    ...ListingPicture
  }
  documents {
    id
    kind
    name
  }
  openHouses {
    id
    from
    to
    places
    note
  }
  agentKey
  agent {
    ...AgentCard
  }
  office {
    ...OfficeCard
  }
  advert {
    kind
    text
    number
    isWanted
  }
  nearby {
    kind
    places {
      name
      metres
      latitude
      longitude
      attribution
    }
  }
  landing {
    citySlug
    typeSlug
  }
  writtenIn
  localized {
    language
    citySlug
    typeSlug
  }
  videoUrl
  virtualTourUrl
  typeDescription
  lift
  furnished
  availableFrom
  availabilityText
  chargesOwner
  chargesRenter
  notaryFees
  registrationRights
  vat
  totalCost
  depositAmount
  agencyCost
  inventoryCost
  totalArea
  terraceArea
  gardenArea
  officeArea
  storeArea
  builtArea
  frontWidth
  plotWidth
  bathrooms
  showerRooms
  toilets
  garages
  parkings
  floor
  floors
  garden
  terrace
  extraRooms
  constructionYear
  renovationYear
  facades
  uniqueCode
  energyPerformance
  energyTotal
  co2Emission
  epcNumber
  epcExpiresAt
  eLevel
  permit
  planningDestination
  allotmentPermit
  summons
  preemptionRight
  judicialDecision
  floodZone
  gScore
  pScore
  asbestosType
  asbestosDate
  electricityCertificate
  gasCertificate
  waterMeter
  gasMeter
  electricityMeter
  heating
  kitchen
  roof
  windowFrame
  glazing
  gardenOrientation
  terraceOrientation
  facadeOrientation
  lifeAnnuity
  annuityBouquet
  annuityMonthly
  annuityValue
  annuityOccupied
  annuityIndexed
  annuityMaxYears
  annuityHeads
  annuityAges
}
fragment AgentCard on TeamAgent {
  key
  name
  role
  slug
  officeKey
  isAbsent
  phone
  mobile
  languages
  registration
  picture {
    ...ListingPicture
  }
}
fragment OfficeCard on TeamOffice {
  key
  name
  slug
  street
  zip
  city
  countryId
  phone
  mail
  hours {
    fromDay
    toDay
    opens
    closes
  }
  picture {
    ...ListingPicture
  }
}`) as unknown as TypedDocumentString<ListingDetailQuery, ListingDetailQueryVariables>;
export const ListingWithSimilarDocument = new TypedDocumentString(`
    query ListingWithSimilar($language: String!, $id: String!, $count: Int!) {
  listingDetail(language: $language, id: $id) {
    ...ListingDetail
  }
  similarListings(language: $language, id: $id, count: $count) {
    ...ListingCard
  }
}
    fragment ListingCard on ListingCard {
  id
  goal
  availability
  title
  textLanguage
  typeId
  typeName
  typeSlug
  cityName
  citySlug
  zip
  countryId
  countryName
  address
  price
  priceUnit
  pricePublished
  bedrooms
  livingArea
  groundArea
  energyLabel
  marquee
  marqueeName
  publishedAt
  openHouse {
    from
    to
  }
  picture {
    ...ListingPicture
  }
  photoCount
}
fragment ListingPicture on Picture {
  src
  width
  height
  widths
  share
  alt
  kind
  mark
  focus
}
fragment ListingDetail on ListingDetail {
  card {
    ...ListingCard
    typeId
    publishedAt
    latitude
    longitude
  }
  isExactPlace
  description
  region
  energyScale
  energyLimits
  pictures {
    ...ListingPicture
  }
  documents {
    id
    kind
    name
  }
  openHouses {
    id
    from
    to
    places
    note
  }
  agentKey
  agent {
    ...AgentCard
  }
  office {
    ...OfficeCard
  }
  advert {
    kind
    text
    number
    isWanted
  }
  nearby {
    kind
    places {
      name
      metres
      latitude
      longitude
      attribution
    }
  }
  landing {
    citySlug
    typeSlug
  }
  writtenIn
  localized {
    language
    citySlug
    typeSlug
  }
  videoUrl
  virtualTourUrl
  typeDescription
  lift
  furnished
  availableFrom
  availabilityText
  chargesOwner
  chargesRenter
  notaryFees
  registrationRights
  vat
  totalCost
  depositAmount
  agencyCost
  inventoryCost
  totalArea
  terraceArea
  gardenArea
  officeArea
  storeArea
  builtArea
  frontWidth
  plotWidth
  bathrooms
  showerRooms
  toilets
  garages
  parkings
  floor
  floors
  garden
  terrace
  extraRooms
  constructionYear
  renovationYear
  facades
  uniqueCode
  energyPerformance
  energyTotal
  co2Emission
  epcNumber
  epcExpiresAt
  eLevel
  permit
  planningDestination
  allotmentPermit
  summons
  preemptionRight
  judicialDecision
  floodZone
  gScore
  pScore
  asbestosType
  asbestosDate
  electricityCertificate
  gasCertificate
  waterMeter
  gasMeter
  electricityMeter
  heating
  kitchen
  roof
  windowFrame
  glazing
  gardenOrientation
  terraceOrientation
  facadeOrientation
  lifeAnnuity
  annuityBouquet
  annuityMonthly
  annuityValue
  annuityOccupied
  annuityIndexed
  annuityMaxYears
  annuityHeads
  annuityAges
}
fragment AgentCard on TeamAgent {
  key
  name
  role
  slug
  officeKey
  isAbsent
  phone
  mobile
  languages
  registration
  picture {
    ...ListingPicture
  }
}
fragment OfficeCard on TeamOffice {
  key
  name
  slug
  street
  zip
  city
  countryId
  phone
  mail
  hours {
    fromDay
    toDay
    opens
    closes
  }
  picture {
    ...ListingPicture
  }
}`) as unknown as TypedDocumentString<ListingWithSimilarQuery, ListingWithSimilarQueryVariables>;
export const ListingPricesDocument = new TypedDocumentString(`
    query ListingPrices($language: String!, $id: String!) {
  listingPrices(language: $language, id: $id) {
    at
    from
  }
}
    `) as unknown as TypedDocumentString<ListingPricesQuery, ListingPricesQueryVariables>;
export const ProjectsDocument = new TypedDocumentString(`
    query Projects($language: String!, $withSold: Boolean!) {
  projects(language: $language, withSold: $withSold) {
    ...ProjectCard
  }
}
    fragment ListingPicture on Picture {
  src
  width
  height
  widths
  share
  alt
  kind
  mark
  focus
}
fragment ProjectCard on ProjectCard {
  id
  title
  slug
  excerpt
  cityName
  zip
  countryId
  countryName
  address
  picture {
    ...ListingPicture
  }
  units
  unitsOnOffer
  unitsAvailable
  isSoldOut
  fromPrice
  fromGoal
  minBedrooms
  maxBedrooms
  hasStudio
  minArea
  maxArea
}`) as unknown as TypedDocumentString<ProjectsQuery, ProjectsQueryVariables>;
export const ProjectDocument = new TypedDocumentString(`
    query Project($language: String!, $slug: String!) {
  project(language: $language, slug: $slug) {
    ...ProjectDetail
  }
}
    fragment ListingCard on ListingCard {
  id
  goal
  availability
  title
  textLanguage
  typeId
  typeName
  typeSlug
  cityName
  citySlug
  zip
  countryId
  countryName
  address
  price
  priceUnit
  pricePublished
  bedrooms
  livingArea
  groundArea
  energyLabel
  marquee
  marqueeName
  publishedAt
  openHouse {
    from
    to
  }
  picture {
    ...ListingPicture
  }
  photoCount
}
fragment ListingPicture on Picture {
  src
  width
  height
  widths
  share
  alt
  kind
  mark
  focus
}
fragment ProjectCard on ProjectCard {
  id
  title
  slug
  excerpt
  cityName
  zip
  countryId
  countryName
  address
  picture {
    ...ListingPicture
  }
  units
  unitsOnOffer
  unitsAvailable
  isSoldOut
  fromPrice
  fromGoal
  minBedrooms
  maxBedrooms
  hasStudio
  minArea
  maxArea
}
fragment ProjectDetail on ProjectDetail {
  card {
    ...ProjectCard
  }
  description
  pictures {
    ...ListingPicture
  }
  units {
    floor
    card {
      ...ListingCard
    }
  }
  localized {
    language
    slug
  }
}`) as unknown as TypedDocumentString<ProjectQuery, ProjectQueryVariables>;
export const ProjectOfListingDocument = new TypedDocumentString(`
    query ProjectOfListing($language: String!, $id: String!) {
  projectOfListing(language: $language, id: $id) {
    title
    slug
  }
}
    `) as unknown as TypedDocumentString<ProjectOfListingQuery, ProjectOfListingQueryVariables>;
export const TeamDocument = new TypedDocumentString(`
    query Team($language: I18NLocaleCode!) {
  team(language: $language) {
    agents {
      ...AgentCard
      updatedAt
      text
      localized {
        language
        slug
      }
    }
    offices {
      ...OfficeCard
      updatedAt
      text
      zips
      localized {
        language
        slug
      }
    }
  }
}
    fragment ListingPicture on Picture {
  src
  width
  height
  widths
  share
  alt
  kind
  mark
  focus
}
fragment AgentCard on TeamAgent {
  key
  name
  role
  slug
  officeKey
  isAbsent
  phone
  mobile
  languages
  registration
  picture {
    ...ListingPicture
  }
}
fragment OfficeCard on TeamOffice {
  key
  name
  slug
  street
  zip
  city
  countryId
  phone
  mail
  hours {
    fromDay
    toDay
    opens
    closes
  }
  picture {
    ...ListingPicture
  }
}`) as unknown as TypedDocumentString<TeamQuery, TeamQueryVariables>;
export const TeamListingsDocument = new TypedDocumentString(`
    query TeamListings($language: String!, $agent: String, $office: String) {
  teamListings(language: $language, agent: $agent, office: $office) {
    onOffer {
      ...ListingCard
    }
    closed {
      ...ListingCard
    }
  }
}
    fragment ListingCard on ListingCard {
  id
  goal
  availability
  title
  textLanguage
  typeId
  typeName
  typeSlug
  cityName
  citySlug
  zip
  countryId
  countryName
  address
  price
  priceUnit
  pricePublished
  bedrooms
  livingArea
  groundArea
  energyLabel
  marquee
  marqueeName
  publishedAt
  openHouse {
    from
    to
  }
  picture {
    ...ListingPicture
  }
  photoCount
}
fragment ListingPicture on Picture {
  src
  width
  height
  widths
  share
  alt
  kind
  mark
  focus
}`) as unknown as TypedDocumentString<TeamListingsQuery, TeamListingsQueryVariables>;
export const ArticlesDocument = new TypedDocumentString(`
    query Articles($language: I18NLocaleCode!, $filters: ArticleFiltersInput, $sort: [String], $limit: Int!, $status: PublicationStatus!) {
  articles(
    status: $status
    locale: $language
    filters: $filters
    sort: $sort
    pagination: {limit: $limit}
  ) {
    ...ArticleTeaser
  }
}
    fragment ListingPicture on Picture {
  src
  width
  height
  widths
  share
  alt
  kind
  mark
  focus
}
fragment ArticlePlace on Article {
  key
  slug
  category {
    key
    name
    slug
  }
  subcategory {
    key
    name
    slug
    category {
      key
    }
  }
}
fragment ArticleTeaser on Article {
  ...ArticlePlace
  title
  summary
  date
  image {
    ...Media
  }
}
fragment Media on UploadFile {
  url
  width
  height
  alternativeText
  mime
  picture {
    ...ListingPicture
    focus
  }
}`) as unknown as TypedDocumentString<ArticlesQuery, ArticlesQueryVariables>;
export const ArticleListDocument = new TypedDocumentString(`
    query ArticleList($language: I18NLocaleCode!, $filters: ArticleFiltersInput, $sort: [String], $page: Int!, $pageSize: Int!, $status: PublicationStatus!) {
  articles_connection(
    status: $status
    locale: $language
    filters: $filters
    sort: $sort
    pagination: {page: $page, pageSize: $pageSize}
  ) {
    nodes {
      ...ArticleTeaser
    }
    pageInfo {
      total
    }
  }
}
    fragment ListingPicture on Picture {
  src
  width
  height
  widths
  share
  alt
  kind
  mark
  focus
}
fragment ArticlePlace on Article {
  key
  slug
  category {
    key
    name
    slug
  }
  subcategory {
    key
    name
    slug
    category {
      key
    }
  }
}
fragment ArticleTeaser on Article {
  ...ArticlePlace
  title
  summary
  date
  image {
    ...Media
  }
}
fragment Media on UploadFile {
  url
  width
  height
  alternativeText
  mime
  picture {
    ...ListingPicture
    focus
  }
}`) as unknown as TypedDocumentString<ArticleListQuery, ArticleListQueryVariables>;
export const ArticleDocument = new TypedDocumentString(`
    query Article($language: I18NLocaleCode!, $category: String!, $slug: String!, $status: PublicationStatus!) {
  articles(
    status: $status
    locale: $language
    filters: {category: {key: {eq: $category}}, or: [{slug: {eq: $slug}}, {key: {eqi: $slug}}]}
    pagination: {limit: 5}
  ) {
    ...ArticleTeaser
    author
    body
    publishedAt
    image {
      picture {
        ...SharePicture
      }
    }
    seo {
      ...SeoParams
    }
    related(pagination: {limit: 3}) {
      ...ArticleTeaser
    }
  }
}
    fragment ListingPicture on Picture {
  src
  width
  height
  widths
  share
  alt
  kind
  mark
  focus
}
fragment ArticlePlace on Article {
  key
  slug
  category {
    key
    name
    slug
  }
  subcategory {
    key
    name
    slug
    category {
      key
    }
  }
}
fragment ArticleTeaser on Article {
  ...ArticlePlace
  title
  summary
  date
  image {
    ...Media
  }
}
fragment SeoParams on ComponentSeoParams {
  active
  pageTitle
  metadataTitle
  metadataDescription
  ogTitle
  ogDescription
  ogUrl
  ogSite
  ogImage {
    picture {
      ...SharePicture
    }
  }
  twitterTitle
  twitterDescription
  twitterUrl
  twitterSite
  twitterImage {
    picture {
      ...SharePicture
    }
  }
}
fragment SharePicture on Picture {
  src
  width
  height
  widths
  share
  alt
}
fragment Media on UploadFile {
  url
  width
  height
  alternativeText
  mime
  picture {
    ...ListingPicture
    focus
  }
}`) as unknown as TypedDocumentString<ArticleQuery, ArticleQueryVariables>;
export const ArticleAddressesDocument = new TypedDocumentString(`
    query ArticleAddresses($key: String!, $status: PublicationStatus!) {
  nl: articles(status: $status, locale: "nl", filters: {key: {eq: $key}}) {
    ...ArticlePlace
    seo {
      active
    }
  }
  fr: articles(status: $status, locale: "fr", filters: {key: {eq: $key}}) {
    ...ArticlePlace
    seo {
      active
    }
  }
  en: articles(status: $status, locale: "en", filters: {key: {eq: $key}}) {
    ...ArticlePlace
    seo {
      active
    }
  }
  de: articles(status: $status, locale: "de", filters: {key: {eq: $key}}) {
    ...ArticlePlace
    seo {
      active
    }
  }
}
    fragment ArticlePlace on Article {
  key
  slug
  category {
    key
    name
    slug
  }
  subcategory {
    key
    name
    slug
    category {
      key
    }
  }
}`) as unknown as TypedDocumentString<ArticleAddressesQuery, ArticleAddressesQueryVariables>;
export const ArticleSectionDocument = new TypedDocumentString(`
    query ArticleSection($language: I18NLocaleCode!, $category: String!, $subcategory: String!, $status: PublicationStatus!) {
  articleCategories(
    status: $status
    locale: $language
    filters: {key: {eq: $category}}
    pagination: {limit: 1}
  ) {
    description
    image {
      ...SectionPicture
    }
    seo {
      ...SeoParams
    }
    modules(pagination: {limit: 6}) {
      ...PageModule
    }
  }
  articleSubcategories(
    status: $status
    locale: $language
    filters: {key: {eq: $subcategory}, category: {key: {eq: $category}}}
    pagination: {limit: 1}
  ) {
    description
    image {
      ...SectionPicture
    }
    seo {
      ...SeoParams
    }
  }
}
    fragment ArticlesBlock on ComponentModuleArticles {
  category {
    key
    name
    slug
  }
}
fragment BannerBlock on ComponentModuleBanner {
  type
  title
  text
  link
  linkLabel
  videoUrl
  images(pagination: {limit: 8}) {
    ...Media
  }
  video {
    ...Media
  }
  poster {
    ...Media
  }
}
fragment ContactFormBlock on ComponentModuleContactForm {
  form
}
fragment KeptDataBlock on ComponentModuleKeptData {
  withMails
}
fragment MapBlock on ComponentModuleMap {
  shows
}
fragment PageModule on Module {
  key
  title
  description
  position
  span
  sort
  columnsSm
  columnsMd
  columnsLg
  view
  cssClass
  active
  itemsPerRow
  maxItems
  image {
    ...Media
  }
  blocks {
    __typename
    ...ArticlesBlock
    ...BannerBlock
    ...ContactFormBlock
    ...KeptDataBlock
    ...MapBlock
    ...ProjectsBlock
    ...PropertyListBlock
    ...QuickSearchBlock
    ...RichTextBlock
    ...TestimonialsBlock
  }
}
fragment ProjectsBlock on ComponentModuleProjects {
  showSold
}
fragment PropertyListBlock on ComponentModulePropertyList {
  goal
  mode
  types
  places
  listings
}
fragment QuickSearchBlock on ComponentModuleQuickSearch {
  intro
  showSearchCount
  logo {
    ...Media
  }
}
fragment RichTextBlock on ComponentModuleRichText {
  body
}
fragment TestimonialsBlock on ComponentModuleTestimonials {
  showImages
}
fragment ListingPicture on Picture {
  src
  width
  height
  widths
  share
  alt
  kind
  mark
  focus
}
fragment SectionPicture on UploadFile {
  ...Media
  picture {
    ...SharePicture
  }
}
fragment SeoParams on ComponentSeoParams {
  active
  pageTitle
  metadataTitle
  metadataDescription
  ogTitle
  ogDescription
  ogUrl
  ogSite
  ogImage {
    picture {
      ...SharePicture
    }
  }
  twitterTitle
  twitterDescription
  twitterUrl
  twitterSite
  twitterImage {
    picture {
      ...SharePicture
    }
  }
}
fragment SharePicture on Picture {
  src
  width
  height
  widths
  share
  alt
}
fragment Media on UploadFile {
  url
  width
  height
  alternativeText
  mime
  picture {
    ...ListingPicture
    focus
  }
}`) as unknown as TypedDocumentString<ArticleSectionQuery, ArticleSectionQueryVariables>;
export const TestimonialsDocument = new TypedDocumentString(`
    query Testimonials($language: I18NLocaleCode!, $limit: Int!, $status: PublicationStatus!) {
  testimonials(
    status: $status
    locale: $language
    sort: ["date:desc", "documentId:asc"]
    pagination: {limit: $limit}
  ) {
    ...TestimonialCard
  }
}
    fragment ListingPicture on Picture {
  src
  width
  height
  widths
  share
  alt
  kind
  mark
  focus
}
fragment TestimonialCard on Testimonial {
  documentId
  key
  slug
  name
  subject
  comment
  date
  image {
    ...Media
  }
}
fragment Media on UploadFile {
  url
  width
  height
  alternativeText
  mime
  picture {
    ...ListingPicture
    focus
  }
}`) as unknown as TypedDocumentString<TestimonialsQuery, TestimonialsQueryVariables>;
export const TestimonialListDocument = new TypedDocumentString(`
    query TestimonialList($language: I18NLocaleCode!, $page: Int!, $pageSize: Int!, $status: PublicationStatus!) {
  testimonials_connection(
    status: $status
    locale: $language
    sort: ["date:desc", "documentId:asc"]
    pagination: {page: $page, pageSize: $pageSize}
  ) {
    nodes {
      ...TestimonialCard
    }
    pageInfo {
      total
    }
  }
}
    fragment ListingPicture on Picture {
  src
  width
  height
  widths
  share
  alt
  kind
  mark
  focus
}
fragment TestimonialCard on Testimonial {
  documentId
  key
  slug
  name
  subject
  comment
  date
  image {
    ...Media
  }
}
fragment Media on UploadFile {
  url
  width
  height
  alternativeText
  mime
  picture {
    ...ListingPicture
    focus
  }
}`) as unknown as TypedDocumentString<TestimonialListQuery, TestimonialListQueryVariables>;
export const TestimonialDocument = new TypedDocumentString(`
    query Testimonial($language: I18NLocaleCode!, $slug: String!, $status: PublicationStatus!) {
  testimonials(
    status: $status
    locale: $language
    filters: {slug: {eq: $slug}}
    pagination: {limit: 1}
  ) {
    ...TestimonialCard
    website
    image {
      picture {
        ...SharePicture
      }
    }
  }
}
    fragment ListingPicture on Picture {
  src
  width
  height
  widths
  share
  alt
  kind
  mark
  focus
}
fragment TestimonialCard on Testimonial {
  documentId
  key
  slug
  name
  subject
  comment
  date
  image {
    ...Media
  }
}
fragment SharePicture on Picture {
  src
  width
  height
  widths
  share
  alt
}
fragment Media on UploadFile {
  url
  width
  height
  alternativeText
  mime
  picture {
    ...ListingPicture
    focus
  }
}`) as unknown as TypedDocumentString<TestimonialQuery, TestimonialQueryVariables>;
export const TestimonialOrderDocument = new TypedDocumentString(`
    query TestimonialOrder($language: I18NLocaleCode!, $status: PublicationStatus!) {
  testimonials(
    status: $status
    locale: $language
    sort: ["date:desc", "documentId:asc"]
    pagination: {limit: 100}
  ) {
    documentId
    slug
    name
    subject
  }
}
    `) as unknown as TypedDocumentString<TestimonialOrderQuery, TestimonialOrderQueryVariables>;
export const TestimonialAddressesDocument = new TypedDocumentString(`
    query TestimonialAddresses($documentId: ID!, $status: PublicationStatus!) {
  nl: testimonials(
    status: $status
    locale: "nl"
    filters: {documentId: {eq: $documentId}}
  ) {
    slug
  }
  fr: testimonials(
    status: $status
    locale: "fr"
    filters: {documentId: {eq: $documentId}}
  ) {
    slug
  }
  en: testimonials(
    status: $status
    locale: "en"
    filters: {documentId: {eq: $documentId}}
  ) {
    slug
  }
  de: testimonials(
    status: $status
    locale: "de"
    filters: {documentId: {eq: $documentId}}
  ) {
    slug
  }
}
    `) as unknown as TypedDocumentString<TestimonialAddressesQuery, TestimonialAddressesQueryVariables>;
export const TestimonialSectionDocument = new TypedDocumentString(`
    query TestimonialSection($language: I18NLocaleCode!, $key: String!, $status: PublicationStatus!) {
  pages(
    status: $status
    locale: $language
    filters: {key: {eq: $key}}
    pagination: {limit: 1}
  ) {
    title
    description
    image {
      ...SectionPicture
    }
    seo {
      ...SeoParams
    }
    modules(pagination: {limit: 6}) {
      ...PageModule
    }
  }
}
    fragment ArticlesBlock on ComponentModuleArticles {
  category {
    key
    name
    slug
  }
}
fragment BannerBlock on ComponentModuleBanner {
  type
  title
  text
  link
  linkLabel
  videoUrl
  images(pagination: {limit: 8}) {
    ...Media
  }
  video {
    ...Media
  }
  poster {
    ...Media
  }
}
fragment ContactFormBlock on ComponentModuleContactForm {
  form
}
fragment KeptDataBlock on ComponentModuleKeptData {
  withMails
}
fragment MapBlock on ComponentModuleMap {
  shows
}
fragment PageModule on Module {
  key
  title
  description
  position
  span
  sort
  columnsSm
  columnsMd
  columnsLg
  view
  cssClass
  active
  itemsPerRow
  maxItems
  image {
    ...Media
  }
  blocks {
    __typename
    ...ArticlesBlock
    ...BannerBlock
    ...ContactFormBlock
    ...KeptDataBlock
    ...MapBlock
    ...ProjectsBlock
    ...PropertyListBlock
    ...QuickSearchBlock
    ...RichTextBlock
    ...TestimonialsBlock
  }
}
fragment ProjectsBlock on ComponentModuleProjects {
  showSold
}
fragment PropertyListBlock on ComponentModulePropertyList {
  goal
  mode
  types
  places
  listings
}
fragment QuickSearchBlock on ComponentModuleQuickSearch {
  intro
  showSearchCount
  logo {
    ...Media
  }
}
fragment RichTextBlock on ComponentModuleRichText {
  body
}
fragment TestimonialsBlock on ComponentModuleTestimonials {
  showImages
}
fragment ListingPicture on Picture {
  src
  width
  height
  widths
  share
  alt
  kind
  mark
  focus
}
fragment SectionPicture on UploadFile {
  ...Media
  picture {
    ...SharePicture
  }
}
fragment SeoParams on ComponentSeoParams {
  active
  pageTitle
  metadataTitle
  metadataDescription
  ogTitle
  ogDescription
  ogUrl
  ogSite
  ogImage {
    picture {
      ...SharePicture
    }
  }
  twitterTitle
  twitterDescription
  twitterUrl
  twitterSite
  twitterImage {
    picture {
      ...SharePicture
    }
  }
}
fragment SharePicture on Picture {
  src
  width
  height
  widths
  share
  alt
}
fragment Media on UploadFile {
  url
  width
  height
  alternativeText
  mime
  picture {
    ...ListingPicture
    focus
  }
}`) as unknown as TypedDocumentString<TestimonialSectionQuery, TestimonialSectionQueryVariables>;
export const ConsentWordsDocument = new TypedDocumentString(`
    query ConsentWords($language: I18NLocaleCode!, $status: PublicationStatus!) {
  cookieConsent(status: $status, locale: $language) {
    title
    text
    settingsText
    necessary
    analytical
    marketing
    social
    unclassified
    cookies(pagination: {limit: 60}) {
      name
      category
      setBy
      purpose
      duration
      service
    }
  }
  consentNumbers {
    number
  }
}
    `) as unknown as TypedDocumentString<ConsentWordsQuery, ConsentWordsQueryVariables>;
export const AppointmentSlotsDocument = new TypedDocumentString(`
    query AppointmentSlots($listing: String!) {
  appointmentSlots(listing: $listing) {
    id
    start
    end
    free
  }
  appointmentsFull(listing: $listing)
}
    `) as unknown as TypedDocumentString<AppointmentSlotsQuery, AppointmentSlotsQueryVariables>;
export const CreateLeadDocument = new TypedDocumentString(`
    mutation CreateLead($lead: LeadInput!) {
  createLead(lead: $lead)
}
    `) as unknown as TypedDocumentString<CreateLeadMutation, CreateLeadMutationVariables>;
export const ChangeOwnerPreferencesDocument = new TypedDocumentString(`
    mutation ChangeOwnerPreferences($session: String!, $language: String!, $weeklyReport: Boolean!) {
  changeOwnerPreferences(
    session: $session
    language: $language
    weeklyReport: $weeklyReport
  )
}
    `) as unknown as TypedDocumentString<ChangeOwnerPreferencesMutation, ChangeOwnerPreferencesMutationVariables>;
export const AskOwnerEmailDocument = new TypedDocumentString(`
    mutation AskOwnerEmail($session: String!, $email: String!, $current: String!) {
  askOwnerEmail(session: $session, email: $email, current: $current)
}
    `) as unknown as TypedDocumentString<AskOwnerEmailMutation, AskOwnerEmailMutationVariables>;
export const LogInOwnerDocument = new TypedDocumentString(`
    mutation LogInOwner($identifier: String!, $password: String!) {
  logInOwner(identifier: $identifier, password: $password) {
    session
  }
}
    `) as unknown as TypedDocumentString<LogInOwnerMutation, LogInOwnerMutationVariables>;
export const LogOutOwnerDocument = new TypedDocumentString(`
    mutation LogOutOwner($session: String!) {
  logOutOwner(session: $session)
}
    `) as unknown as TypedDocumentString<LogOutOwnerMutation, LogOutOwnerMutationVariables>;
export const RequestPasswordResetDocument = new TypedDocumentString(`
    mutation RequestPasswordReset($email: String!, $language: String!) {
  requestPasswordReset(email: $email, language: $language)
}
    `) as unknown as TypedDocumentString<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;
export const SetPasswordDocument = new TypedDocumentString(`
    mutation SetPassword($token: String!, $password: String!) {
  setPassword(token: $token, password: $password) {
    session
  }
}
    `) as unknown as TypedDocumentString<SetPasswordMutation, SetPasswordMutationVariables>;
export const PasswordLinkDocument = new TypedDocumentString(`
    query PasswordLink($token: String!) {
  passwordLink(token: $token) {
    email
    isInvitation
  }
}
    `) as unknown as TypedDocumentString<PasswordLinkQuery, PasswordLinkQueryVariables>;
export const SavedSearchByTokenDocument = new TypedDocumentString(`
    query SavedSearchByToken($token: String!) {
  savedSearchByToken(token: $token) {
    ...MailSavedSearch
  }
}
    fragment MailSavedSearch on SavedSearch {
  email
  state
  rhythm
  criteria {
    goal
    types
    zips
    minPrice
    maxPrice
    minBedrooms
    maxBedrooms
    minGarages
    minParkings
    minArea
    maxArea
    minBathrooms
    minGround
    maxGround
    minYear
    maxYear
    availableBy
    amenities
  }
}`) as unknown as TypedDocumentString<SavedSearchByTokenQuery, SavedSearchByTokenQueryVariables>;
export const ConfirmSavedSearchDocument = new TypedDocumentString(`
    mutation ConfirmSavedSearch($token: String!) {
  confirmSavedSearch(token: $token) {
    ...MailSavedSearch
  }
}
    fragment MailSavedSearch on SavedSearch {
  email
  state
  rhythm
  criteria {
    goal
    types
    zips
    minPrice
    maxPrice
    minBedrooms
    maxBedrooms
    minGarages
    minParkings
    minArea
    maxArea
    minBathrooms
    minGround
    maxGround
    minYear
    maxYear
    availableBy
    amenities
  }
}`) as unknown as TypedDocumentString<ConfirmSavedSearchMutation, ConfirmSavedSearchMutationVariables>;
export const ChangeSavedSearchDocument = new TypedDocumentString(`
    mutation ChangeSavedSearch($token: String!, $criteria: CriteriaInput!, $rhythm: String!) {
  changeSavedSearch(token: $token, criteria: $criteria, rhythm: $rhythm) {
    ...MailSavedSearch
  }
}
    fragment MailSavedSearch on SavedSearch {
  email
  state
  rhythm
  criteria {
    goal
    types
    zips
    minPrice
    maxPrice
    minBedrooms
    maxBedrooms
    minGarages
    minParkings
    minArea
    maxArea
    minBathrooms
    minGround
    maxGround
    minYear
    maxYear
    availableBy
    amenities
  }
}`) as unknown as TypedDocumentString<ChangeSavedSearchMutation, ChangeSavedSearchMutationVariables>;
export const StopSavedSearchDocument = new TypedDocumentString(`
    mutation StopSavedSearch($token: String!) {
  stopSavedSearch(token: $token) {
    ...MailSavedSearch
  }
}
    fragment MailSavedSearch on SavedSearch {
  email
  state
  rhythm
  criteria {
    goal
    types
    zips
    minPrice
    maxPrice
    minBedrooms
    maxBedrooms
    minGarages
    minParkings
    minArea
    maxArea
    minBathrooms
    minGround
    maxGround
    minYear
    maxYear
    availableBy
    amenities
  }
}`) as unknown as TypedDocumentString<StopSavedSearchMutation, StopSavedSearchMutationVariables>;
export const DeleteSavedSearchDocument = new TypedDocumentString(`
    mutation DeleteSavedSearch($token: String!) {
  deleteSavedSearch(token: $token)
}
    `) as unknown as TypedDocumentString<DeleteSavedSearchMutation, DeleteSavedSearchMutationVariables>;
export const SubscriptionByTokenDocument = new TypedDocumentString(`
    query SubscriptionByToken($token: String!) {
  subscriptionByToken(token: $token) {
    ...MailSubscription
  }
}
    fragment MailSubscription on NewsletterSubscription {
  email
  state
}`) as unknown as TypedDocumentString<SubscriptionByTokenQuery, SubscriptionByTokenQueryVariables>;
export const ConfirmSubscriptionDocument = new TypedDocumentString(`
    mutation ConfirmSubscription($token: String!) {
  confirmSubscription(token: $token) {
    ...MailSubscription
  }
}
    fragment MailSubscription on NewsletterSubscription {
  email
  state
}`) as unknown as TypedDocumentString<ConfirmSubscriptionMutation, ConfirmSubscriptionMutationVariables>;
export const StopSubscriptionDocument = new TypedDocumentString(`
    mutation StopSubscription($token: String!) {
  stopSubscription(token: $token) {
    ...MailSubscription
  }
}
    fragment MailSubscription on NewsletterSubscription {
  email
  state
}`) as unknown as TypedDocumentString<StopSubscriptionMutation, StopSubscriptionMutationVariables>;
export const OwnerReportByTokenDocument = new TypedDocumentString(`
    query OwnerReportByToken($token: String!) {
  ownerReportByToken(token: $token) {
    email
    isStopped
  }
}
    `) as unknown as TypedDocumentString<OwnerReportByTokenQuery, OwnerReportByTokenQueryVariables>;
export const StopOwnerReportDocument = new TypedDocumentString(`
    mutation StopOwnerReport($token: String!) {
  stopOwnerReport(token: $token) {
    isStopped
  }
}
    `) as unknown as TypedDocumentString<StopOwnerReportMutation, StopOwnerReportMutationVariables>;
export const OwnerEmailLinkDocument = new TypedDocumentString(`
    query OwnerEmailLink($token: String!) {
  ownerEmailLink(token: $token) {
    email
  }
}
    `) as unknown as TypedDocumentString<OwnerEmailLinkQuery, OwnerEmailLinkQueryVariables>;
export const ConfirmOwnerEmailDocument = new TypedDocumentString(`
    mutation ConfirmOwnerEmail($token: String!) {
  confirmOwnerEmail(token: $token)
}
    `) as unknown as TypedDocumentString<ConfirmOwnerEmailMutation, ConfirmOwnerEmailMutationVariables>;
export const AppointmentByTokenDocument = new TypedDocumentString(`
    query AppointmentByToken($token: String!) {
  appointmentByToken(token: $token) {
    ...MailAppointment
  }
}
    fragment MailAppointment on Appointment {
  listing
  state
  start
  end
}`) as unknown as TypedDocumentString<AppointmentByTokenQuery, AppointmentByTokenQueryVariables>;
export const CancelAppointmentDocument = new TypedDocumentString(`
    mutation CancelAppointment($token: String!) {
  cancelAppointment(token: $token) {
    ...MailAppointment
  }
}
    fragment MailAppointment on Appointment {
  listing
  state
  start
  end
}`) as unknown as TypedDocumentString<CancelAppointmentMutation, CancelAppointmentMutationVariables>;
export const MapPlacesDocument = new TypedDocumentString(`
    query MapPlaces($language: String!, $filter: ListingFilter!, $zoom: Int!) {
  listingPlaces(language: $language, filter: $filter, zoom: $zoom) {
    points {
      id
      goal
      availability
      latitude
      longitude
      isExact
      price
      priceUnit
      pricePublished
    }
    clusters {
      latitude
      longitude
      count
      south
      west
      north
      east
    }
  }
}
    `) as unknown as TypedDocumentString<MapPlacesQuery, MapPlacesQueryVariables>;
export const ChangePasswordDocument = new TypedDocumentString(`
    mutation ChangePassword($session: String!, $current: String!, $password: String!) {
  changePassword(session: $session, current: $current, password: $password) {
    session
  }
}
    `) as unknown as TypedDocumentString<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const ListingCalendarDocument = new TypedDocumentString(`
    query ListingCalendar($session: String!, $listing: String!, $month: String!) {
  ownerCalendar(session: $session, listing: $listing, month: $month) {
    month
    firstMonth
    since
    days {
      day
      visits
    }
    viewings {
      start
      end
      booked
    }
  }
}
    `) as unknown as TypedDocumentString<ListingCalendarQuery, ListingCalendarQueryVariables>;
export const OwnerVisitsDocument = new TypedDocumentString(`
    query OwnerVisits($session: String!) {
  ownerStatistics(session: $session) {
    totals {
      today
      week
      month
      total
    }
    days {
      day
      visits
    }
    last30
  }
}
    `) as unknown as TypedDocumentString<OwnerVisitsQuery, OwnerVisitsQueryVariables>;
export const OwnerFiguresDocument = new TypedDocumentString(`
    query OwnerFigures($session: String!) {
  ownerFigures(session: $session) {
    reference
    last30
    viewings {
      start
      end
      booked
    }
  }
}
    `) as unknown as TypedDocumentString<OwnerFiguresQuery, OwnerFiguresQueryVariables>;
export const OwnerDocumentsDocument = new TypedDocumentString(`
    query OwnerDocuments($session: String!, $listing: String!) {
  ownerDocuments(session: $session, listing: $listing) {
    id
    name
    size
    createdAt
  }
}
    `) as unknown as TypedDocumentString<OwnerDocumentsQuery, OwnerDocumentsQueryVariables>;
export const ListingHistoryDocument = new TypedDocumentString(`
    query ListingHistory($session: String!, $listing: String!, $kind: OwnerHistoryKind!, $filter: HistoryFilter, $sort: String, $page: Int, $pageSize: Int) {
  ownerHistory(
    session: $session
    listing: $listing
    kind: $kind
    filter: $filter
    sort: $sort
    page: $page
    pageSize: $pageSize
  ) {
    total
    types
    states
    rows {
      ...HistoryRow
    }
  }
}
    fragment HistoryRow on HistoryRow {
  id
  date
  type
  contact
  subject
  comment
  state
  source
  url
}`) as unknown as TypedDocumentString<ListingHistoryQuery, ListingHistoryQueryVariables>;
export const ListingColleagueDocument = new TypedDocumentString(`
    query ListingColleague($session: String!, $listing: String!, $language: String!) {
  ownerColleague(session: $session, listing: $listing, language: $language) {
    agent {
      ...AgentCard
    }
    office {
      ...OfficeCard
    }
  }
}
    fragment ListingPicture on Picture {
  src
  width
  height
  widths
  share
  alt
  kind
  mark
  focus
}
fragment AgentCard on TeamAgent {
  key
  name
  role
  slug
  officeKey
  isAbsent
  phone
  mobile
  languages
  registration
  picture {
    ...ListingPicture
  }
}
fragment OfficeCard on TeamOffice {
  key
  name
  slug
  street
  zip
  city
  countryId
  phone
  mail
  hours {
    fromDay
    toDay
    opens
    closes
  }
  picture {
    ...ListingPicture
  }
}`) as unknown as TypedDocumentString<ListingColleagueQuery, ListingColleagueQueryVariables>;
export const ListingVisitsDocument = new TypedDocumentString(`
    query ListingVisits($session: String!, $listing: String!) {
  ownerStatistics(session: $session, listing: $listing) {
    since
    totals {
      today
      week
      month
      total
    }
    days {
      day
      visits
    }
    last30
    similar {
      listings
      days
      last30
    }
  }
}
    `) as unknown as TypedDocumentString<ListingVisitsQuery, ListingVisitsQueryVariables>;
export const OwnerOutcomesDocument = new TypedDocumentString(`
    query OwnerOutcomes($session: String!, $week: Date) {
  ownerOutcomes(session: $session, week: $week) {
    from
    to
    listings {
      ...ListingOutcome
    }
  }
}
    fragment OutcomeCounts on OutcomeCounts {
  views
  enquiries
  visitsAsked
  visitsPlanned
  visitsDone
  offers
  savedSearches
}
fragment ListingOutcome on ListingOutcome {
  reference
  total {
    ...OutcomeCounts
  }
  period {
    ...OutcomeCounts
  }
  prices {
    at
    from
    to
  }
  feedback {
    id
    at
    text
  }
  nextStep {
    id
    at
    text
  }
}`) as unknown as TypedDocumentString<OwnerOutcomesQuery, OwnerOutcomesQueryVariables>;
export const OwnerFunnelDocument = new TypedDocumentString(`
    query OwnerFunnel($session: String!, $listing: String!) {
  ownerFunnel(session: $session, listing: $listing) {
    since
    listings
    steps {
      step
      own
      similar
    }
  }
}
    `) as unknown as TypedDocumentString<OwnerFunnelQuery, OwnerFunnelQueryVariables>;
export const OwnedListingsDocument = new TypedDocumentString(`
    query OwnedListings($session: String!, $language: String!) {
  ownedListings(session: $session, language: $language) {
    reference
    title
    place
    availability
    isShown
    waitsFor
    card {
      ...ListingCard
    }
  }
}
    fragment ListingCard on ListingCard {
  id
  goal
  availability
  title
  textLanguage
  typeId
  typeName
  typeSlug
  cityName
  citySlug
  zip
  countryId
  countryName
  address
  price
  priceUnit
  pricePublished
  bedrooms
  livingArea
  groundArea
  energyLabel
  marquee
  marqueeName
  publishedAt
  openHouse {
    from
    to
  }
  picture {
    ...ListingPicture
  }
  photoCount
}
fragment ListingPicture on Picture {
  src
  width
  height
  widths
  share
  alt
  kind
  mark
  focus
}`) as unknown as TypedDocumentString<OwnedListingsQuery, OwnedListingsQueryVariables>;
export const OwnerAccountDocument = new TypedDocumentString(`
    query OwnerAccount($session: String!) {
  ownerAccount(session: $session) {
    firstName
    lastName
    email
    phone
    language
    loggedInAt
    previousLoginAt
    weeklyReport
    newEmail
  }
}
    `) as unknown as TypedDocumentString<OwnerAccountQuery, OwnerAccountQueryVariables>;
export const AskAgencyDocument = new TypedDocumentString(`
    mutation AskAgency($session: String!, $listing: String!, $text: String!, $submissionId: String!) {
  askAgency(
    session: $session
    listing: $listing
    text: $text
    submissionId: $submissionId
  )
}
    `) as unknown as TypedDocumentString<AskAgencyMutation, AskAgencyMutationVariables>;
export const ListingChoicesDocument = new TypedDocumentString(`
    query ListingChoices($language: String!) {
  listingChoices(language: $language) {
    types {
      webId
      parentId
      name
    }
    zips {
      zip
      names
      countryId
      countryName
      region
    }
  }
}
    `) as unknown as TypedDocumentString<ListingChoicesQuery, ListingChoicesQueryVariables>;
export const CityNamesDocument = new TypedDocumentString(`
    query CityNames($language: String!, $cities: [String!]!) {
  cityNames(language: $language, cities: $cities) {
    city
    names {
      language
      name
    }
  }
}
    `) as unknown as TypedDocumentString<CityNamesQuery, CityNamesQueryVariables>;
export const LandingPageDocument = new TypedDocumentString(`
    query LandingPage($language: String!, $goal: Goal!, $citySlug: String!, $typeSlug: String) {
  landingPage(
    language: $language
    goal: $goal
    citySlug: $citySlug
    typeSlug: $typeSlug
  ) {
    place
    placeName
    countryId
    countryName
    typeId
    typeName
    total
    slugs {
      language
      citySlug
      typeSlug
    }
    types {
      ...LandingLink
    }
    neighbours {
      ...LandingLink
    }
  }
}
    fragment LandingLink on LandingLink {
  name
  citySlug
  typeSlug
  count
}`) as unknown as TypedDocumentString<LandingPageQuery, LandingPageQueryVariables>;
export const LandingSlugsDocument = new TypedDocumentString(`
    query LandingSlugs($city: String!, $type: String) {
  landingSlugs(city: $city, type: $type) {
    language
    citySlug
    typeSlug
  }
}
    `) as unknown as TypedDocumentString<LandingSlugsQuery, LandingSlugsQueryVariables>;
export const LandingTextsDocument = new TypedDocumentString(`
    query LandingTexts($language: I18NLocaleCode!, $goal: String!, $place: String!, $status: PublicationStatus!) {
  landingTexts(
    status: $status
    locale: $language
    filters: {goal: {eq: $goal}, place: {eq: $place}}
    pagination: {limit: 50}
  ) {
    type
    introduction
  }
}
    `) as unknown as TypedDocumentString<LandingTextsQuery, LandingTextsQueryVariables>;
export const QuickSearchDocument = new TypedDocumentString(`
    query QuickSearch($language: String!, $text: String!) {
  quickSearch(language: $language, text: $text) {
    types {
      webId
      name
      countSale
      countRent
    }
    cities {
      value
      name
      zip
      countryId
      countryName
      slug
      countSale
      countRent
    }
    listings {
      id
      title
      excerpt
      picture {
        ...ListingPicture
      }
    }
  }
}
    fragment ListingPicture on Picture {
  src
  width
  height
  widths
  share
  alt
  kind
  mark
  focus
}`) as unknown as TypedDocumentString<QuickSearchQuery, QuickSearchQueryVariables>;
export const ListingCountsDocument = new TypedDocumentString(`
    query ListingCounts {
  listingCounts {
    sale
    rent
  }
}
    `) as unknown as TypedDocumentString<ListingCountsQuery, ListingCountsQueryVariables>;
export const SearchReadingDocument = new TypedDocumentString(`
    query SearchReading($language: String!, $text: String!) {
  searchReading(language: $language, text: $text) {
    ...ReadSentence
    listing {
      id
      goal
      citySlug
      typeSlug
    }
  }
}
    fragment ReadSentence on SearchReading {
  goal
  types
  typeNames
  cities
  cityNames
  minPrice
  maxPrice
  minBedrooms
  minArea
  minBathrooms
  minGround
  minYear
  maxBedrooms
  maxArea
  maxGround
  maxYear
  availableBy
  energy
  amenities
  newWithinDays
  near
  text
  corrected {
    typed
    taken
  }
  refused
  assumed
}`) as unknown as TypedDocumentString<SearchReadingQuery, SearchReadingQueryVariables>;
export const SearchReadingOfGoalsDocument = new TypedDocumentString(`
    query SearchReadingOfGoals($language: String!, $text: String!) {
  searchReading(language: $language, text: $text) {
    ...ReadSentence
    listing {
      id
      goal
      citySlug
      typeSlug
    }
    countSale
    countRent
  }
}
    fragment ReadSentence on SearchReading {
  goal
  types
  typeNames
  cities
  cityNames
  minPrice
  maxPrice
  minBedrooms
  minArea
  minBathrooms
  minGround
  minYear
  maxBedrooms
  maxArea
  maxGround
  maxYear
  availableBy
  energy
  amenities
  newWithinDays
  near
  text
  corrected {
    typed
    taken
  }
  refused
  assumed
}`) as unknown as TypedDocumentString<SearchReadingOfGoalsQuery, SearchReadingOfGoalsQueryVariables>;
export const SearchListingsDocument = new TypedDocumentString(`
    query SearchListings($language: String!, $filter: ListingFilter!, $sort: ListingSort!, $page: Int!, $pageSize: Int!) {
  searchListings(
    language: $language
    filter: $filter
    sort: $sort
    page: $page
    pageSize: $pageSize
  ) {
    corrections {
      typed
      taken
    }
    items {
      ...ListingCard
    }
    ...SearchFacets
  }
}
    fragment ListingCard on ListingCard {
  id
  goal
  availability
  title
  textLanguage
  typeId
  typeName
  typeSlug
  cityName
  citySlug
  zip
  countryId
  countryName
  address
  price
  priceUnit
  pricePublished
  bedrooms
  livingArea
  groundArea
  energyLabel
  marquee
  marqueeName
  publishedAt
  openHouse {
    from
    to
  }
  picture {
    ...ListingPicture
  }
  photoCount
}
fragment ListingPicture on Picture {
  src
  width
  height
  widths
  share
  alt
  kind
  mark
  focus
}
fragment SearchFacets on ListingSearch {
  total
  types {
    webId
    parentId
    name
    count
  }
  cities {
    value
    name
    zip
    countryId
    countryName
    count
    selectedBy
    spellings {
      name
      count
      selectedBy
    }
  }
  choices {
    filter
    values {
      value
      count
    }
  }
  amenities {
    amenity
    count
  }
  near {
    kind
    count
  }
  minimums {
    filter
    steps {
      atLeast
      count
    }
  }
  prices {
    from
    count
  }
  unstated {
    filter
    count
  }
}`) as unknown as TypedDocumentString<SearchListingsQuery, SearchListingsQueryVariables>;
export const CountChoicesDocument = new TypedDocumentString(`
    query CountChoices($language: String!, $filter: ListingFilter!) {
  searchListings(language: $language, filter: $filter, pageSize: 0) {
    ...SearchFacets
  }
}
    fragment SearchFacets on ListingSearch {
  total
  types {
    webId
    parentId
    name
    count
  }
  cities {
    value
    name
    zip
    countryId
    countryName
    count
    selectedBy
    spellings {
      name
      count
      selectedBy
    }
  }
  choices {
    filter
    values {
      value
      count
    }
  }
  amenities {
    amenity
    count
  }
  near {
    kind
    count
  }
  minimums {
    filter
    steps {
      atLeast
      count
    }
  }
  prices {
    from
    count
  }
  unstated {
    filter
    count
  }
}`) as unknown as TypedDocumentString<CountChoicesQuery, CountChoicesQueryVariables>;
export const CountListingsDocument = new TypedDocumentString(`
    query CountListings($language: String!, $filter: ListingFilter!) {
  countListings(language: $language, filter: $filter)
}
    `) as unknown as TypedDocumentString<CountListingsQuery, CountListingsQueryVariables>;
export const FeedListingsDocument = new TypedDocumentString(`
    query FeedListings($language: String!, $goal: Goal!, $pageSize: Int!) {
  searchListings(
    language: $language
    filter: {goal: $goal}
    sort: newest
    page: 1
    pageSize: $pageSize
  ) {
    items {
      ...ListingCard
      excerpt
      publishedAt
    }
  }
}
    fragment ListingCard on ListingCard {
  id
  goal
  availability
  title
  textLanguage
  typeId
  typeName
  typeSlug
  cityName
  citySlug
  zip
  countryId
  countryName
  address
  price
  priceUnit
  pricePublished
  bedrooms
  livingArea
  groundArea
  energyLabel
  marquee
  marqueeName
  publishedAt
  openHouse {
    from
    to
  }
  picture {
    ...ListingPicture
  }
  photoCount
}
fragment ListingPicture on Picture {
  src
  width
  height
  widths
  share
  alt
  kind
  mark
  focus
}`) as unknown as TypedDocumentString<FeedListingsQuery, FeedListingsQueryVariables>;
export const RecordVisitsDocument = new TypedDocumentString(`
    mutation RecordVisits($batch: String!, $visits: [VisitInput!]!) {
  recordVisits(batch: $batch, visits: $visits)
}
    `) as unknown as TypedDocumentString<RecordVisitsMutation, RecordVisitsMutationVariables>;
export const ExportIdsDocument = new TypedDocumentString(`
    query ExportIds($language: String!, $goal: Goal!, $page: Int!, $pageSize: Int!) {
  searchListings(
    language: $language
    filter: {goal: $goal}
    sort: newest
    page: $page
    pageSize: $pageSize
  ) {
    total
    items {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<ExportIdsQuery, ExportIdsQueryVariables>;
export const ExportListingDocument = new TypedDocumentString(`
    query ExportListing($id: String!) {
  nl: listingDetail(language: "nl", id: $id) {
    ...ExportListing
  }
  fr: listingDetail(language: "fr", id: $id) {
    ...ExportListing
  }
  en: listingDetail(language: "en", id: $id) {
    ...ExportListing
  }
  de: listingDetail(language: "de", id: $id) {
    ...ExportListing
  }
}
    fragment ListingCard on ListingCard {
  id
  goal
  availability
  title
  textLanguage
  typeId
  typeName
  typeSlug
  cityName
  citySlug
  zip
  countryId
  countryName
  address
  price
  priceUnit
  pricePublished
  bedrooms
  livingArea
  groundArea
  energyLabel
  marquee
  marqueeName
  publishedAt
  openHouse {
    from
    to
  }
  picture {
    ...ListingPicture
  }
  photoCount
}
fragment ListingPicture on Picture {
  src
  width
  height
  widths
  share
  alt
  kind
  mark
  focus
}
fragment ExportListing on ListingDetail {
  card {
    ...ListingCard
    typeId
    latitude
    longitude
  }
  isExactPlace
  description
  advert {
    kind
    text
    number
    isWanted
  }
  pictures {
    ...ListingPicture
  }
  videoUrl
  virtualTourUrl
  chargesOwner
  chargesRenter
  depositAmount
  totalArea
  terraceArea
  gardenArea
  bathrooms
  toilets
  parkings
  floor
  floors
  constructionYear
  renovationYear
  energyPerformance
  epcExpiresAt
}`) as unknown as TypedDocumentString<ExportListingQuery, ExportListingQueryVariables>;
export const SitemapPagesDocument = new TypedDocumentString(`
    query SitemapPages($language: I18NLocaleCode!, $start: Int!, $limit: Int!) {
  pages(
    status: PUBLISHED
    locale: $language
    sort: ["sort:asc", "id:asc"]
    pagination: {start: $start, limit: $limit}
  ) {
    key
    publishedAt
    modules(pagination: {limit: 24}) {
      active
      publishedAt
      blocks {
        __typename
        ... on ComponentModulePropertyList {
          goal
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SitemapPagesQuery, SitemapPagesQueryVariables>;
export const SitemapArticlesDocument = new TypedDocumentString(`
    query SitemapArticles($language: I18NLocaleCode!, $start: Int!, $limit: Int!) {
  articles(
    status: PUBLISHED
    locale: $language
    sort: ["id:asc"]
    pagination: {start: $start, limit: $limit}
  ) {
    ...ArticlePlace
    category {
      seo {
        active
      }
    }
    subcategory {
      key
      seo {
        active
      }
    }
    publishedAt
    seo {
      active
    }
  }
}
    fragment ArticlePlace on Article {
  key
  slug
  category {
    key
    name
    slug
  }
  subcategory {
    key
    name
    slug
    category {
      key
    }
  }
}`) as unknown as TypedDocumentString<SitemapArticlesQuery, SitemapArticlesQueryVariables>;
export const SitemapTestimonialsDocument = new TypedDocumentString(`
    query SitemapTestimonials($language: I18NLocaleCode!, $start: Int!, $limit: Int!) {
  testimonials(
    status: PUBLISHED
    locale: $language
    sort: ["id:asc"]
    pagination: {start: $start, limit: $limit}
  ) {
    documentId
    slug
    publishedAt
  }
}
    `) as unknown as TypedDocumentString<SitemapTestimonialsQuery, SitemapTestimonialsQueryVariables>;
export const SitemapListingsDocument = new TypedDocumentString(`
    query SitemapListings($part: Int!) {
  listingAddresses(part: $part) {
    id
    goal
    updatedAt
    slugs {
      language
      citySlug
      typeSlug
    }
  }
}
    `) as unknown as TypedDocumentString<SitemapListingsQuery, SitemapListingsQueryVariables>;
export const ListingMapDocument = new TypedDocumentString(`
    query ListingMap {
  listingMap {
    parts {
      number
      updatedAt
    }
    saleUpdatedAt
    rentUpdatedAt
  }
}
    `) as unknown as TypedDocumentString<ListingMapQuery, ListingMapQueryVariables>;
export const SitemapProjectsDocument = new TypedDocumentString(`
    query SitemapProjects {
  projectAddresses {
    updatedAt
    slugs {
      language
      slug
    }
  }
}
    `) as unknown as TypedDocumentString<SitemapProjectsQuery, SitemapProjectsQueryVariables>;
export const SitemapPlacesDocument = new TypedDocumentString(`
    query SitemapPlaces {
  landingAddresses {
    goal
    updatedAt
    slugs {
      language
      citySlug
      typeSlug
    }
  }
}
    `) as unknown as TypedDocumentString<SitemapPlacesQuery, SitemapPlacesQueryVariables>;
export const PageDocument = new TypedDocumentString(`
    query Page($language: I18NLocaleCode!, $key: String!, $status: PublicationStatus!) {
  pages(
    status: $status
    locale: $language
    filters: {key: {eq: $key}}
    pagination: {limit: 1}
  ) {
    ...PageContent
  }
}
    fragment ArticlesBlock on ComponentModuleArticles {
  category {
    key
    name
    slug
  }
}
fragment BannerBlock on ComponentModuleBanner {
  type
  title
  text
  link
  linkLabel
  videoUrl
  images(pagination: {limit: 8}) {
    ...Media
  }
  video {
    ...Media
  }
  poster {
    ...Media
  }
}
fragment ContactFormBlock on ComponentModuleContactForm {
  form
}
fragment KeptDataBlock on ComponentModuleKeptData {
  withMails
}
fragment MapBlock on ComponentModuleMap {
  shows
}
fragment PageModule on Module {
  key
  title
  description
  position
  span
  sort
  columnsSm
  columnsMd
  columnsLg
  view
  cssClass
  active
  itemsPerRow
  maxItems
  image {
    ...Media
  }
  blocks {
    __typename
    ...ArticlesBlock
    ...BannerBlock
    ...ContactFormBlock
    ...KeptDataBlock
    ...MapBlock
    ...ProjectsBlock
    ...PropertyListBlock
    ...QuickSearchBlock
    ...RichTextBlock
    ...TestimonialsBlock
  }
}
fragment ProjectsBlock on ComponentModuleProjects {
  showSold
}
fragment PropertyListBlock on ComponentModulePropertyList {
  goal
  mode
  types
  places
  listings
}
fragment QuickSearchBlock on ComponentModuleQuickSearch {
  intro
  showSearchCount
  logo {
    ...Media
  }
}
fragment RichTextBlock on ComponentModuleRichText {
  body
}
fragment TestimonialsBlock on ComponentModuleTestimonials {
  showImages
}
fragment ListingPicture on Picture {
  src
  width
  height
  widths
  share
  alt
  kind
  mark
  focus
}
fragment SeoParams on ComponentSeoParams {
  active
  pageTitle
  metadataTitle
  metadataDescription
  ogTitle
  ogDescription
  ogUrl
  ogSite
  ogImage {
    picture {
      ...SharePicture
    }
  }
  twitterTitle
  twitterDescription
  twitterUrl
  twitterSite
  twitterImage {
    picture {
      ...SharePicture
    }
  }
}
fragment SharePicture on Picture {
  src
  width
  height
  widths
  share
  alt
}
fragment PageContent on Page {
  key
  title
  description
  breadcrumb
  content
  css
  fixedMenu
  image {
    ...Media
  }
  logo {
    ...Media
  }
  banner {
    ...BannerParams
  }
  seo {
    ...SeoParams
  }
  ownOrder
  modules(pagination: {limit: 24}) {
    ...PageModule
  }
}
fragment BannerParams on ComponentLayoutBanner {
  type
  title
  description
  color
  transparent
  videoUrl
  images(pagination: {limit: 8}) {
    ...Media
  }
  video {
    ...Media
  }
  poster {
    ...Media
  }
}
fragment Media on UploadFile {
  url
  width
  height
  alternativeText
  mime
  picture {
    ...ListingPicture
    focus
  }
}`) as unknown as TypedDocumentString<PageQuery, PageQueryVariables>;
export const OldAddressDocument = new TypedDocumentString(`
    query OldAddress($address: String!) {
  oldAddress(address: $address) {
    to
    language
    isPermanent
  }
}
    `) as unknown as TypedDocumentString<OldAddressQuery, OldAddressQueryVariables>;
export const RedirectDocument = new TypedDocumentString(`
    query Redirect($language: String!, $path: String!) {
  redirect(language: $language, path: $path)
}
    `) as unknown as TypedDocumentString<RedirectQuery, RedirectQueryVariables>;
export const SiteDocument = new TypedDocumentString(`
    query Site($language: I18NLocaleCode!, $status: PublicationStatus!) {
  site(status: $status, locale: $language) {
    ...SiteSettings
  }
  consentNumbers {
    askedFrom
  }
  lawRates(language: $language) {
    name
    region
    value
    labels
    target
    validFrom
    source
  }
  team(language: $language) {
    offices {
      name
      hours {
        fromDay
        toDay
        opens
        closes
      }
    }
  }
  header(status: $status, locale: $language) {
    ...HeaderConfig
  }
  footer(status: $status, locale: $language) {
    ...FooterConfig
  }
  articleCategories(
    status: $status
    locale: $language
    sort: ["sort:asc", "id:asc"]
    pagination: {limit: 50}
  ) {
    key
    name
    slug
    seo {
      active
    }
  }
  articleSubcategories(
    status: $status
    locale: $language
    sort: ["sort:asc", "id:asc"]
    pagination: {limit: 100}
  ) {
    key
    name
    slug
    seo {
      active
    }
    category {
      key
    }
  }
  pages(
    status: $status
    locale: $language
    sort: ["sort:asc"]
    pagination: {limit: 100}
  ) {
    ...MenuPage
  }
}
    fragment ListingPicture on Picture {
  src
  width
  height
  widths
  share
  alt
  kind
  mark
  focus
}
fragment SeoParams on ComponentSeoParams {
  active
  pageTitle
  metadataTitle
  metadataDescription
  ogTitle
  ogDescription
  ogUrl
  ogSite
  ogImage {
    picture {
      ...SharePicture
    }
  }
  twitterTitle
  twitterDescription
  twitterUrl
  twitterSite
  twitterImage {
    picture {
      ...SharePicture
    }
  }
}
fragment SharePicture on Picture {
  src
  width
  height
  widths
  share
  alt
}
fragment SiteSettings on Site {
  agencyName
  retention {
    kind
    days
  }
  tagline
  defaultLanguage
  showSearchCount
  showPriceHistory
  renovationYears
  notaryCalculatorUrl
  rates(pagination: {limit: 100}) {
    name
    region
    value
    labels
    target
    validFrom
    source
  }
  enabledLanguages {
    code
  }
  legal {
    companyName
    street
    houseNumber
    zip
    city
    country
    phone
    email
    companyNumber
    vatNumber
    professionalTitle
    bivNumber
    recognitionCountry
    supervisor
    insurer
    policyNumber
    conductUrl
  }
  appearance {
    accentColor
    inkColor
    paperColor
    brassColor
    headingFont
    textFont
    logo {
      ...Media
    }
  }
  tourHosts
  cookieDays
  analytics {
    tagManagerId
    analyticsId
    adsId
    socialPixelId
  }
  map {
    tileUrl
    attribution
    streetViewUrl
    streetViewInPage
    latitude
    longitude
  }
  seo {
    ...SeoParams
  }
}
fragment MenuPage on Page {
  key
  title
  path
  type
  showInMenu
  redirect
  redirectUrl
  parent {
    key
  }
  seo {
    active
  }
}
fragment HeaderConfig on Header {
  appBar
  menu
  menuMobile
  languageSwitcher
  propertySearch
  phone
  freeEvaluation
  logo {
    ...Media
  }
  links {
    side
    active
    label
    link
    icon
    color
  }
  banner {
    ...BannerParams
  }
}
fragment BannerParams on ComponentLayoutBanner {
  type
  title
  description
  color
  transparent
  videoUrl
  images(pagination: {limit: 8}) {
    ...Media
  }
  video {
    ...Media
  }
  poster {
    ...Media
  }
}
fragment FooterConfig on Footer {
  copyright
  blocks {
    id
    title
    introText
    fullText
    columnsSm
    columnsMd
    columnsLg
    public
    image {
      ...Media
    }
  }
}
fragment Media on UploadFile {
  url
  width
  height
  alternativeText
  mime
  picture {
    ...ListingPicture
    focus
  }
}`) as unknown as TypedDocumentString<SiteQuery, SiteQueryVariables>;