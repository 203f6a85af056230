import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const fileName = fileURLToPath(new URL('structured-data-of-pages.ts', import.meta.url));

/**
 * Checks objects against schema.org's vocabulary as published in schema-dts. Returns the problems:
 * unknown types and properties, properties on the wrong type, values of the wrong type. Objects of
 * the same shape are checked once.
 */
export function checkVocabulary(texts: readonly string[]): string[] {
  const byShape = new Map(texts.map((text) => [shapeOf(JSON.parse(text)), text]));
  const lines = [...byShape.values()].map((text, index) => {
    const type = String((JSON.parse(text) as { '@type': unknown })['@type']);
    return `export const thing${index}: Vocabulary.WithContext<Vocabulary.${type}> = ${text};`;
  });
  const source = ["import type * as Vocabulary from 'schema-dts';", ...lines].join('\n');
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (name) => name === fileName || fileExists(name);
  host.readFile = (name) => (name === fileName ? source : readFile(name));
  host.getSourceFile = (name, languageVersion, ...rest) =>
    name === fileName
      ? ts.createSourceFile(name, source, languageVersion)
      : getSourceFile(name, languageVersion, ...rest);
  const program = ts.createProgram([fileName], options, host);
  const file = program.getSourceFile(fileName);
  return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(
    ({ messageText, start = 0 }) => {
      const line = source.slice(0, start).split('\n').length - 1;
      return `${ts.flattenDiagnosticMessageText(messageText, '\n')}\n${lines[line - 1]}`;
    },
  );
}

function shapeOf(value: unknown): string {
  return JSON.stringify(value, (name, part: unknown) => {
    if (Array.isArray(part)) return [...new Map(part.map((one) => [shapeOf(one), one])).values()];
    const isWord = name === '@type' || /^https?:\/\/(schema|purl)\.org\//.test(String(part));
    return typeof part === 'object' || isWord ? part : typeof part;
  });
}
