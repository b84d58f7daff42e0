import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { workspaceFolder } from '../build/workspace.ts';
import { runProgram } from '../test/runProgram.ts';

/** Writes files by their path in the folder, and puts them into form: how long a line becomes depends on names. */
export async function writeFormatted(
  folder: string,
  files: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  const formatter = join(workspaceFolder, 'node_modules/oxfmt/bin/oxfmt');
  const { code, output } = await runProgram(process.execPath, [formatter, '.'], { cwd: folder });
  if (code !== 0) throw new Error(output);
}
