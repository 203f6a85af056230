import { useTranslation } from 'react-i18next';
import { announce } from '../../../lib/announcements';
import type { DeviceList } from '../../../lib/device-list';
import { compared, favourites } from '../../../lib/shortlists';
import { useDeviceList } from '../../../ui/use-device-list';

type Marks = 'favourite' | 'compare';

const lists: Readonly<Record<Marks, DeviceList>> = { favourite: favourites, compare: compared };

/**
 * DETAIL-7: whether a listing is on one of the visitor's lists, and how to put it on or off. What was
 * taken off a list can be put back; what cannot be kept is said.
 */
export function useMark(kind: Marks, id: string): { isOn: boolean; toggle: () => void } {
  const { t } = useTranslation();
  const list = lists[kind];
  const ids = useDeviceList(list);
  const isOn = ids.includes(id);
  const toggle = () => {
    const before = list.read();
    const result = list.write(isOn ? before.filter((other) => other !== id) : [...before, id]);
    if (result !== 'kept') {
      announce({
        text:
          result === 'refused'
            ? t('shortlist.refused')
            : t(kind === 'compare' ? 'compare.full' : 'shortlist.full', { count: list.most }),
      });
    } else if (isOn && kind === 'favourite') {
      const undo = () => void list.write(before);
      announce({ text: t('shortlist.removed'), action: { label: t('shortlist.undo'), run: undo } });
    } else announce(null);
  };
  return { isOn, toggle };
}
