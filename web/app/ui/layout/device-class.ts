export type DeviceClass = 'mobile' | 'tablet' | 'desktop';

export function deviceClass(width: number): DeviceClass {
  return classOf(width, 1280);
}

/** Returns the device class by the narrower thresholds for content. */
export function contentDeviceClass(width: number): DeviceClass {
  return classOf(width, 960);
}

function classOf(width: number, desktopFrom: number): DeviceClass {
  if (width < 767) return 'mobile';
  return width < desktopFrom ? 'tablet' : 'desktop';
}
