export type DeviceClass = 'mobile' | 'tablet' | 'desktop';

/** SHELL-1: the shell's class of a window `width` pixels wide. */
export function deviceClass(width: number): DeviceClass {
  return classOf(width, 1280);
}

/** SHELL-1: the class by the narrower thresholds that content inside the page uses. */
export function contentDeviceClass(width: number): DeviceClass {
  return classOf(width, 960);
}

function classOf(width: number, desktopFrom: number): DeviceClass {
  if (width < 767) return 'mobile';
  return width < desktopFrom ? 'tablet' : 'desktop';
}
