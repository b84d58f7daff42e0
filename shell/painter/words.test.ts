import { locales } from 'shared-contracts';
import { expect, test } from 'vitest';
import { loadShellMessages } from '../locale/data/loadShellMessages.ts';
import { words } from './words.ts';

test.each(locales)('what is painted in %s is what the shell says', async (locale) => {
  const {
    work,
    team,
    employee,
    settings,
    admin,
    about,
    logOut,
    more,
    logIn,
    username,
    password,
    forgotten,
    required,
  } = words[locale];
  expect(await loadShellMessages(locale)).toMatchObject({
    'shell.group.work': work,
    'shell.group.team': team,
    'shell.employeeNumber': employee,
    'shell.settings': settings,
    'shell.admin': admin,
    'shell.about': about,
    'shell.logOut': logOut,
    'shell.tabs.more': more,
    'shell.logIn.title': logIn,
    'shell.logIn.username': username,
    'shell.logIn.password': password,
    'shell.logIn.forgotten': forgotten,
    'shell.required': required,
  });
});
