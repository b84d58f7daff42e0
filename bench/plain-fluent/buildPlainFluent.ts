import { join } from 'node:path';
import { rm } from 'node:fs/promises';
import { finishFiles, writeWhole } from 'tooling/build/finishFiles.ts';
import { runWebpack } from 'tooling/build/runWebpack.ts';
import { recipe } from 'tooling/webpack/recipe.ts';
import { sourceMapFolder, workspaceFolder } from 'tooling/workspace/workspace.ts';

/** `SHELL_DIRECTORY` of a server with the plain page. */
export const plainFluentOutput = join(workspaceFolder, 'dist/plain-fluent');

/**
 * Builds a page with only Fluent's provider and one button, with the build of our own pages: the
 * lower bound of any page with React and Fluent.
 */
export async function buildPlainFluent(): Promise<void> {
  await rm(plainFluentOutput, { recursive: true, force: true });
  const { scripts } = await runWebpack({
    ...recipe({
      folder: import.meta.dirname,
      mode: 'production',
      outputFolder: plainFluentOutput,
      uniqueName: 'plain-fluent',
      publicPath: '/',
    }),
    entry: { plain: join(import.meta.dirname, 'main.tsx') },
  });
  await finishFiles(plainFluentOutput, join(sourceMapFolder, 'plain-fluent'));
  const tags = (scripts['plain'] ?? []).map((file) => `<script defer src="/${file}"></script>`);
  await writeWhole(join(plainFluentOutput, 'index.html'), pageWith(tags.join('')));
}

function pageWith(scripts: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Plain Fluent</title>
    ${scripts}
  </head>
  <body><div id="root"></div></body>
</html>
`;
}
