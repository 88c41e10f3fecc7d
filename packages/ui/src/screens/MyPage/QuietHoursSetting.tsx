import { proposedQuietHours, type QuietHours } from '@campus-bell/domain/quietHours';
import { myPage } from '@campus-bell/domain/words/myPage';
import { useId } from 'react';
import { Checkbox } from '../../widgets/Checkbox/Checkbox.tsx';
import { hint, setting, time, timeLabel, times } from './QuietHoursSetting.css.ts';

/** Props of {@link QuietHoursSetting}. */
export interface QuietHoursSettingProps {
  /** Null while the student has chosen none. */
  quietHours: QuietHours | null;
  onChangeQuietHours(hours: QuietHours | null): void;
}

/** Hours in which notifications come silently and as one; a choice of this device. */
export function QuietHoursSetting({ quietHours, onChangeQuietHours }: QuietHoursSettingProps) {
  const hintId = useId();
  const timeOf = (end: 'from' | 'to', label: string, hours: QuietHours) => (
    <label className={timeLabel}>
      {label}
      <input
        className={time}
        type="time"
        required
        aria-describedby={hintId}
        value={hours[end]}
        onChange={({ target }) => {
          if (target.value !== '') onChangeQuietHours({ ...hours, [end]: target.value });
        }}
      />
    </label>
  );
  return (
    <div className={setting}>
      <Checkbox
        checked={quietHours !== null}
        onChangeChecked={(isOn) => onChangeQuietHours(isOn ? proposedQuietHours : null)}
      >
        {myPage.quietHours}
      </Checkbox>
      {quietHours === null ? null : (
        <div className={times}>
          {timeOf('from', myPage.quietFrom, quietHours)}
          {timeOf('to', myPage.quietTo, quietHours)}
        </div>
      )}
      <p id={hintId} className={hint}>
        {myPage.quietHint}
      </p>
    </div>
  );
}
