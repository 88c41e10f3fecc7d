interface TrustedTypePolicies {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string },
  ): { createHTML(html: string): string };
}

let policy: { createHTML(html: string): string } | null = null;

/**
 * Marks foreign HTML as allowed under Trusted Types. Only for the `srcdoc` of a frame with an empty `sandbox`,
 * in which no script runs and which has no origin.
 */
export function sandboxedHtml(html: string): string {
  const policies = (window as { trustedTypes?: TrustedTypePolicies }).trustedTypes;
  if (policies === undefined) return html;
  policy ??= policies.createPolicy('policy-document', { createHTML: (text) => text });
  return policy.createHTML(html);
}
