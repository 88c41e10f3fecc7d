const files = Object.keys(import.meta.glob('../../packages/ui/src/widgets/*/*.guidance.ts'));

/** The widgets that have a page, by name, with the id of that page. */
export const titledWidgets: ReadonlyMap<string, string> = new Map(
  files.map((file) => {
    const name = file.slice(file.lastIndexOf('/') + 1, -'.guidance.ts'.length);
    return [name, `widgets-${name.toLowerCase()}--docs`];
  }),
);
