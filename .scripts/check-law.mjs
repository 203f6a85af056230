import { listUncheckedRules, mostDaysUnchecked } from '@agency/domain/advert-rules';

/** `npm run check:law`: names the rules for adverts whose source was last read too long ago. */
const old = listUncheckedRules(new Date().toISOString().slice(0, 10));
for (const { id, checkedOn, isOn, source } of old) {
  console.log(
    `${id}${isOn ? '' : ' (off)'}: ${checkedOn ?? 'never checked'}, ${source.name}, ${source.url}`,
  );
}
const onAndOld = old.filter(({ isOn }) => isOn);
console.log(
  `${old.length} rules have not been checked for ${mostDaysUnchecked} days; ${onAndOld.length} of them count.`,
);
process.exitCode = onAndOld.length > 0 ? 1 : 0;
