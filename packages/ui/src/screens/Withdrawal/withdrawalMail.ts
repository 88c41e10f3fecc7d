import { leaving } from '@campus-bell/domain/words/leaving';
/** Address of a mail that asks the team for what the server cannot do, with its subject and text. */
export function withdrawalMail(contactEmail: string, memberEmail: string | null): string {
  const lines = [leaving.mailAsk, leaving.mailWhy, '', leaving.mailAccount({ email: memberEmail ?? '' })];
  const subject = encodeURIComponent(leaving.mailSubject);
  return `mailto:${contactEmail}?subject=${subject}&body=${encodeURIComponent(lines.join('\r\n'))}`;
}
