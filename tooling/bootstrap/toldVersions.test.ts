import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bootstrapNode, oldestNode, pnpmMajor } from './pins.mjs';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const asked = /\b(Node|pnpm) (?:from )?(\d+(?:\.\d+)?)/g;

test('guides, README and manifests ask for the versions that the bootstrap knows', () => {
  const files = globSync(['README.md', 'docs/guides/*.md', 'docs/decisions/bootstrap.md'], {
    cwd: root,
  });
  const told = files.flatMap((file) =>
    [...read(file).matchAll(asked)].map(([, tool = '', version = '']) => `${tool} ${version}`),
  );
  expect(new Set(told)).toEqual(
    new Set([`Node ${bootstrapNode}`, `Node ${oldestNode.join('.')}`, `pnpm ${pnpmMajor}`]),
  );
  expect(JSON.parse(read('package.json'))).toMatchObject({
    engines: { node: `>=${bootstrapNode}` },
  });
  expect(read('pnpm-workspace.yaml')).toContain(`'@types/node': ${oldestNode[0]}.`);
});
