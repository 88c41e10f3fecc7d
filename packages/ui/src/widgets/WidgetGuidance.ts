/** What the page of a widget says about using it; a name in backticks is a widget. */
export interface WidgetGuidance {
  /** What it is, in a sentence. */
  what: string;
  /** Where it is the right choice. */
  when: string;
  /** What stands in its place elsewhere. */
  instead: string;
  dos: readonly string[];
  donts: readonly string[];
}
