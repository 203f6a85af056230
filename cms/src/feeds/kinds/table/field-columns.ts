/** Fields that columns of other fields supply as well: any one of these is enough. */
export const FIELD_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  Goal: ['Goal', 'Offer', 'SalePrice', 'Rent'],
  Status: ['Status', 'Offer'],
  Zip: ['Zip', 'Place', 'Address'],
  City: ['City', 'Place', 'Address'],
  PublishAddress: ['PublishAddress', 'HideAddress'],
};
