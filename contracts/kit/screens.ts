import { globSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '..', '..');
const endpoints = join(root, 'packages/api/src/endpoints');
const options: ts.CompilerOptions = {
  allowImportingTsExtensions: true,
  jsx: ts.JsxEmit.ReactJSX,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  noLib: true,
  types: [],
};

let code: ts.LanguageService | undefined;

/**
 * The screens that stand on an operation, found as an editor finds references: from the function of the operation
 * through the queries and hooks that use it up to a screen, a route or the app around them.
 */
export function screensOf(operation: string): string[] {
  code ??= shippedCode();
  const sources = code.getProgram()?.getSourceFiles() ?? [];
  const screens = new Set<string>();
  const seen = new Set<ts.Node>();
  const queue = sources
    .filter(({ fileName }) => fileName.startsWith(endpoints))
    .flatMap(({ statements }) => statements.filter(ts.isFunctionDeclaration))
    .filter(({ name }) => name?.text === operation) as ts.NamedDeclaration[];
  for (let used = queue.pop(); used !== undefined; used = queue.pop()) {
    const { fileName } = used.getSourceFile();
    const screen = screenOf(fileName);
    if (screen !== null) screens.add(screen);
    if (screen !== null || seen.has(used) || used.name === undefined) continue;
    seen.add(used);
    for (const { fileName: user, textSpan } of code.getReferencesAtPosition(fileName, used.name.getStart()) ??
      []) {
      const file = sources.find((source) => source.fileName === user);
      const declaration = file && declarationAt(file, textSpan.start);
      if (declaration) queue.push(declaration);
    }
  }
  return [...screens].sort();
}

/** The app and its packages without tests and without what others wrote, whose types would take seconds to read. */
function shippedCode(): ts.LanguageService {
  const shipped = ['packages/{api,ui}/src/**/*.{ts,tsx}', 'app/src/**/*.{ts,tsx}'];
  const files = globSync(shipped, { cwd: root }).filter(
    (file) => !/\.(test|stories|fake|css|d)\.tsx?$/.test(file) && !file.includes('/flows/'),
  );
  return ts.createLanguageService({
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    getCompilationSettings: () => options,
    getCurrentDirectory: () => root,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    getScriptFileNames: () => files.map((file) => join(root, file)),
    getScriptSnapshot: (file) => ts.ScriptSnapshot.fromString(ts.sys.readFile(file) ?? ''),
    getScriptVersion: () => '1',
    resolveModuleNameLiterals: (literals, from) =>
      literals.map(({ text }) =>
        /^(\.|@campus-bell\/)/.test(text)
          ? ts.resolveModuleName(text, from, options, ts.sys)
          : { resolvedModule: undefined },
      ),
  });
}

/** The declaration of a module, or the property of one as `popular` of `eventQueries`, in which something stands. */
function declarationAt(file: ts.SourceFile, position: number): ts.NamedDeclaration | null {
  let found: ts.NamedDeclaration | null = null;
  const visit = (node: ts.Node, depth: number): void => {
    if (position < node.pos || position >= node.end) return;
    const declares = ts.isFunctionDeclaration(node) || ts.isVariableDeclaration(node);
    if ((declares && found === null) || (ts.isPropertyAssignment(node) && depth < 6)) found = node;
    node.forEachChild((child) => visit(child, depth + 1));
  };
  visit(file, 0);
  return found;
}

/** The screen, route or rest of the app that a file belongs to, as stories name it: `Event detail`. */
function screenOf(fileName: string): string | null {
  const [, screen, route] =
    /\/(?:ui\/src\/screens\/(\w+)\/|app\/src\/routes\/(\w+)Route\.tsx)/.exec(fileName) ?? [];
  const name = screen ?? route;
  if (name === undefined) return fileName.includes('/app/src/') ? 'the app around every screen' : null;
  const words = name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
