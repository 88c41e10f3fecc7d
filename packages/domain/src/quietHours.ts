/** Hours in which notifications make no sound, by the clock of the device. `23:00` to `07:00` lies over midnight. */
export interface QuietHours {
  /** `HH:mm` */
  readonly from: string;
  /** `HH:mm`, not quiet any more. */
  readonly to: string;
}

/** What is proposed to whoever turns the quiet hours on. */
export const proposedQuietHours: QuietHours = { from: '23:00', to: '07:00' };

const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Whether something read from the device is a choice of quiet hours. */
export function isQuietHours(value: unknown): value is QuietHours {
  if (typeof value !== 'object' || value === null) return false;
  const { from, to } = value as Record<string, unknown>;
  return [from, to].every((time) => typeof time === 'string' && timePattern.test(time));
}

/**
 * Whether a moment lies in the quiet hours, as a clock on the wall shows it: where clocks are put forward or back,
 * the hours are what they say, not how long they last. None when both ends are the same.
 */
export function isQuietAt(hours: QuietHours | null, moment: Date): boolean {
  if (hours === null) return false;
  const { from, to } = hours;
  const pad = (part: number) => String(part).padStart(2, '0');
  const time = `${pad(moment.getHours())}:${pad(moment.getMinutes())}`;
  return from <= to ? from <= time && time < to : time >= from || time < to;
}
