import { useSyncExternalStore } from 'react';
import type { DeviceList } from '../lib/device-list';

const none: readonly string[] = [];

/** The ids that this browser keeps; none on the server and in the first render. */
export function useDeviceList(list: DeviceList): readonly string[] {
  return useSyncExternalStore(list.subscribe, list.read, () => none);
}
