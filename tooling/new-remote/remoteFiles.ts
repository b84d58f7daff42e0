import type { RemoteNames } from './nameRemote.ts';

/**
 * The files of a new remote, by path: one page that greets the user, its messages in every
 * language, and tests.
 */
export function remoteFiles(names: RemoteNames): Readonly<Record<string, string>> {
  const view = `${names.feature}/view`;
  return {
    'README.md': readme(names),
    'package.json': packageOf(names),
    'tsconfig.json': typesConfig,
    'remote.config.ts': description(names),
    [`${view}/${names.route}Page.tsx`]: page(names),
    [`${view}/${names.route}Page.test.tsx`]: pageTest(names),
    'messages/en.ts': english(names),
    'messages/de.ts': messages(names, 'Hallo {name}', 'Hier entsteht die erste Seite.'),
    'messages/es.ts': messages(names, 'Hola, {name}', 'Aquí irá la primera página.'),
    'messages/th.ts': messages(names, 'สวัสดี {name}', 'หน้าแรกจะอยู่ที่นี่'),
    'messages/useText.ts': textHook(names),
    'messages/messages.test.ts': messagesTest,
  };
}

function readme({ remote, title, feature, route }: RemoteNames): string {
  return `# ${remote}

${title}: say here what people do with it.

**Start** with \`remote.config.ts\`, then \`${feature}/view/${route}Page.tsx\`. **It may import** \`shared-contracts\` and \`shared-ui\`. **Alone:** \`npm test -- ${remote}\`; \`npm run dev -- ${remote}\`.
`;
}

function packageOf({ remote }: RemoteNames): string {
  return JSON.stringify({
    name: remote,
    version: '1.0.0',
    private: true,
    license: 'MIT',
    type: 'module',
    sideEffects: false,
    dependencies: {
      react: 'catalog:',
      'shared-contracts': 'workspace:*',
      'shared-ui': 'workspace:*',
    },
    devDependencies: {
      '@testing-library/react': 'catalog:',
      '@types/react': 'catalog:',
      vitest: 'catalog:',
    },
  });
}

const typesConfig = JSON.stringify({
  extends: '../tsconfig.browser.json',
  include: ['**/*.ts', '**/*.tsx', '../tooling/types/*.d.ts'],
  exclude: ['node_modules', 'dist', '*.config.ts'],
});

function description({ remote, feature, route, title }: RemoteNames): string {
  return `import type { RemoteDescription } from 'shared-contracts';

export const description = {
  name: '${remote}',
  routes: [
    {
      name: '${route}',
      path: '/${feature}',
      module: './${route}',
      title: { en: '${title}', de: '${title}', es: '${title}', th: '${title}' },
      access: { session: 'employee' },
      chrome: 'application',
      navigation: { group: 'work', order: 9, icon: 'other' },
    },
  ],
  operations: [],
  hasStart: false,
} as const satisfies RemoteDescription;

export const modules = {
  './${route}': './${feature}/view/${route}Page.tsx',
} as const;
`;
}

function page({ prefix }: RemoteNames): string {
  return `import { EmptyState, Page as PageArea, StarFilled, useEmployeeSession } from 'shared-ui';
import { useText } from '../../messages/useText.ts';

export function Page() {
  const text = useText();
  const { employee } = useEmployeeSession();
  return (
    <PageArea>
      <EmptyState
        icon={<StarFilled />}
        meaning="work"
        title={text('${prefix}.hello', { name: employee.firstName })}
        text={text('${prefix}.start')}
      />
    </PageArea>
  );
}
`;
}

function pageTest({ route }: RemoteNames): string {
  return `import { screen } from '@testing-library/react';
import { employeeWith } from 'shared-contracts/testing/employee.ts';
import { employeeSession, renderInHost } from 'shared-ui/testing/renderInHost.tsx';
import { expect, it } from 'vitest';
import { messages } from '../../messages/en.ts';
import { Page } from './${route}Page.tsx';

it('greets who is logged in', () => {
  renderInHost(<Page />, { messages, session: employeeSession(employeeWith()) });
  expect(screen.getByText('Hello Amara')).toBeDefined();
});
`;
}

function english({ prefix, route }: RemoteNames): string {
  return `export const messages = {
  '${prefix}.hello': 'Hello {name}',
  '${prefix}.start': 'The first page goes here.',
} as const;

/** The same keys in every language; a missing one does not compile. */
export type ${route}Messages = Readonly<Record<keyof typeof messages, string>>;
`;
}

function messages({ prefix, route }: RemoteNames, hello: string, start: string): string {
  return `import type { ${route}Messages } from './en.ts';

export const messages: ${route}Messages = {
  '${prefix}.hello': '${hello}',
  '${prefix}.start': '${start}',
};
`;
}

function textHook({ title }: RemoteNames): string {
  return `import { textOf } from 'shared-ui';
import type { messages } from './en.ts';

/** The words of ${title}. */
export const useText = textOf<typeof messages>();
`;
}

const messagesTest = `import { checkMessages } from 'shared-ui/testing/checkMessages.ts';
import { expect, it } from 'vitest';
import { messages as de } from './de.ts';
import { messages as en } from './en.ts';
import { messages as es } from './es.ts';
import { messages as th } from './th.ts';

it('says everything in every language, with the same values in it', () => {
  expect(checkMessages(en, { de, es, th })).toEqual([]);
});
`;
