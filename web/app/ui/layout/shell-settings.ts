export type DeviceFlags = { isMobile: boolean; isTablet: boolean; isDesktop: boolean };
export type ShellSettings = DeviceFlags & { topBarShow: boolean; language: string };

const settings: ShellSettings = { ...flagsOf(1280), topBarShow: true, language: '' };

export function startShellSettings(): void {
  const measure = () => setDevice(flagsOf(window.innerWidth));
  settings.language = document.documentElement.lang;
  measure();
  window.addEventListener('resize', measure);
}

export function readShellSettings(): Readonly<ShellSettings> {
  return settings;
}

export function setDevice(flags: DeviceFlags): void {
  Object.assign(settings, flags);
}

export function setTopBarShow(topBarShow: boolean): void {
  settings.topBarShow = topBarShow;
}

function flagsOf(width: number): DeviceFlags {
  const device = deviceClass(width);
  return {
    isMobile: device === 'mobile',
    isTablet: device === 'tablet',
    isDesktop: device === 'desktop',
  };
}

type DeviceClass = 'mobile' | 'tablet' | 'desktop';

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
