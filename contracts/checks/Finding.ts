/** What a check found: problems, one line each, and what to say when there is none. */
export interface Finding {
  problems: string[];
  /** A few words behind the title, such as counts. */
  detail?: string;
}
