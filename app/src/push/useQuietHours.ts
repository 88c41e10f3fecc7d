import { isQuietHours, type QuietHours } from '@campus-bell/domain/quietHours';
import { useEffect, useState } from 'react';
import { readNote, writeNote } from '../device/deviceNotes.ts';
import { logFailure } from '../log.ts';

/** The quiet hours of this device, which the worker keeps without any page; null while there are none. */
export function useQuietHours(): [QuietHours | null, (hours: QuietHours | null) => void] {
  const [quietHours, setQuietHours] = useState<QuietHours | null>(null);

  useEffect(() => {
    let isOver = false;
    void readNote('quietHours').then((kept) => {
      if (!isOver && isQuietHours(kept)) setQuietHours(kept);
    });
    return () => {
      isOver = true;
    };
  }, []);

  const choose = (hours: QuietHours | null) => {
    setQuietHours(hours);
    writeNote('quietHours', hours).catch((error) => logFailure('quiet hours', error));
  };
  return [quietHours, choose];
}
