import type { ReactNode } from 'react';
import { createContext, useContext, useEffect, useMemo, useState } from 'react';
import { deviceClass } from './device-class';

export type DeviceFlags = { isMobile: boolean; isTablet: boolean; isDesktop: boolean };

export type ShellSettings = DeviceFlags & {
  topBarShow: boolean;
  language: string;
  setDevice: (flags: DeviceFlags) => void;
  setTopBarShow: (show: boolean) => void;
};

const ShellSettingsContext = createContext<ShellSettings | null>(null);

/** SHELL-1: keeps the device flags in step with the window; the server draws for the desktop. */
export function ShellSettingsProvider(props: { language: string; children: ReactNode }) {
  const { language, children } = props;
  const [device, setDevice] = useState<DeviceFlags>(flagsOf(1280));
  const [topBarShow, setTopBarShow] = useState(true);

  useEffect(() => {
    const measure = () => setDevice((before) => keepIfSame(before, flagsOf(window.innerWidth)));
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);

  const settings = useMemo(
    () => ({ ...device, topBarShow, language, setDevice, setTopBarShow }),
    [device, topBarShow, language],
  );
  return <ShellSettingsContext.Provider value={settings}>{children}</ShellSettingsContext.Provider>;
}

/** The shell's settings; throws outside the provider. */
export function useShellSettings(): ShellSettings {
  const settings = useContext(ShellSettingsContext);
  if (!settings) throw new Error('useShellSettings needs a ShellSettingsProvider above it');
  return settings;
}

function flagsOf(width: number): DeviceFlags {
  const device = deviceClass(width);
  return {
    isMobile: device === 'mobile',
    isTablet: device === 'tablet',
    isDesktop: device === 'desktop',
  };
}

function keepIfSame(before: DeviceFlags, after: DeviceFlags): DeviceFlags {
  const same = before.isMobile === after.isMobile && before.isTablet === after.isTablet;
  return same ? before : after;
}
