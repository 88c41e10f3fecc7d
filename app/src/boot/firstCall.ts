import { callAtOnce } from './callAtOnce.ts';

try {
  callAtOnce();
} catch {
  // The app makes its calls itself.
}
