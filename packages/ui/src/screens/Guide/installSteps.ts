import { installGuide } from '@campus-bell/domain/words/installGuide';

/** A kind of phone with its own way of installing. */
export type Platform = 'android' | 'ios';

/** A drawing of one step. */
export type SketchName =
  | 'androidMenu'
  | 'androidInstall'
  | 'androidConfirm'
  | 'androidHome'
  | 'iosShare'
  | 'iosAdd'
  | 'iosConfirm'
  | 'iosAllow';

/** One step of installing the app. */
export interface InstallStep {
  sketch: SketchName;
  title: string;
  text: string;
}

/** The install steps of both platforms; each has a drawing of our own (PW-5). */
export const installSteps = (): Record<Platform, readonly InstallStep[]> => ({
  android: [
    { sketch: 'androidMenu', ...installGuide.androidMenu },
    { sketch: 'androidInstall', ...installGuide.androidInstall },
    { sketch: 'androidConfirm', ...installGuide.androidConfirm },
    { sketch: 'androidHome', ...installGuide.androidHome },
  ],
  ios: [
    { sketch: 'iosShare', ...installGuide.iosShare },
    { sketch: 'iosAdd', ...installGuide.iosAdd },
    { sketch: 'iosConfirm', ...installGuide.iosConfirm },
    { sketch: 'iosAllow', ...installGuide.iosAllow },
  ],
});
