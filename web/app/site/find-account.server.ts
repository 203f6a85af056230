import { queryCms } from '../cms/client/query.server';
import { OwnerAccountDocument, type OwnerAccountQuery } from '../cms/generated/graphql';

export type Account = NonNullable<OwnerAccountQuery['ownerAccount']>;

/** Returns the owner of a session; null if it has expired. Throws CmsError. */
export async function findAccount(session: string): Promise<Account | null> {
  const { ownerAccount } = await queryCms(OwnerAccountDocument, { session });
  return ownerAccount;
}

export function nameAccount({ firstName, lastName }: Account): string {
  return [firstName, lastName].filter(Boolean).join(' ');
}
