import { queryCms } from '../cms/client/query.server';
import { OwnerAccountDocument, type OwnerAccountQuery } from '../cms/generated/graphql';

/** The owner as the agency has them. */
export type Account = NonNullable<OwnerAccountQuery['ownerAccount']>;

/** OWN-1: whose session it is; null when it is over. Throws CmsError. */
export async function findAccount(session: string): Promise<Account | null> {
  const { ownerAccount } = await queryCms(OwnerAccountDocument, { session });
  return ownerAccount;
}

/** The owner's name as it is said. */
export function nameAccount({ firstName, lastName }: Account): string {
  return [firstName, lastName].filter(Boolean).join(' ');
}
