import { language } from '@campus-bell/domain/language';

/** The branch of a plural for a count, with the count where it stands. */
export function many(count: number, branches: Readonly<Record<string, (count: string) => string>>): string {
  const rule = new Intl.PluralRules(language()).select(count);
  const branch = branches[`=${count}`] ?? branches[rule] ?? branches.other;
  return branch?.(new Intl.NumberFormat(language()).format(count)) ?? '';
}
