import { unblock } from './words/unblock.ts';

/** How refused notifications are allowed again, step by step: in the installed app, and in a browser's tab. */
export const unblockSteps = () => ({
  android: {
    app: [unblock.androidApps, unblock.androidTurnOn, unblock.comeBack],
    tab: [unblock.siteSettings, unblock.androidAllow, unblock.comeBack],
  },
  ios: {
    app: [unblock.iosNotifications, unblock.iosTurnOn, unblock.comeBack],
    tab: [unblock.iosOpenApp, unblock.iosTurnOnInSettings],
  },
  desktop: {
    app: [unblock.desktopAppInfo, unblock.desktopAllowInSettings, unblock.comeBack],
    tab: [unblock.siteSettings, unblock.siteAllow, unblock.comeBack],
  },
});
