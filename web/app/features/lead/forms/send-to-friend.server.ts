import { z } from 'zod';
import { createFields } from '../../../form/fields/fields.server';
import { defineForm } from '../../../form/form-definition.server';
import { inGroup } from '../../../form/fields/in-group.server';
import { openListing } from '../listing-subject.server';
import { createStandardFields } from '../../../form/fields/standard-fields.server';

/** Sends a listing to someone else once. */
export const sendToFriend = defineForm({
  kind: 'send-to-friend',
  load: (context, query) => openListing(context, query),
  whenAway: null,
  schema: (context) => {
    const { t } = context;
    const fields = createStandardFields(context);
    const { text, email } = createFields(t);
    return z.object({
      ...inGroup(t('form.groups.friend'), {
        friendName: text({ label: t('form.fields.friendName'), width: 'half' }),
        friendEmail: email({
          label: t('form.fields.friendEmail'),
          hint: t('form.hints.friend'),
          width: 'half',
          required: t('form.errors.friendEmail'),
          invalid: t('form.errors.friendEmailInvalid'),
        }),
        remark: fields.optionalRemark(),
      }),
      // A name and one means of contact, as the law allows before a visit.
      ...inGroup(t('form.groups.you'), {
        firstName: fields.firstName(),
        lastName: fields.lastName(),
        email: fields.email(),
      }),
      privacy: fields.privacy(),
    });
  },
  words: ({ t, loaded }) => ({
    title: t('form.kinds.send-to-friend.title'),
    intro: t('form.kinds.send-to-friend.intro'),
    submitLabel: t('form.kinds.send-to-friend.submit'),
    subject: loaded?.subject ?? null,
  }),
  toLead: ({ friendName, friendEmail, firstName, lastName, email, remark }, { loaded }) => ({
    firstName,
    lastName,
    email,
    remark,
    listing: loaded?.listing.card.id,
    friend: { name: friendName, email: friendEmail },
  }),
});
