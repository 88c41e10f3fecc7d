/** What draws previews of links, built, and the addresses of this build. */
export interface LinkPreviewModule {
  /** A module that imports nothing and exports `createLinkPreview` and `isPreviewAgent`. */
  code: string;
  apiOrigin: string;
  publicOrigin: string | null;
}

const exportClause = /export\s*\{([^}]*)\};?/;

/** What makes the handler of this build, with nothing else of the module in sight. */
export function linkPreviewCode({ code, apiOrigin, publicOrigin }: LinkPreviewModule): string {
  const own = code.replace(exportClause, '');
  const names = new Map(
    (exportClause.exec(code)?.[1] ?? '').split(',').map((one) => {
      const [name = '', , exported = name] = one.trim().split(/\s+/);
      return [exported, name];
    }),
  );
  const nameOf = (exported: string) => {
    const name = names.get(exported);
    if (name === undefined) throw new Error(`the module exports no ${exported}`);
    return name;
  };
  const addresses = JSON.stringify({ apiOrigin, publicOrigin });
  return `const { linkPreview, isPreviewAgent } = (() => {
${own.trim()}
return {
  linkPreview: (plain) => ${nameOf('createLinkPreview')}({ ...${addresses}, plain }),
  isPreviewAgent: ${nameOf('isPreviewAgent')},
};
})();
`;
}

/** `link-preview.js`, for hosts whose functions are files of their own: how to mount it says `app/edge/README.md`. */
export function linkPreviewFile(preview: LinkPreviewModule): string {
  return `${linkPreviewCode(preview)}export { isPreviewAgent, linkPreview };\n`;
}
