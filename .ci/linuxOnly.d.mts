interface Surroundings {
  platform?: string;
  env?: Record<string, string | undefined>;
  print?: (line: string) => void;
}
/** Whether a suite that needs Linux can run here. Elsewhere it is left out with one printed line: what, and why. */
export function linuxOnly(suite: string, why: string, surroundings?: Surroundings): boolean;
